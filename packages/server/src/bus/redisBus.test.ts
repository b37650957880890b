import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startCutProxy } from '../testing/cutProxy.ts';
import { startRedis, type TestRedis } from '../testing/redis.ts';
import { listeningLog } from '../testing/testServer.ts';
import type { Bus } from './bus.ts';
import { busContract } from './busContract.ts';
import { openRedisBus } from './redisBus.ts';

/** Redis has to be started, possibly on a busy machine. */
const SLOW = { timeout: 40_000 };

let redis: TestRedis;
beforeAll(async () => {
  redis = await startRedis();
}, SLOW.timeout);
afterAll(() => redis.stop());

let ends = 0;
/** Three ends belong together, and have nothing to do with those of other tests. */
const open = (node: string): Promise<Bus> =>
  openRedisBus({ url: redis.url, node, prefix: `test-${Math.floor(ends++ / 3)}`, ...listeningLog() });

describe('through Redis', SLOW, () => {
  busContract('the bus through Redis', open);
});

describe('a bus whose Redis goes away', SLOW, () => {
  it('says so once, fails fast, counts by itself, and reports a gap when it is back', async () => {
    const { log, errors } = listeningLog();
    const own = await startRedis();
    const [a, b] = await Promise.all(
      ['a', 'b'].map((node) => openRedisBus({ url: own.url, node, log: node === 'a' ? log : listeningLog().log })),
    );
    if (a === undefined || b === undefined) throw new Error('an end is missing');
    let gaps = 0;
    a.onGap(() => gaps++);
    b.answer('sum', async () => 3);
    expect(await a.request('b', 'sum', {}, 5_000)).toBe(3);
    await own.stop();
    await vi.waitFor(() => expect(a.isConnected()).toBe(false));
    a.publish('news', 'nobody hears it');
    const since = performance.now();
    await expect(a.request('b', 'sum', {}, 10_000)).rejects.toThrow('does not answer');
    expect(performance.now() - since).toBeLessThan(3_000);
    const limit = a.rateLimit('alone', 2, 0.001);
    expect([await limit.take(['ann']), await limit.take(['ann']), await limit.take(['ann'])]).toEqual([
      true,
      true,
      false,
    ]);
    expect(errors).toHaveLength(1);
    await own.start();
    await vi.waitFor(() => expect(gaps).toBe(1), { timeout: 10_000 });
    await vi.waitFor(async () => expect(await a.request('b', 'sum', {}, 1_000)).toBe(3), { timeout: 10_000 });
    for (const bus of [a, b]) await bus.close();
    await own.stop();
  });

  it('tells the others that they have missed something if only its own words were lost', async () => {
    const proxy = await startCutProxy(Number(new URL(redis.url).port));
    const named = { prefix: 'cut', ...listeningLog() };
    const a = await openRedisBus({ url: `redis://127.0.0.1:${proxy.port}`, node: 'a', ...named });
    const b = await openRedisBus({ url: redis.url, node: 'b', ...named });
    let gaps = 0;
    b.onGap(() => gaps++);
    const heard: unknown[] = [];
    b.subscribe('news', (message) => heard.push(message));
    proxy.cutAt('a move', 'before');
    a.publish('news', 'a move');
    await vi.waitFor(() => expect(gaps).toBe(1), { timeout: 10_000 });
    expect(heard).toEqual([]);
    a.publish('news', 'another');
    await vi.waitFor(() => expect(heard).toEqual(['another']));
    expect(gaps).toBe(1);
    for (const bus of [a, b]) await bus.close();
    await proxy.close();
  });

  it('opens without Redis, and connects when there is one', async () => {
    const own = await startRedis();
    await own.stop();
    const [a, b] = await Promise.all(['a', 'b'].map((node) => openRedisBus({ url: own.url, node, ...listeningLog() })));
    if (a === undefined || b === undefined) throw new Error('an end is missing');
    expect(a.isConnected()).toBe(false);
    b.answer('sum', async () => 3);
    await own.start();
    await vi.waitFor(async () => expect(await a.request('b', 'sum', {}, 1_000)).toBe(3), { timeout: 10_000 });
    for (const bus of [a, b]) await bus.close();
    await own.stop();
  });
});
