import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS, makeRateLimit } from '../limits.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';
import { makeHttpServer } from './httpServer.ts';

/** Real sockets, possibly on a busy machine. */
const SLOW = { timeout: 30_000 };
const HEALTH = 'GET /health HTTP/1.1\r\nHost: x\r\n\r\n';
const GAMES = 'GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n';
const BODY = 'POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n';

let server: TestServer;
afterEach(() => server.stop());

async function open(localAddress = '127.0.0.1'): Promise<Socket> {
  const { hostname, port } = new URL(server.address);
  const socket = connect({ port: Number(port), host: hostname, localAddress });
  socket.on('error', () => socket.destroy());
  await once(socket, 'connect');
  return socket;
}

/** Reads until there were `count` answers, or the connection has ended. */
async function answers(socket: Socket, count: number): Promise<number> {
  let text = '';
  const found = (): number => text.split('HTTP/1.1 200').length - 1;
  for await (const data of socket) {
    text += String(data);
    if (found() >= count) break;
  }
  return found();
}

describe('connections', SLOW, () => {
  it('may send a few requests without waiting for the answers', async () => {
    server = await openTestServer();
    const socket = await open();
    socket.write(HEALTH.repeat(5));
    expect(await answers(socket, 5)).toBe(5);
  });

  it('are ended if they send many requests without waiting for the answers', async () => {
    server = await openTestServer();
    const socket = await open();
    socket.write(HEALTH.repeat(500));
    expect(await answers(socket, 500)).toBeLessThan(500);
  });

  it('are not read on once they have sent too many requests', async () => {
    server = await openTestServer();
    let begun = 0;
    const own = makeHttpServer(() => undefined, {
      clients: { trusts: () => false },
      limits: DEFAULT_LIMITS,
      newConnections: makeRateLimit(600, 60),
    });
    own.on('request', () => begun++);
    await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve));
    const socket = connect({ port: (own.address() as AddressInfo).port, host: '127.0.0.1' });
    socket.on('error', () => socket.destroy());
    socket.write(HEALTH.repeat(1000));
    socket.resume();
    await once(socket, 'close');
    own.close();
    expect(begun).toBeLessThan(15);
  });

  it.each([
    ['headers', 'GET /health HTTP/1.1\r\n'],
    ['body', BODY],
    ['first byte', ''],
  ])('are ended if the %s takes too long', async (_part, start) => {
    server = await openTestServer({ limits: { headersTimeoutMs: 200, requestTimeoutMs: 400 } });
    const socket = await open();
    socket.write(start);
    socket.resume();
    await once(socket, 'close');
  });

  it('of one network are limited in number, unless it is that of a proxy', async () => {
    const limits = { connectionsPerNetwork: 3 };
    server = await openTestServer({ limits, trustedProxies: ['127.0.0.9'] });
    const first = [await open(), await open(), await open()];
    const fourth = await open();
    fourth.resume();
    await once(fourth, 'close');
    const others = await Promise.all(Array.from({ length: 5 }, () => open('127.0.0.9')));
    for (const socket of [first[2], others[4]]) {
      socket?.write(HEALTH);
      expect(socket && (await answers(socket, 1))).toBe(1);
    }
    first[0]?.destroy();
    await expect
      .poll(async () => {
        const next = await open();
        next.write(HEALTH);
        return answers(next, 1);
      })
      .toBe(1);
    for (const socket of [...first, ...others]) socket.destroy();
  });

  it('of one network are limited in rate, and those that had to be ended count for many', async () => {
    const limits = { connectionBurst: 60, connectionsPerSecond: 0.01 };
    server = await openTestServer({ limits, trustedProxies: ['127.0.0.9'] });
    const ask = async (text: string, from?: string): Promise<number> => {
      const socket = await open(from);
      socket.write(text);
      return answers(socket, 1);
    };
    expect(await ask(HEALTH)).toBe(1);
    await ask(HEALTH.repeat(500));
    await expect.poll(() => ask(HEALTH), { interval: 1 }).toBe(0);
    expect([await ask(HEALTH, '127.0.0.2'), await ask(HEALTH, '127.0.0.9')]).toEqual([1, 1]);
  });

  it('are ended if they go on although their requests are refused, unless they are those of a proxy', async () => {
    const limits = { requestBurst: 1, requestsPerSecond: 0.001, connectionBurst: 60, connectionsPerSecond: 0.01 };
    server = await openTestServer({ limits, trustedProxies: ['127.0.0.9'] });
    const refused = async (from: string): Promise<number> => {
      const socket = await open(from);
      let count = 0;
      socket.on('data', (data) => {
        count += String(data).split('HTTP/1.1 429').length - 1;
        if (count < 40) socket.write(GAMES);
        else socket.destroy();
      });
      socket.write(GAMES.repeat(2));
      await once(socket, 'close');
      return count;
    };
    expect(await refused('127.0.0.2')).toBe(20);
    expect(await refused('127.0.0.9')).toBe(40);
    // It counted for many, so that the next one is not even served.
    await refused('127.0.0.2');
    await expect.poll(() => refused('127.0.0.2'), { interval: 1 }).toBe(0);
  });
});
