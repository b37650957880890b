import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Link, openLink } from './link.ts';
import { LinksProcess } from './linksProcess.ts';

let service: Server;
let links: LinksProcess | undefined;
let link: Link;
let page: Socket;
let received: string;

beforeEach(async () => {
  received = '';
  // It sends back whatever comes.
  service = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.pipe(socket);
  });
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
});

afterEach(async () => {
  page.destroy();
  await link.close();
  await links?.close();
  links = undefined;
  service.close();
});

async function use(opened: Link): Promise<void> {
  link = opened;
  page = connect(link.port, '127.0.0.1');
  page.setNoDelay(true);
  page.on('data', (data) => {
    received += data.toString();
  });
  page.on('error', () => undefined);
  await once(page, 'connect');
}

/** Waits for the end of a connection, which may come as an error. */
function end(socket: Socket): Promise<unknown> {
  return new Promise((resolve) => socket.once('close', resolve));
}

const port = (): number => (service.address() as AddressInfo).port;

describe('a link', () => {
  it('keeps the order of what it passes on when it is slow no longer', async () => {
    await use(await openLink(port()));
    page.write('a');
    await expect.poll(() => received).toBe('a');
    await link.delay(150);
    page.write('b');
    await pause(50);
    await link.heal();
    page.write('c');
    await pause(20);
    page.write('d');
    await expect.poll(() => received).toBe('abcd');
  });

  it('passes on later what comes while it is slow', async () => {
    await use(await openLink(port()));
    await link.delay(60);
    const since = performance.now();
    page.write('a');
    await expect.poll(() => received).toBe('a');
    expect(performance.now() - since).toBeGreaterThanOrEqual(120);
    expect(await link.heal()).toEqual({ broken: 0, delayed: 2, held: 0 });
  });

  it('does the same from a process of its own, and is broken when it is cut', async () => {
    links = await LinksProcess.open();
    await use(await links.link(port()));
    page.write('a');
    await expect.poll(() => received).toBe('a');
    const ended = end(page);
    await link.cut();
    await ended;
    page = connect(link.port, '127.0.0.1');
    page.on('error', () => undefined);
    await end(page);
    // Both ends of the one, and the other.
    expect(await link.heal()).toEqual({ broken: 3, delayed: 0, held: 0 });
    await use(link);
    page.write('b');
    await expect.poll(() => received).toBe('ab');
  });

  it('holds back everything while it is frozen, and neither end is told', async () => {
    await use(await openLink(port()));
    page.write('a');
    await expect.poll(() => received).toBe('a');
    await link.freeze();
    let isOver = false;
    page.once('close', () => {
      isOver = true;
    });
    page.write('b');
    const late = connect(link.port, '127.0.0.1');
    late.write('c');
    const heard = once(late, 'data');
    await pause(100);
    page.end('d');
    await pause(100);
    expect([received, isOver]).toEqual(['a', false]);
    // Two bytes, an end and a connection.
    expect(await link.heal()).toEqual({ broken: 0, delayed: 0, held: 4 });
    expect(String(await heard)).toBe('c');
    await expect.poll(() => [received, isOver]).toEqual(['abd', true]);
    late.destroy();
  });

  it('may forget what was open while it was frozen', async () => {
    await use(await openLink(port()));
    page.write('a');
    await expect.poll(() => received).toBe('a');
    await link.freeze();
    page.write('b');
    await pause(50);
    await link.forget();
    expect(await link.heal()).toEqual({ broken: 0, delayed: 0, held: 1 });
    const forgotten = page;
    await use(link);
    forgotten.write('c');
    page.write('d');
    await expect.poll(() => received).toBe('ad');
    await pause(50);
    expect([received, forgotten.readyState]).toEqual(['ad', 'open']);
    forgotten.destroy();
  });

  it('may be broken when it is frozen no longer', async () => {
    await use(await openLink(port()));
    page.write('a');
    await expect.poll(() => received).toBe('a');
    await link.freeze();
    page.write('b');
    const late = connect(link.port, '127.0.0.1');
    late.on('error', () => undefined);
    await once(late, 'connect');
    await expect.poll(() => late.readyState).toBe('open');
    await pause(50);
    const ended = [end(page), end(late)];
    await link.cut();
    await Promise.all(ended);
    expect(await link.heal()).toEqual({ broken: 3, delayed: 0, held: 2 });
    expect(received).toBe('a');
  });
});
