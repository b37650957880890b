import { setTimeout as pause } from 'node:timers/promises';
import type { BotQuestion } from '@portolan/match';
import { Worker } from 'bullmq';
import { Redis } from 'ioredis';
import type { BotPool } from './botPool.ts';
import { aliveKey, type BotQueueOptions, PREFIX, QUEUE, retryStrategy } from './queueOptions.ts';

export interface BotWorker {
  /**
   * Finishes the questions it has begun. If no other worker is alive, servers wait for these answers only until this one's
   * sign of life expires.
   */
  close(): Promise<void>;
}

export interface BotWorkerOptions extends BotQueueOptions {
  readonly bots: BotPool;
  /** Questions at a time. */
  readonly threads: number;
}

/** A job whose worker has died is given to another after about this time; people wait for its bot meanwhile. */
const LOCK_MS = 2_000;
const STALLED_MS = 1_000;
const BEAT_MS = 1_000;
/** How long a sign of life is valid; a connection without an answer in that time is replaced. */
const ALIVE_MS = 3_000;
/** BullMQ's own 15 seconds would leave a worker that reports itself alive without taking questions. */
const RETRY_MS = 500;
const DISCONNECT_MS = 200;

/** Answers the questions of all servers. */
export function startBotWorker({ url, bots, threads, log, prefix = PREFIX }: BotWorkerOptions): BotWorker {
  const redis = new Redis(url, { maxRetriesPerRequest: null, disconnectTimeout: DISCONNECT_MS, retryStrategy });
  const worker = new Worker<BotQuestion, string>(QUEUE, ({ data }) => bots.ask(data), {
    connection: redis,
    prefix,
    concurrency: threads,
    lockDuration: LOCK_MS,
    stalledInterval: STALLED_MS,
    runRetryDelay: RETRY_MS,
  });
  let isAway = false;
  let isStopping = false;
  worker.on('error', (error) => {
    if (!isAway) log.error({ error: error.message }, 'the queue of bots cannot be reached');
    isAway = true;
  });
  // The worker stops listening before its connection has ended.
  redis.on('error', () => undefined);
  redis.on('ready', () => {
    isAway = false;
  });

  /** On the connection that the worker works with: a sign of life says that answers get through as well. */
  async function beat(): Promise<void> {
    while (!isStopping) {
      const stuck = setInterval(() => {
        if (redis.status === 'ready') redis.disconnect(true);
      }, ALIVE_MS);
      await redis.set(aliveKey(prefix), '', 'PX', ALIVE_MS).catch(() => undefined);
      clearInterval(stuck);
      await pause(BEAT_MS, undefined, { ref: false });
    }
  }
  void beat();

  return {
    async close() {
      // Whatever is asked from now on is for others. They write the same key, so it expires by itself.
      isStopping = true;
      await worker.close();
      redis.disconnect();
      await bots.close();
    },
  };
}
