import { once } from 'node:events';
import { connect } from 'node:net';
import { refusal } from '@portolan/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { openSqliteStore } from './store/sqlite.ts';
import type { Store } from './store/store.ts';
import { Page } from './testing/page.ts';
import { bids, seated } from './testing/seated.ts';
import { openTestServer, type TestServer } from './testing/testServer.ts';
import { Visitor } from './testing/visitor.ts';

/** Real sockets, possibly on a busy machine. */
const SLOW = { timeout: 30_000 };

let server: TestServer;
afterEach(() => server.stop());

/** The first line of the server's answer to raw bytes. */
async function sayRaw(lines: readonly string[], rude = false): Promise<string> {
  const { hostname, port } = new URL(server.address);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => socket.destroy());
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  if (rude) {
    socket.resetAndDestroy();
    return '';
  }
  const [data] = await once(socket, 'data');
  socket.destroy();
  return String(data).split('\r\n')[0] ?? '';
}

const upgrade = (path: string, ...headers: readonly string[]): string[] => [
  `GET ${path} HTTP/1.1`,
  `Host: ${new URL(server.address).host}`,
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  ...headers,
];

async function isAlive(): Promise<boolean> {
  const page = await Page.open(server.address);
  const { type } = await page.ask({ type: 'ping' });
  page.terminate();
  return type === 'pong';
}

describe('the socket endpoint', SLOW, () => {
  it('accepts pages of this site only', async () => {
    server = await openTestServer();
    const { host } = new URL(server.address);
    expect(await sayRaw(upgrade('/socket'))).toContain('101');
    expect(await sayRaw(upgrade('/socket?x=1', `Origin: http://${host}`))).toContain('101');
    for (const origin of ['http://evil.example', 'null', 'http://', '%%%']) {
      expect(await sayRaw(upgrade('/socket', `Origin: ${origin}`))).toContain('403');
    }
    for (const path of ['/', '//', '/socket/', 'http://[', '/api/me']) {
      expect(await sayRaw(upgrade(path))).toMatch(/404|400/);
    }
    expect(await sayRaw(upgrade('/socket').filter((line) => !line.startsWith('Sec-WebSocket-Key')))).toContain('400');
    for (let i = 0; i < 20; i++) await sayRaw(upgrade(i % 2 === 0 ? '/socket' : '/nowhere'), true);
    expect(await isAlive()).toBe(true);
  });

  it('cuts off a client that pings and never reads, and keeps the memory it had', async () => {
    server = await openTestServer({ limits: { messageBurst: 50, messagesPerSecond: 10, unread: 100_000 } });
    const { hostname, port } = new URL(server.address);
    const deaf = connect(Number(port), hostname);
    deaf.on('error', () => undefined);
    deaf.write(`${upgrade('/socket').join('\r\n')}\r\n\r\n`);
    await once(deaf, 'data');
    deaf.pause();
    // A masked ping with the longest payload a control frame can have.
    const ping = Buffer.concat([Buffer.from([0x89, 0x80 | 125, 0, 0, 0, 0]), Buffer.alloc(125)]);
    const flood = Buffer.concat(Array(1000).fill(ping));
    const closed = new Promise((resolve) => deaf.on('close', resolve));
    const before = process.memoryUsage().rss;
    for (let i = 0; i < 300 && !deaf.destroyed; i++) {
      if (!deaf.write(flood)) await Promise.race([once(deaf, 'drain').catch(() => undefined), closed]);
    }
    deaf.resume();
    await closed;
    expect(process.memoryUsage().rss - before).toBeLessThan(100e6);
    expect(await isAlive()).toBe(true);
  });

  it('answers a ping now and then', async () => {
    server = await openTestServer();
    const socket = new WebSocket(`${server.address.replace('http', 'ws')}/socket`);
    await once(socket, 'open');
    socket.ping('ahoy');
    expect(String((await once(socket, 'pong'))[0])).toBe('ahoy');
    socket.terminate();
  });

  it('limits connections in total and per address, and frees a place when one closes', async () => {
    server = await openTestServer({ limits: { socketsPerNetwork: 2, sockets: 3 } });
    const pages = [await Page.open(server.address), await Page.open(server.address)];
    expect(await sayRaw(upgrade('/socket'))).toContain('429');
    const other = 'X-Forwarded-For: 9.9.9.9';
    expect(await sayRaw(upgrade('/socket', other, 'Sec-WebSocket-Version: 99'))).toContain('400');
    const third = new WebSocket(`${server.address.replace('http', 'ws')}/socket`, {
      headers: { 'x-forwarded-for': '9.9.9.9' },
    });
    await once(third, 'open');
    expect(await sayRaw(upgrade('/socket', other))).toContain('503');
    third.terminate();
    await pages[0]?.close();
    await expect.poll(() => sayRaw(upgrade('/socket'))).toContain('101');
  });
});

describe('a page that misbehaves', SLOW, () => {
  it.each([
    ['invalid JSON', '{', 'badMessage'],
    ['nothing', '', 'badMessage'],
    ['a list', '[]', 'badMessage'],
    ['an unknown message', '{"type":"cheat"}', 'badMessage'],
    ['a prototype property as message type', '{"type":"constructor"}', 'badMessage'],
    ['an unknown field', '{"type":"ping","id":"a","__proto__":1}', 'badMessage'],
    ['a missing field', '{"type":"watch"}', 'badMessage'],
    ['a message that is too long', `{"type":"ping","id":"${'a'.repeat(5000)}"}`, 'badMessage'],
    ['an unknown table', '{"type":"watch","table":"none"}', 'unknownTable'],
    ['a move at an unknown table', '{"type":"move","id":"a","table":"none","seq":0,"text":"x"}', 'unknownTable'],
    ['an anonymous chat line', '{"type":"chat","id":"a","table":"none","text":"x"}', 'notKnown'],
  ])('is refused for sending %s', async (_, raw, code) => {
    server = await openTestServer();
    const page = await Page.open(server.address);
    page.sendRaw(raw);
    await page.until(() => page.messages('refused').length === 1, 'a refusal');
    expect(page.messages('refused')[0]?.refusal.code).toBe(code);
    expect((await page.ask({ type: 'ping' })).type).toBe('pong');
  });

  it.each([
    ['binary data', Buffer.from([1, 2, 3]), 1003],
    ['an oversized frame', 'x'.repeat(20_000), 1009],
  ])('is disconnected for sending %s', async (_, data, code) => {
    server = await openTestServer();
    const page = await Page.open(server.address);
    page.sendRaw(data);
    await page.until(() => page.closed !== undefined, 'the connection to close');
    expect([code, 1006]).toContain(page.closed?.code);
    expect(await isAlive()).toBe(true);
  });

  it('is refused for sending too fast, and disconnected if it does not slow down', async () => {
    server = await openTestServer({ limits: { messageBurst: 5, messagesPerSecond: 0.001 } });
    const page = await Page.open(server.address);
    const said = await Promise.all(Array.from({ length: 8 }, () => page.ask({ type: 'ping' })));
    expect(said.map((one) => (one.type === 'refused' ? one.refusal.code : one.type))).toEqual([
      ...Array(5).fill('pong'),
      ...Array(3).fill('tooFast'),
    ]);
    page.sendRaw('not even JSON');
    await page.until(() => page.messages('refused').length === 4, 'another refusal');
    for (let i = 0; i < 4; i++) page.sendRaw('x');
    await page.until(() => page.closed !== undefined, 'the connection to close');
    expect(page.closed?.code).toBe(1008);
  });

  it('shares a limit with the other pages of its network', async () => {
    server = await openTestServer({ limits: { networkMessageBurst: 5, networkMessagesPerSecond: 0.001 } });
    const pages = [await Page.open(server.address), await Page.open(server.address)] as const;
    for (let i = 0; i < 5; i++) expect((await pages[i % 2 === 0 ? 0 : 1].ask({ type: 'ping' })).type).toBe('pong');
    for (const page of pages) {
      expect(await page.ask({ type: 'ping' })).toMatchObject({ type: 'refused', refusal: { code: 'tooFast' } });
    }
    // Nothing is remembered of a network that has gone.
    for (const page of pages) page.close();
    await expect
      .poll(async () => {
        const page = await Page.open(server.address);
        const { type } = await page.ask({ type: 'ping' });
        page.close();
        return type;
      })
      .toBe('pong');
  });

  it('is disconnected after a few messages that no page sends', async () => {
    server = await openTestServer({ limits: { faultBurst: 3, faultsPerSecond: 0.001 } });
    const page = await Page.open(server.address);
    for (let i = 0; i < 3; i++) page.sendRaw('{');
    await page.until(() => page.messages('refused').length === 3, 'three refusals');
    expect((await page.ask({ type: 'ping' })).type).toBe('pong');
    page.sendRaw('[');
    await page.until(() => page.closed !== undefined, 'the connection to close');
    expect(page.closed?.code).toBe(1008);
    expect(page.messages('refused')).toHaveLength(3);
  });

  it.each([
    ['messages', Buffer.concat([Buffer.from([0x81, 0x80 | 1, 0, 0, 0, 0]), Buffer.from('{')])],
    ['pongs', Buffer.from([0x8a, 0x80, 0, 0, 0, 0])],
  ])('is not read on when it ignores that its %s had it disconnected', async (_, frame) => {
    server = await openTestServer({
      limits: { messageBurst: 20, messagesPerSecond: 1, faultBurst: 3, faultsPerSecond: 1 },
    });
    const { hostname, port } = new URL(server.address);
    const rude = connect(Number(port), hostname);
    rude.on('error', () => undefined);
    rude.write(`${upgrade('/socket').join('\r\n')}\r\n\r\n`);
    await once(rude, 'data');
    rude.resume();
    const closed = new Promise<'closed'>((resolve) => rude.on('close', () => resolve('closed')));
    const many = Buffer.concat(Array(20_000).fill(frame));
    let written = 0;
    while (!rude.destroyed && written < 400_000_000) {
      written += many.length;
      if (!rude.write(many)) await Promise.race([once(rude, 'drain').catch(() => undefined), closed]);
    }
    expect(await closed).toBe('closed');
    // What fits into the buffers of both sides, and no more.
    expect(written).toBeLessThan(50_000_000);
  });

  it('keeps its network from connecting again at once if it had to be disconnected often', async () => {
    const limits = { faultBurst: 1, faultsPerSecond: 0.001, connectionBurst: 120, connectionsPerSecond: 0.01 };
    server = await openTestServer({ limits });
    for (let i = 0; i < 2; i++) {
      const page = await Page.open(server.address);
      for (let j = 0; j < 2; j++) page.sendRaw('{');
      await page.until(() => page.closed !== undefined, 'the connection to close');
    }
    const last = await Page.open(server.address);
    last.sendRaw(Buffer.from([1]));
    await last.until(() => last.closed !== undefined, 'the connection to close');
    expect(await sayRaw(upgrade('/socket'))).toContain('429');
    expect(await sayRaw(upgrade('/socket', 'X-Forwarded-For: 9.9.9.9'))).toContain('101');
  });

  it('is refused for watching too many tables', async () => {
    server = await openTestServer({ limits: { watches: 1 } });
    const ann = await Visitor.guest(server.address, 'Ann');
    const request = { game: 'ferry', visibility: 'unlisted', seats: [{ kind: 'me' }, { kind: 'open' }] };
    const [one, two] = [await ann.table('/tables', request), await ann.table('/tables', request)];
    const page = await ann.page();
    await page.watch(one.id);
    await page.watch(one.id);
    page.send({ type: 'watch', table: two.id });
    await page.until(() => page.messages('refused')[0]?.refusal.code === 'tooMany', 'a refusal');
    page.send({ type: 'unwatch', table: one.id });
    await page.watch(two.id);
  });

  it('is disconnected for not reading, without delaying others', async () => {
    server = await openTestServer({ limits: { unread: 50_000 } });
    const at = await seated(server);
    await bids(at);
    const { hostname, port } = new URL(server.address);
    const lazy = connect(Number(port), hostname);
    lazy.on('error', () => undefined);
    lazy.write(`${upgrade('/socket').join('\r\n')}\r\n\r\n`);
    await once(lazy, 'data');
    lazy.pause();
    const watch = JSON.stringify({ type: 'watch', table: at.id });
    lazy.write(Buffer.concat([Buffer.from([0x81, 0x80 | watch.length, 0, 0, 0, 0]), Buffer.from(watch)]));
    const eve = await (await Visitor.guest(server.address, 'Eve')).page();
    await eve.watch(at.id);
    let gone = false;
    lazy.on('close', () => {
      gone = true;
    });
    for (let i = 0; !gone && i < 20_000; i++) {
      eve.send({ type: 'chat', id: 'c', table: at.id, text: 'x'.repeat(400) });
      if (i % 500 === 0) {
        await eve.ask({ type: 'ping' });
        const health = (await (await fetch(`${server.address}/health`)).json()) as { connections: number };
        if (health.connections === 3) gone = true;
      }
    }
    expect(gone).toBe(true);
    expect(await at.pages[0].move(at.id, 'load 1')).toMatchObject({ type: 'accepted' });
    lazy.destroy();
  });

  it('leaves nothing behind when it disconnects in the middle of a message', async () => {
    server = await openTestServer();
    const at = await seated(server);
    for (let i = 0; i < 30; i++) {
      const page = await at.ann.page({ keep: false });
      page.send({ type: 'watch', table: at.id });
      page.send({ type: 'lobby' });
      page.terminate();
    }
    await at.pages[0].close();
    await expect
      .poll(async () => (await at.bob.get<{ seats: object[] }>(`/tables/${at.id}`)).body.seats[0])
      .toMatchObject({ present: false });
  });
});

/** A store whose moves wait once `hold` has been called. */
function slowStore() {
  const store = openSqliteStore(':memory:');
  const held = Promise.withResolvers<void>();
  let isHeld = false;
  const slow: Store = {
    ...store,
    async append(...args) {
      if (isHeld) await held.promise;
      return store.append(...args);
    },
  };
  return {
    store: slow,
    release: held.resolve,
    hold() {
      isHeld = true;
    },
  };
}

describe('a page that waits for a slow answer', SLOW, () => {
  it('still learns that its server is there', async () => {
    const { store, hold, release } = slowStore();
    server = await openTestServer({ store });
    const at = await seated(server);
    await bids(at);
    const [ann] = at.pages;
    hold();
    let answered = false;
    const answer = ann.move(at.id, 'load 1').finally(() => {
      answered = true;
    });
    for (let i = 0; i < 2; i++) expect((await ann.ask({ type: 'ping' })).type).toBe('pong');
    expect(answered).toBe(false);
    release();
    expect(await answer).toMatchObject({ type: 'accepted', seq: 3 });
    expect(ann.messages('pong')).toHaveLength(2);
  });

  it('is disconnected if it pings ever more meanwhile', async () => {
    const { store, hold, release } = slowStore();
    server = await openTestServer({ store, limits: { messageBurst: 10, messagesPerSecond: 0.001 } });
    const at = await seated(server);
    await bids(at);
    const [ann] = at.pages;
    hold();
    ann.send({ type: 'move', id: 'held', table: at.id, seq: 2, text: 'load 1' });
    for (let i = 0; i < 17; i++) ann.send({ type: 'ping', id: `q${i}` });
    await ann.until(() => ann.messages('refused').length === 10, 'the refusals');
    expect(ann.messages('pong')).toHaveLength(7);
    ann.send({ type: 'ping', id: 'last' });
    await expect.poll(() => ann.closed?.code).toBe(1008);
    release();
  });
});

describe('after a failure', SLOW, () => {
  it('a page is disconnected instead of left waiting, and its retry is played once', async () => {
    const store = openSqliteStore(':memory:');
    let broken = false;
    server = await openTestServer({
      store: {
        ...store,
        append: (...args) => (broken ? Promise.reject(new Error('disk full')) : store.append(...args)),
      },
    });
    const at = await seated(server);
    broken = true;
    const bid = at.pages[0].ask({ type: 'move', id: 'mine', table: at.id, seq: 0, text: 'bid 1' });
    await expect(bid).rejects.toThrow('the connection was lost');
    expect(at.pages[0].closed?.code).toBe(1011);
    expect(server.errors.join()).toContain('disk full');
    broken = false;
    const back = await at.ann.page();
    expect(await back.ask({ type: 'move', id: 'mine', table: at.id, seq: 0, text: 'bid 1' })).toMatchObject({
      type: 'accepted',
      seq: 1,
    });
  });

  it('a broken bot still plays', async () => {
    server = await openTestServer({ workerScript: new URL('data:text/javascript,throw new Error("no brain")') });
    const ann = await Visitor.guest(server.address, 'Ann');
    const { id } = await ann.table('/tables', {
      game: 'ferry',
      visibility: 'unlisted',
      seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }],
      start: true,
    });
    const page = await ann.page();
    await page.watch(id);
    await page.reach(id, 1);
    expect(page.at(id).entries[0]).toMatchObject({ kind: 'move', seat: 1 });
    expect(server.errors[0]).toContain('a bot could not move');
  });

  it('a table with an unavailable rules version is refused, and other tables play on', async () => {
    const store = openSqliteStore(':memory:');
    server = await openTestServer({ store });
    const at = await seated(server);
    await store.addTable({
      ...((await store.table(at.id)) ?? Promise.reject()),
      id: 'old',
      code: 'OLD',
      rulesVersion: 0,
    } as never);
    const page = await at.ann.page();
    page.send({ type: 'watch', table: 'old' });
    await page.until(() => page.messages('refused').length === 1, 'a refusal');
    expect(page.messages('refused')[0]?.refusal).toEqual(refusal('otherRulesVersion', { played: 0, ours: 1 }));
    expect((await at.ann.get<object>('/tables/old/moments')).body).toMatchObject({ code: 'notRunning' });
    expect(await at.pages[0].move(at.id, 'bid 1')).toMatchObject({ type: 'accepted' });
  });
});

describe('a graceful stop', SLOW, () => {
  it('acknowledges exactly the moves it plays', async () => {
    const store = openSqliteStore(':memory:');
    let closed = 0;
    server = await openTestServer({ store: { ...store, close: async () => void closed++ } });
    const tables = await Promise.all(Array.from({ length: 5 }, () => seated(server)));
    const sent = tables.flatMap(({ id, pages }) =>
      pages.map(async (page) => {
        const answer = await page.move(id, 'bid 1').catch(() => ({ type: 'lost' }));
        return { id, type: answer.type };
      }),
    );
    await Promise.race(sent);
    const stopped = server.stop();
    const answers = await Promise.all(sent);
    await stopped;
    for (const { id } of tables) {
      const accepted = answers.filter((one) => one.id === id && one.type === 'accepted');
      expect(await store.entries(id, 0)).toHaveLength(accepted.length);
    }
    expect(closed).toBe(1);
    expect(server.errors).toEqual([]);
    server = await openTestServer();
    await store.close();
  });

  it('does not wait for unresponsive pages', async () => {
    server = await openTestServer();
    const { hostname, port } = new URL(server.address);
    const deaf = connect(Number(port), hostname);
    deaf.on('error', () => undefined);
    deaf.write(`${upgrade('/socket').join('\r\n')}\r\n\r\n`);
    await once(deaf, 'data');
    const start = performance.now();
    await server.stop();
    expect(performance.now() - start).toBeLessThan(5000);
    server = await openTestServer();
  });
});
