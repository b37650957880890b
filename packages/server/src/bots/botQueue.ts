import { createHash } from 'node:crypto';
import { EventEmitter } from 'node:events';
import type { BotQuestion } from '@portolan/match';
import { Queue, QueueEvents } from 'bullmq';
import { Redis } from 'ioredis';
import type { BotPool } from './botPool.ts';
import { aliveKey, type BotQueueOptions, PREFIX, QUEUE, retryStrategy } from './queueOptions.ts';

export interface QueuedBotsOptions extends BotQueueOptions {
  /** Thinks here while there is no worker, or Redis is unreachable. */
  readonly local: BotPool;
  /** How long to wait for an answer before giving up on the question. */
  readonly timeoutMs: number;
}

const COMMAND_MS = 1_000;
/**
 * Answers are kept in case another server takes over the match and asks again. Each holds the whole state, so they take
 * up memory; one that is gone only costs the time to think again.
 */
const KEPT = { age: 600, count: 500 };
/** How often to poll for an answer and for workers, in case an event about them was lost. */
const LOOK_MS = 1_000;
/** How long the answer to “are there workers?” is cached. */
const COUNTED_MS = 500;
/** How long Redis may be unreachable before a pending question is given up: a worker may still be thinking about it. */
const PATIENCE_MS = 3_000;
/** How long questions are answered in this process after a failure. */
const AVOIDED_MS = 2_000;

/** The states of a job as BullMQ reports them. */
const [COMPLETED, FAILED, MISSING] = [1, 2, -1];

/** Bots that think in other processes. Each question is a job with an id of its own, so it is asked once. */
export function makeQueuedBots({ url, local, timeoutMs, log, prefix = PREFIX }: QueuedBotsOptions): BotPool {
  const redis = new Redis(url, {
    commandTimeout: COMMAND_MS,
    connectTimeout: COMMAND_MS,
    // A connection can be lost without either end noticing.
    socketTimeout: 2 * COMMAND_MS,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    retryStrategy,
  });
  // The queue would ask Redis for its version first, and would be unusable for good if the reply were lost.
  const queue = new Queue<BotQuestion, string>(QUEUE, { connection: redis, prefix, skipVersionCheck: true });
  const events = new QueueEvents(QUEUE, { connection: { url, maxRetriesPerRequest: null, retryStrategy }, prefix });
  // The bus reports that Redis is unreachable; without listeners the process would exit.
  redis.on('error', () => undefined);
  queue.on('error', () => undefined);
  events.on('error', () => undefined);
  /** Emits the id of a question whose state has changed. */
  const news = new EventEmitter().setMaxListeners(0);
  events.on('completed', ({ jobId }) => void news.emit(jobId));
  events.on('failed', ({ jobId }) => void news.emit(jobId));
  let looked = { at: Number.NEGATIVE_INFINITY, has: Promise.resolve(false) };
  let avoidedUntil = Number.NEGATIVE_INFINITY;
  let closing = false;

  function hasWorkers(): Promise<boolean> {
    const now = performance.now();
    if (now - looked.at > COUNTED_MS)
      looked = { at: now, has: redis.exists(aliveKey(prefix)).then((count) => count > 0) };
    return looked.has;
  }

  async function askElsewhere(question: BotQuestion, signal: AbortSignal | undefined): Promise<string> {
    const jobId = jobIdOf(question);
    const options = { jobId, attempts: 2, removeOnComplete: KEPT, removeOnFail: KEPT };
    await inTime(queue.add(question.bot, question, options));
    return await answerTo(jobId, signal);
  }

  /**
   * Not `waitUntilFinished`: if Redis goes away at the wrong moment, it rejects where nothing can catch it, and it would
   * wait until the timeout for a job that Redis has lost.
   */
  async function answerTo(jobId: string, signal: AbortSignal | undefined): Promise<string> {
    const answer = Promise.withResolvers<string>();
    let reachedAt = performance.now();
    // If a worker has already begun, its answer is kept for a while like any other.
    const giveUp = (why: string): void => {
      queue.remove(jobId).catch(() => undefined);
      answer.reject(new Error(why));
    };
    const onAbort = (): void => giveUp('the answer is no longer wanted');
    async function look(): Promise<void> {
      if (closing) return giveUp('the server is stopping');
      try {
        const [status, text] = await stateOf(jobId);
        if (status === COMPLETED) answer.resolve(JSON.parse(text) as string);
        else if (status === FAILED) answer.reject(new Error(text));
        else if (status === MISSING) answer.reject(new Error('Redis has forgotten the question'));
        else if (!(await hasWorkers())) giveUp('there is no worker any more');
        reachedAt = performance.now();
      } catch {
        if (performance.now() - reachedAt > PATIENCE_MS) giveUp('Redis is away');
      }
    }
    const onNews = (): void => void look();
    const watch = setInterval(onNews, LOOK_MS);
    const late = setTimeout(() => giveUp('there is no answer in time'), timeoutMs);
    news.on(jobId, onNews);
    signal?.addEventListener('abort', onAbort);
    try {
      if (signal?.aborted === true) onAbort();
      else onNews();
      return await answer.promise;
    } finally {
      clearInterval(watch);
      clearTimeout(late);
      news.off(jobId, onNews);
      signal?.removeEventListener('abort', onAbort);
    }
  }

  async function stateOf(jobId: string): Promise<[number, string]> {
    const state = await queue.getBackend().isFinished(jobId, true);
    return typeof state === 'number' ? [state, ''] : state;
  }

  return {
    async ask(question, signal) {
      try {
        if (performance.now() > avoidedUntil && (await hasWorkers())) return await askElsewhere(question, signal);
      } catch (error) {
        if (closing || signal?.aborted === true) throw error;
        avoidedUntil = performance.now() + AVOIDED_MS;
        log.info({ match: question.match, error: String(error) }, 'a bot is asked here');
      }
      return local.ask(question, signal);
    },
    async close() {
      closing = true;
      for (const jobId of news.eventNames()) news.emit(jobId);
      await local.close();
      await inTime(Promise.all([queue.close(), events.close()])).catch(() => undefined);
      redis.disconnect();
    },
  };
}

/** Without Redis, its client would wait forever. */
async function inTime<T>(work: Promise<T>): Promise<T> {
  let late: NodeJS.Timeout | undefined;
  const given = new Promise<never>((_, reject) => {
    late = setTimeout(() => reject(new Error('the queue does not answer')), COMMAND_MS);
  });
  try {
    return await Promise.race([work, given]);
  } finally {
    clearTimeout(late);
  }
}

/** The seed identifies the decision, and must not be guessable. */
function jobIdOf({ match, seat, seed }: BotQuestion): string {
  return `${match}-${seat}-${createHash('sha256').update(seed).digest('hex').slice(0, 24)}`;
}
