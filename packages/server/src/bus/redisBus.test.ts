import { setTimeout as pause } from 'node:timers/promises';
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

  it('notices that its connections have died without a word, and begins anew', async () => {
    const proxy = await startCutProxy(Number(new URL(redis.url).port));
    const { log, errors } = listeningLog();
    const a = await openRedisBus({ url: `redis://127.0.0.1:${proxy.port}`, node: 'a', prefix: 'frozen', log });
    const b = await openRedisBus({ url: redis.url, node: 'b', prefix: 'frozen', ...listeningLog() });
    let gaps = 0;
    a.onGap(() => gaps++);
    const heard: unknown[] = [];
    a.subscribe('news', (message) => heard.push(message));
    b.answer('sum', async () => 3);
    // Longer than silence is tolerated, but it receives its own echoes.
    await pause(2_500);
    expect([a.isConnected(), gaps]).toEqual([true, 0]);
    proxy.freeze();
    b.publish('news', 'nobody hears it');
    await vi.waitFor(() => expect(a.isConnected()).toBe(false), { timeout: 4_000 });
    await vi.waitFor(() => expect(gaps).toBe(1), { timeout: 4_000 });
    await vi.waitFor(() => expect(a.isConnected()).toBe(true));
    b.publish('news', 'heard');
    await vi.waitFor(() => expect(heard).toEqual(['heard']));
    expect(await a.request('b', 'sum', {}, 1_000)).toBe(3);
    expect(errors).toHaveLength(1);
    for (const bus of [a, b]) await bus.close();
    await proxy.close();
  });

  it('keeps texts for itself meanwhile', async () => {
    const own = await startRedis();
    const [a, b] = await Promise.all(['a', 'b'].map((node) => openRedisBus({ url: own.url, node, ...listeningLog() })));
    if (a === undefined || b === undefined) throw new Error('an end is missing');
    await own.stop();
    await a.keep('one', 'old', 10_000);
    await a.keep('one', 'sealed', 10_000);
    await a.keep('two', 'brief', 20);
    await a.keep('three', 'later', 60_000);
    expect(await b.take('one')).toBeUndefined();
    expect([await a.take('one'), await a.take('one')]).toEqual(['sealed', undefined]);
    await pause(40);
    expect(await a.take('two')).toBeUndefined();
    await own.start();
    await vi.waitFor(() => expect([a.isConnected(), b.isConnected()]).toEqual([true, true]), { timeout: 10_000 });
    expect([await a.take('three'), await a.take('three')]).toEqual(['later', undefined]);
    await a.keep('four', 'for all', 10_000);
    expect(await b.take('four')).toBe('for all');
    for (const bus of [a, b]) await bus.close();
    await own.stop();
  });

  it('gives nobody what was taken from it meanwhile', async () => {
    const proxy = await startCutProxy(Number(new URL(redis.url).port));
    const named = { prefix: 'spent', ...listeningLog() };
    const a = await openRedisBus({ url: `redis://127.0.0.1:${proxy.port}`, node: 'a', ...named });
    const b = await openRedisBus({ url: redis.url, node: 'b', ...named });
    // Redis has stored it, but the reply is lost.
    proxy.cutAt('kept:one', 'after');
    await a.keep('one', 'sealed', 10_000);
    expect(a.isConnected()).toBe(false);
    expect(await a.take('one')).toBe('sealed');
    await vi.waitFor(() => expect(a.isConnected()).toBe(true), { timeout: 10_000 });
    // Once this is done, all earlier commands have been carried out.
    await a.keep('two', 'later', 10_000);
    expect([await b.take('one'), await b.take('two')]).toEqual([undefined, 'later']);
    for (const bus of [a, b]) await bus.close();
    await proxy.close();
  });

  it('does not remove a newer text with the same key when Redis is back', async () => {
    const proxy = await startCutProxy(Number(new URL(redis.url).port));
    const named = { prefix: 'again', ...listeningLog() };
    const a = await openRedisBus({ url: `redis://127.0.0.1:${proxy.port}`, node: 'a', ...named });
    const b = await openRedisBus({ url: redis.url, node: 'b', ...named });
    proxy.cutAt('kept:one', 'after');
    await a.keep('one', 'old', 10_000);
    expect(await a.take('one')).toBe('old');
    proxy.cutAt('nothing', 'before');
    // Its commands are carried out before it knows that it can hear as well.
    const newer = async (): Promise<void> => {
      if (!a.isConnected()) await a.keep('one', 'new', 10_000);
      expect(a.isConnected()).toBe(true);
    };
    await vi.waitFor(newer, { timeout: 10_000, interval: 1 });
    await a.keep('two', 'later', 10_000);
    expect((await a.take('one')) ?? (await b.take('one'))).toBe('new');
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
