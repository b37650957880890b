import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { BotQuestion } from '@portolan/match';
import { Queue } from 'bullmq';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startCutProxy } from '../testing/cutProxy.ts';
import { startRedis, type TestRedis } from '../testing/redis.ts';
import { listeningLog } from '../testing/testServer.ts';
import type { BotPool } from './botPool.ts';
import { makeQueuedBots, type QueuedBotsOptions } from './botQueue.ts';
import { startBotWorker } from './botWorker.ts';

/** Redis has to be started, possibly on a busy machine. */
const SLOW = { timeout: 60_000 };

/** As long as people may have to wait when the process with their bot dies; usually it is four seconds. */
const MOST_WAITED_MS = 10_000;

/** As long as questions are known to have been answered at once, on a busy machine. */
const AT_ONCE_MS = 2_500;

const SILENT_BOTS = new URL('../testing/silentBots.ts', import.meta.url);

let redis: TestRedis;
beforeAll(async () => {
  redis = await startRedis();
}, SLOW.timeout);
afterAll(() => redis.stop());

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

let prefixes = 0;
const STATE = { stack: [] } as unknown as BotQuestion['state'];
/** Answers that are kept. */
const MOST_KEPT = 500;
/** Questions that even a busy machine takes within a second. */
const AT_A_TIME = 20;

const question = (seed: string): BotQuestion => ({
  ...{ match: 'table1', game: 'ferry', rulesVersion: 1, components: undefined },
  ...{ bot: 'greedy', seat: 1, state: STATE, seed },
});

/** Bots that answer with their own name, after `work`. */
function pool(name: string, work: () => Promise<void> = async () => undefined): BotPool & { readonly asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    async ask({ seed }) {
      asked.push(seed);
      await work();
      return `${name} ${seed}`;
    },
    close: async () => undefined,
  };
}

function setUp() {
  const options = { url: redis.url, prefix: `bots-${++prefixes}`, ...listeningLog() };
  const local = pool('local');
  const queued = (more: Partial<QueuedBotsOptions> = {}): BotPool =>
    makeQueuedBots({ ...options, local, timeoutMs: 15_000, ...more });
  const worker = (bots: BotPool) => startBotWorker({ ...options, bots, threads: 2 });
  const silentWorker = (): ChildProcess => {
    const child = fork(SILENT_BOTS, [options.url, options.prefix], { execArgv: [] });
    children.push(child);
    return child;
  };
  return { options, local, queued, worker, silentWorker };
}

interface Begun {
  readonly seed: string;
  readonly answer: Promise<string>;
}

/** Asks one question after the other until the worker, which takes a moment to be known, has begun to think about one. */
async function askUntilBegun(asking: BotPool, worker: ChildProcess): Promise<Begun> {
  const begun = once(worker, 'message').then(() => true);
  for (let asked = 1; ; asked++) {
    const seed = `deadly${asked}`;
    const answer = asking.ask(question(seed));
    if (await Promise.race([begun, answer.then(() => false)])) return { seed, answer };
    await pause(200);
  }
}

describe('bots in other processes', SLOW, () => {
  it('answer the questions of a server', async () => {
    const { local, queued, worker } = setUp();
    const bots = pool('worker');
    const [asking, answering] = [queued(), worker(bots)];
    await vi.waitFor(async () => expect(await asking.ask(question('warm'))).toBe('worker warm'), { timeout: 20_000 });
    expect(await Promise.all(['a', 'b', 'c'].map((seed) => asking.ask(question(seed))))).toEqual(
      ['a', 'b', 'c'].map((seed) => `worker ${seed}`),
    );
    expect(local.asked.filter((seed) => seed !== 'warm')).toEqual([]);
    await Promise.all([asking.close(), answering.close()]);
  });

  it('are asked once, however many servers ask', async () => {
    const { queued, worker } = setUp();
    const bots = pool('worker', () => new Promise((resolve) => setTimeout(resolve, 200)));
    const [one, other, answering] = [queued(), queued(), worker(bots)];
    for (const asking of [one, other])
      await vi.waitFor(async () => expect(await asking.ask(question('warm'))).toBe('worker warm'), { timeout: 20_000 });
    const answers = await Promise.all([one, other, one].map((asking) => asking.ask(question('same'))));
    expect(answers).toEqual(['worker same', 'worker same', 'worker same']);
    expect(await other.ask(question('same'))).toBe('worker same');
    expect(bots.asked.filter((seed) => seed === 'same')).toHaveLength(1);
    await Promise.all([one.close(), other.close(), answering.close()]);
  });

  it('are not waited for when the answer is no longer wanted', async () => {
    const { local, queued, worker } = setUp();
    const held = Promise.withResolvers<void>();
    let isWarm = false;
    const bots = pool('worker', async () => (isWarm ? held.promise : undefined));
    const [asking, answering] = [queued(), worker(bots)];
    await vi.waitFor(async () => expect(await asking.ask(question('warm'))).toBe('worker warm'), { timeout: 20_000 });
    isWarm = true;
    const controller = new AbortController();
    const asked = ['a', 'b', 'c'].map((seed) => asking.ask(question(seed), controller.signal));
    const begun = (): string[] => bots.asked.filter((seed) => seed !== 'warm');
    await expect.poll(begun, { timeout: 20_000 }).toHaveLength(2);
    controller.abort();
    for (const one of await Promise.allSettled(asked))
      expect(one).toMatchObject({ status: 'rejected', reason: { message: 'the answer is no longer wanted' } });
    // The third is removed before a worker is free for it.
    await pause(200);
    held.resolve();
    expect(await asking.ask(question('last'))).toBe('worker last');
    expect(begun()).toEqual([...begun().slice(0, 2), 'last']);
    await Promise.all([asking.close(), answering.close()]);
    expect(local.asked.filter((seed) => seed !== 'warm')).toEqual([]);
  });

  it('are replaced by those of the server when the last process has died with a question', async () => {
    const { local, queued, silentWorker } = setUp();
    const [asking, dying] = [queued(), silentWorker()];
    const { seed, answer } = await askUntilBegun(asking, dying);
    const since = performance.now();
    dying.kill('SIGKILL');
    expect(await answer).toBe(`local ${seed}`);
    expect(performance.now() - since).toBeLessThan(MOST_WAITED_MS);
    expect(local.asked.filter((one) => one === seed)).toHaveLength(1);
    await asking.close();
  });

  it('answer what another process has died with', async () => {
    const { local, queued, worker, silentWorker } = setUp();
    const [asking, dying] = [queued(), silentWorker()];
    const { seed, answer } = await askUntilBegun(asking, dying);
    const answering = worker(pool('worker'));
    const since = performance.now();
    dying.kill('SIGKILL');
    expect(await answer).toBe(`worker ${seed}`);
    expect(performance.now() - since).toBeLessThan(MOST_WAITED_MS);
    expect(local.asked).not.toContain(seed);
    await Promise.all([asking.close(), answering.close()]);
  });

  it('are replaced by those of the server when the only process is suspended', async () => {
    const { local, queued, silentWorker } = setUp();
    const [asking, suspended] = [queued(), silentWorker()];
    const { seed, answer } = await askUntilBegun(asking, suspended);
    suspended.kill('SIGSTOP');
    const since = performance.now();
    expect(await answer).toBe(`local ${seed}`);
    expect(performance.now() - since).toBeLessThan(MOST_WAITED_MS);
    const from = performance.now();
    for (const next of ['next', 'after that']) expect(await asking.ask(question(next))).toBe(`local ${next}`);
    expect(performance.now() - from).toBeLessThan(AT_ONCE_MS);
    expect(local.asked.filter((one) => one === seed)).toHaveLength(1);
    await asking.close();
  });

  it('are replaced by those of the server when the last process is stopping, although it still thinks', async () => {
    const { queued, worker } = setUp();
    const held = Promise.withResolvers<void>();
    const bots = pool('worker', async () => (bots.asked.includes('held') ? held.promise : undefined));
    const [asking, answering] = [queued({ timeoutMs: 4 * MOST_WAITED_MS }), worker(bots)];
    await vi.waitFor(async () => expect(await asking.ask(question('warm'))).toBe('worker warm'), { timeout: 20_000 });
    const begun = asking.ask(question('held'));
    await expect.poll(() => bots.asked).toContain('held');
    const closed = answering.close();
    const since = performance.now();
    expect(await asking.ask(question('late'))).toBe('local late');
    expect(await begun).toBe('local held');
    expect(performance.now() - since).toBeLessThan(MOST_WAITED_MS);
    held.resolve();
    await Promise.all([asking.close(), closed]);
  });

  it('are asked by nobody any more after the time is up', async () => {
    const { options, queued, worker } = setUp();
    const held = Promise.withResolvers<void>();
    const bots = pool('worker', async () => (bots.asked.includes('first') ? held.promise : undefined));
    const [asking, answering] = [queued({ timeoutMs: 1_500 }), worker(bots)];
    await vi.waitFor(async () => expect(await asking.ask(question('warm'))).toBe('worker warm'), { timeout: 20_000 });
    const seeds = ['first', 'second', 'third'];
    expect(await Promise.all(seeds.map((seed) => asking.ask(question(seed))))).toEqual(
      seeds.map((seed) => `local ${seed}`),
    );
    // The worker is still busy with two of them.
    const queue = new Queue('bots', { connection: { url: options.url }, prefix: options.prefix });
    await expect.poll(() => queue.getWaitingCount()).toBe(0);
    held.resolve();
    await Promise.all([asking.close(), answering.close(), queue.close()]);
    expect(bots.asked.filter((seed) => seeds.includes(seed))).toHaveLength(2);
  });

  it('are waited for, and nothing goes unhandled, when a connection breaks at the wrong moment', async () => {
    const { options, queued, worker } = setUp();
    const proxy = await startCutProxy(Number(new URL(redis.url).port));
    const held = Promise.withResolvers<void>();
    const bots = pool('worker', async () => (bots.asked.includes('held') ? held.promise : undefined));
    const [asking, answering] = [queued({ url: `redis://127.0.0.1:${proxy.port}` }), worker(bots)];
    const unhandled: unknown[] = [];
    const note = (error: unknown): void => void unhandled.push(error);
    process.on('unhandledRejection', note);
    onTestFinished(() => void process.off('unhandledRejection', note));
    await vi.waitFor(async () => expect(await asking.ask(question('warm'))).toBe('worker warm'), { timeout: 20_000 });
    // Only who wants to know whether a question is answered names its job; one more look at the last may be on its way.
    proxy.cutAt(`${options.prefix}:bots:table2-`, 'before');
    expect(await asking.ask({ ...question('cut'), match: 'table2' })).toBe('worker cut');
    await vi.waitFor(async () => expect(await asking.ask(question('warm2'))).toBe('worker warm2'), { timeout: 20_000 });
    const answer = asking.ask(question('held'));
    await expect.poll(() => bots.asked).toContain('held');
    proxy.cutAt('exists', 'before');
    await pause(3_000);
    held.resolve();
    expect(await answer).toBe('worker held');
    expect(unhandled).toEqual([]);
    await Promise.all([asking.close(), answering.close()]);
    await proxy.close();
  });

  it('are asked although the first words to Redis were lost', async () => {
    const { queued, worker } = setUp();
    const proxy = await startCutProxy(Number(new URL(redis.url).port));
    const info = '$4\r\ninfo';
    // The client asks for it when it connects, and the queue once more.
    proxy.cutAtSecond(info);
    const [asking, answering] = [queued({ url: `redis://127.0.0.1:${proxy.port}` }), worker(pool('worker'))];
    await pause(1_000);
    proxy.cutAt('nothing', 'before');
    await vi.waitFor(async () => expect(await asking.ask(question('warm'))).toBe('worker warm'), { timeout: 10_000 });
    await Promise.all([asking.close(), answering.close()]);
    await proxy.close();
  });

  it('are replaced by those of the server when Redis starts again without their question', async () => {
    const { local, queued, worker } = setUp();
    const held = Promise.withResolvers<void>();
    const bots = pool('worker', async () => (bots.asked.includes('lost') ? held.promise : undefined));
    const [asking, answering] = [queued(), worker(bots)];
    await vi.waitFor(async () => expect(await asking.ask(question('warm'))).toBe('worker warm'), { timeout: 20_000 });
    const answer = asking.ask(question('lost'));
    await expect.poll(() => bots.asked).toContain('lost');
    const since = performance.now();
    await redis.stop();
    await redis.start();
    expect(await answer).toBe('local lost');
    expect(performance.now() - since).toBeLessThan(MOST_WAITED_MS);
    held.resolve();
    await Promise.all([asking.close(), answering.close()]);
    expect(local.asked).toContain('lost');
  });

  it('come back when their connections have died without a word', async () => {
    const { options, queued } = setUp();
    const proxy = await startCutProxy(Number(new URL(redis.url).port));
    const url = `redis://127.0.0.1:${proxy.port}`;
    const [asking, answering] = [queued(), startBotWorker({ ...options, url, bots: pool('worker'), threads: 1 })];
    let asked = 0;
    const isAnswered = async (): Promise<void> => {
      const seed = `again${++asked}`;
      expect(await asking.ask(question(seed))).toBe(`worker ${seed}`);
    };
    await vi.waitFor(isAnswered, { timeout: 20_000 });
    proxy.freeze();
    await vi.waitFor(isAnswered, { timeout: 20_000 });
    await Promise.all([asking.close(), answering.close()]);
    await proxy.close();
  });

  it('leave only some of their answers behind', async () => {
    const { options, queued, worker } = setUp();
    const [asking, answering] = [queued(), worker(pool('worker'))];
    await vi.waitFor(async () => expect(await asking.ask(question('warm'))).toBe('worker warm'), { timeout: 20_000 });
    for (let asked = 0; asked < MOST_KEPT + AT_A_TIME; asked += AT_A_TIME) {
      const seeds = Array.from({ length: AT_A_TIME }, (_, n) => `many${asked + n}`);
      expect(await Promise.all(seeds.map((seed) => asking.ask(question(seed))))).toEqual(
        seeds.map((seed) => `worker ${seed}`),
      );
    }
    const queue = new Queue('bots', { connection: { url: options.url }, prefix: options.prefix });
    expect(await queue.getCompletedCount()).toBe(MOST_KEPT);
    await Promise.all([asking.close(), answering.close(), queue.close()]);
  });

  it('are replaced by those of the server if there are none, or Redis is away', async () => {
    const { local, queued } = setUp();
    const asking = queued();
    expect(await asking.ask(question('alone'))).toBe('local alone');
    await redis.stop();
    expect(await asking.ask(question('without Redis'))).toBe('local without Redis');
    await pause(2_100);
    expect(await asking.ask(question('still without'))).toBe('local still without');
    expect(local.asked).toEqual(['alone', 'without Redis', 'still without']);
    await redis.start();
    await asking.close();
  });

  it('fail like those of the server', async () => {
    const { options, worker } = setUp();
    const failing: BotPool = {
      ask: async () => {
        throw new Error('no idea');
      },
      close: async () => undefined,
    };
    const asking = makeQueuedBots({ ...options, local: failing, timeoutMs: 15_000 });
    const answering = worker(failing);
    await expect(asking.ask(question('hard'))).rejects.toThrow('no idea');
    await Promise.all([asking.close(), answering.close()]);
  });
});
