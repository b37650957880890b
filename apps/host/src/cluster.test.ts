import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startRedis, type TestRedis, testPostgres, Visitor } from '@portolan/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
async function startNode(name: string, url: string): Promise<Host> {
  const data = join(folder, name);
  if (name !== 'first') {
    mkdirSync(data);
    copyFileSync(join(folder, 'first', 'secret'), join(data, 'secret'));
  }
  return startHostProcess(data, { DATABASE_URL: url, REDIS_URL: redis.url, NODE_ID: name });
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

  it('have bots that think in a process of their own', { timeout: 60_000 }, async () => {
    const faulty = await startHostProcess(folder, { REDIS_URL: 'http://x' }, [process.execPath, WORKER]);
    expect(await faulty.ended).toMatchObject({ code: 2, err: expect.stringContaining('REDIS_URL must be like') });
    const env = { ...process.env, REDIS_URL: redis.url, BOT_THREADS: '1' };
    const worker = spawn(process.execPath, [WORKER], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    expect(String((await once(worker.stdout, 'data'))[0])).toContain('1 thread');
    const url = await (await testPostgres()).newDatabase();
    const host = await startNode('asking', url);
    const ann = await Visitor.guest(host.address, 'Ann');
    const seats = [
      { kind: 'bot', bot: 'greedy' },
      { kind: 'bot', bot: 'greedy' },
    ];
    const { id } = await ann.table('/tables', { game: 'specimen', visibility: 'public', seats, start: true });
    const status = async (): Promise<unknown> =>
      ((await (await fetch(`${host.address}/api/tables/${id}`)).json()) as { readonly status: string }).status;
    await expect.poll(status, { timeout: 40_000 }).toBe('finished');
    await stop(host);
    worker.kill('SIGTERM');
    expect((await once(worker, 'exit'))[0]).toBe(0);
  });

  it('need a database that they share', { timeout: 30_000 }, async () => {
    const alone = await startHostProcess(join(folder, 'alone'), { REDIS_URL: redis.url });
    expect(await alone.ended).toMatchObject({ code: 2, err: expect.stringContaining('DATABASE_URL') });
  });
});
