import { copyFileSync, linkSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Visitor } from '@portolan/server/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { type Host, startHostProcess } from './testing/hostProcess.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const MOST_MS = 10_000;
const folder = mkdtempSync(join(tmpdir(), 'portolan-stop-'));
afterAll(() => rmSync(folder, { recursive: true }));

const UPGRADE = [
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
];

function request(first: string, ...headers: readonly string[]): string {
  return [first, 'Host: localhost', ...headers, '', ''].join('\r\n');
}

/** A connection that sends `head`, keeps its own side open whatever happens, and reads nothing unless told to. */
function dial(host: Host, head: string, { reads = false } = {}): Promise<Socket> {
  const { hostname, port } = new URL(host.address);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  socket.on('error', () => undefined);
  if (reads) socket.resume();
  return new Promise((resolve) => socket.on('connect', () => socket.write(head, () => resolve(socket))));
}

/** Sends a byte every few milliseconds for as long as the connection lives. */
function drip(socket: Socket, byte: string): void {
  const timer = setInterval(() => socket.write(byte), 20);
  socket.on('close', () => clearInterval(timer));
}

/** A masked text frame of a WebSocket, with a mask of zeros. */
function frame(message: object): Buffer {
  const text = Buffer.from(JSON.stringify(message));
  return Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), text]);
}

async function hinder(host: Host): Promise<readonly Socket[]> {
  const body = await dial(
    host,
    request('POST /api/guest HTTP/1.1', 'Content-Type: application/json', 'Content-Length: 9999'),
  );
  drip(body, ' ');
  const headers = await dial(host, 'GET /health HTTP/1.1\r\nX-Slow: ');
  drip(headers, 'x');
  const idle = await dial(host, request('GET /health HTTP/1.1'), { reads: true });
  const silent = await dial(host, '');
  const refused = await dial(host, request('GET /elsewhere HTTP/1.1', ...UPGRADE), { reads: true });
  const deaf = await dial(host, request('GET /socket HTTP/1.1', ...UPGRADE));
  const unread = await dial(host, request('GET /socket HTTP/1.1', ...UPGRADE));
  for (let n = 0; n < 40; n++) unread.write(frame({ type: 'lobby' }));
  return [body, headers, idle, silent, refused, deaf, unread];
}

/** Bots that always have something to think about. */
async function startBots(host: Host): Promise<void> {
  const ann = await Visitor.guest(host.address, 'Ann');
  const bot = { kind: 'bot', bot: 'greedy' };
  const seats = [bot, bot, bot, { kind: 'me' }];
  await ann.table('/tables', { game: 'nina-pinta', visibility: 'public', seats, start: true });
}

async function stop(host: Host): Promise<{ readonly code: number | null; readonly ms: number; readonly err: string }> {
  const since = performance.now();
  host.process.kill('SIGTERM');
  const { code, err } = await host.ended;
  return { code, err, ms: performance.now() - since };
}

/** The same Node under another path, as a system's own would be. */
function anotherNode(): string {
  const path = join(folder, 'node');
  try {
    linkSync(process.execPath, path);
  } catch {
    copyFileSync(process.execPath, path);
  }
  return path;
}

describe('a server that is told to stop', { timeout: 90_000 }, () => {
  it.each([
    ['npm start', (): readonly [string, ...string[]] => ['npm', '--prefix', ROOT, 'start']],
    [
      'another Node',
      (): readonly [string, ...string[]] => [anotherNode(), join(ROOT, 'tools/run.mjs'), 'tools/start.ts'],
    ],
  ])('does so within ten seconds, whatever clients do: %s', async (name, command) => {
    const host = await startHostProcess(join(folder, `hindered by ${name}`), {}, command());
    await startBots(host);
    const sockets = await hinder(host);
    const { code, ms, err } = await stop(host);
    for (const socket of sockets) socket.destroy();
    expect(err).toContain('"closed"');
    expect(code).toBe(0);
    expect(ms).toBeLessThan(MOST_MS);
  });
});
