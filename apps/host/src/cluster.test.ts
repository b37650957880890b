import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openPostgresStore } from '@portolan/server';
import { startRedis, type TestRedis, testPostgres, Visitor } from '@portolan/server/testing';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type Host, playUntil, startHostProcess } from './testing/hostProcess.ts';

const WORKER = fileURLToPath(new URL('./botWorker.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'portolan-cluster-'));
let redis: TestRedis;

beforeAll(async () => {
  redis = await startRedis();
});
afterAll(async () => {
  await redis.stop();
  rmSync(folder, { recursive: true });
});

/** A host with a data folder of its own, and the key of the first. */
async function startNode(name: string, url: string, env: Readonly<Record<string, string>> = {}): Promise<Host> {
  const data = join(folder, name);
  if (name !== 'first') {
    mkdirSync(data);
    copyFileSync(join(folder, 'first', 'secret'), join(data, 'secret'));
  }
  return startHostProcess(data, { DATABASE_URL: url, REDIS_URL: redis.url, NODE_ID: name, ...env });
}

/** The names that Redis answers a command with. */
async function namesInRedis(url: string, command: string): Promise<string[]> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  let answer = '';
  socket.on('data', (data) => {
    answer += data;
  });
  socket.end(`${command}\r\n`);
  await once(socket, 'close');
  return answer.split('\r\n').filter((line) => /^[^*$]/.test(line));
}

async function stop(host: Host): Promise<void> {
  host.process.kill('SIGTERM');
  expect((await host.ended).code).toBe(0);
}

describe('hosts on one database', () => {
  it('host the same tables, and carry on when one of them dies or stops', { timeout: 120_000 }, async () => {
    const url = await (await testPostgres()).newDatabase();
    const first = await startNode('first', url);
    const [second, third] = await Promise.all([startNode('second', url), startNode('third', url)]);
    const ann = await Visitor.guest(first.address, 'Ann');
    const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }];
    const { id } = await ann.table('/tables', { game: 'specimen', visibility: 'public', seats, start: true });
    /** Ann's moves at a host, until the match has so many entries more; returns all of them. */
    const playOn = async (host: Host, more: number): Promise<number> => {
      const page = await new Visitor(host.address, ann.cookie).page();
      await page.watch(id);
      await playUntil(page, id, page.at(id).entries.length + more);
      return page.at(id).entries.length;
    };
    const before = await playOn(first, 2);
    first.process.kill('SIGKILL');
    const between = await playOn(second, 2);
    expect(between).toBeGreaterThan(before);
    await Promise.all([first.ended, stop(second)]);
    expect(await playOn(third, Number.POSITIVE_INFINITY)).toBeGreaterThan(between);
    await stop(third);
  });

  it('are one server each, also if their first port is taken', { timeout: 60_000 }, async () => {
    const url = await (await testPostgres()).newDatabase();
    const taken = createServer().listen(8080, '127.0.0.1');
    // Somebody else's is as good.
    await Promise.race([once(taken, 'listening'), once(taken, 'error')]);
    const env = { DATABASE_URL: url, REDIS_URL: redis.url, PORT: undefined };
    const host = await startHostProcess(join(folder, 'moved'), env);
    onTestFinished(() => void host.process.kill('SIGKILL'));
    expect(Number(new URL(host.address).port)).toBeGreaterThan(8080);
    const store = await openPostgresStore(url);
    const beats = async (): Promise<number> => {
      const nodes = (await store.beatNode('observer', 1)).filter(({ node }) => node !== 'observer');
      expect(nodes).toHaveLength(1);
      return nodes[0]?.beats ?? 0;
    };
    const [before, since] = [await beats(), performance.now()];
    await pause(4_000);
    const grown = (await beats()) - before;
    // Two servers under one name would beat four times a second.
    expect(grown / (performance.now() - since)).toBeLessThan(3 / 1000);
    await store.removeNode('observer', 1);
    await store.close();
    taken.close();
    await stop(host);
  });

  it('have bots in a process that says which of its settings is wrong', { timeout: 60_000 }, async () => {
    const faulty: readonly (readonly [env: Readonly<Record<string, string>>, problem: string])[] = [
      [{ REDIS_URL: 'http://x' }, 'REDIS_URL must be like'],
      [{ REDIS_URL: redis.url, REDIS_PREFIX: 'two words' }, 'REDIS_PREFIX must be up to 60'],
      [{ REDIS_URL: redis.url, ALIVE_FILE: join(folder, 'none', 'alive') }, 'ALIVE_FILE cannot be written'],
    ];
    const ended = faulty.map(async ([env]) => (await startHostProcess(folder, env, [process.execPath, WORKER])).ended);
    expect(await Promise.all(ended)).toEqual(
      faulty.map(([, problem]) => expect.objectContaining({ code: 2, err: expect.stringContaining(problem) })),
    );
  });

  it('have bots that think in a process of their own', { timeout: 60_000 }, async () => {
    const ownRedis = await startRedis();
    const inRedis = { REDIS_URL: ownRedis.url, REDIS_PREFIX: 'club' };
    const env = { ...process.env, ...inRedis, BOT_THREADS: '1', ALIVE_FILE: join(folder, 'alive') };
    const worker = spawn(process.execPath, [WORKER], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    onTestFinished(() => void worker.kill('SIGKILL'));
    expect(String((await once(worker.stdout, 'data'))[0])).toContain('1 thread');
    const { mtimeMs: begun } = statSync(env.ALIVE_FILE);
    await expect.poll(() => statSync(env.ALIVE_FILE).mtimeMs, { timeout: 20_000 }).toBeGreaterThan(begun);
    const url = await (await testPostgres()).newDatabase();
    const host = await startNode('asking', url, inRedis);
    const ann = await Visitor.guest(host.address, 'Ann');
    const seats = [
      { kind: 'bot', bot: 'greedy' },
      { kind: 'bot', bot: 'greedy' },
    ];
    const { id } = await ann.table('/tables', { game: 'specimen', visibility: 'public', seats, start: true });
    const status = async (): Promise<unknown> =>
      ((await (await fetch(`${host.address}/api/tables/${id}`)).json()) as { readonly status: string }).status;
    await expect.poll(status, { timeout: 40_000 }).toBe('finished');
    // Nothing that another installation on the same Redis could take for its own.
    const names = [
      ...(await namesInRedis(ownRedis.url, 'KEYS *')),
      ...(await namesInRedis(ownRedis.url, 'PUBSUB CHANNELS')),
    ];
    expect(names).toEqual(expect.arrayContaining(['club:bots:meta', 'club:all']));
    expect(names.filter((name) => !name.startsWith('club:'))).toEqual([]);
    await stop(host);
    worker.kill('SIGTERM');
    expect((await once(worker, 'exit'))[0]).toBe(0);
    await ownRedis.stop();
  });

  it('need a database that they share', { timeout: 30_000 }, async () => {
    const alone = await startHostProcess(join(folder, 'alone'), { REDIS_URL: redis.url });
    expect(await alone.ended).toMatchObject({ code: 2, err: expect.stringContaining('DATABASE_URL') });
  });
});
