import { setTimeout as pause } from 'node:timers/promises';
import type { BotQuestion } from '@portolan/match';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startRedis, type TestRedis } from '../testing/redis.ts';
import { listeningLog } from '../testing/testServer.ts';
import type { BotPool } from './botPool.ts';
import { makeQueuedBots, startBotWorker } from './botQueue.ts';

/** Redis has to be started, possibly on a busy machine. */
const SLOW = { timeout: 60_000 };

let redis: TestRedis;
beforeAll(async () => {
  redis = await startRedis();
}, SLOW.timeout);
afterAll(() => redis.stop());

let prefixes = 0;
const STATE = { stack: [] } as unknown as BotQuestion['state'];
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
  const queued = (): BotPool => makeQueuedBots({ ...options, local, timeoutMs: 15_000 });
  const worker = (bots: BotPool) => startBotWorker({ ...options, bots, threads: 2 });
  return { options, local, queued, worker };
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
