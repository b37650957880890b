import { createHash } from 'node:crypto';
import type { BotQuestion } from '@portolan/match';
import { Queue, QueueEvents, Worker } from 'bullmq';
import type { Log } from '../log.ts';
import type { BotPool } from './botPool.ts';

/** Where the jobs are. */
export interface BotQueueOptions {
  readonly url: string;
  readonly log: Log;
  /** Begins every key, so that several installations can share a Redis. */
  readonly prefix?: string;
}

export interface QueuedBotsOptions extends BotQueueOptions {
  /** Thinks here while there is no worker, or Redis is away. */
  readonly local: BotPool;
  /** After this time a job is given up. */
  readonly timeoutMs: number;
}

const NAME = 'bots';
const COMMAND_MS = 1_000;
/** Answers are kept for whoever asks again: another server that has taken over the match. */
const KEPT_SECONDS = 600;
/** A job whose worker has died is given to another after about this time. */
const LOCK_MS = 5_000;
/** How long it is believed that there are workers, or none. */
const COUNTED_MS = 2_000;

const RETRY = (times: number): number => Math.min(times * 100, 1_000);

/** Bots that think in other processes. Each question is a job with an id of its own, so it is asked once. */
export function makeQueuedBots(options: QueuedBotsOptions): BotPool {
  const { url, local, timeoutMs, log, prefix = 'portolan' } = options;
  const connection = {
    url,
    commandTimeout: COMMAND_MS,
    connectTimeout: COMMAND_MS,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    retryStrategy: RETRY,
  };
  const queue = new Queue<BotQuestion, string>(NAME, { connection, prefix });
  const events = new QueueEvents(NAME, {
    connection: { url, maxRetriesPerRequest: null, retryStrategy: RETRY },
    prefix,
  });
  // The bus reports that Redis is away; without listeners the process would end.
  queue.on('error', () => undefined);
  events.on('error', () => undefined);
  let counted = { workers: 0, at: Number.NEGATIVE_INFINITY };
  let closing = false;

  async function hasWorkers(): Promise<boolean> {
    const now = performance.now();
    if (now - counted.at > COUNTED_MS) counted = { workers: await inTime(queue.getWorkersCount()), at: now };
    return counted.workers > 0;
  }

  async function askElsewhere(question: BotQuestion, signal: AbortSignal | undefined): Promise<string> {
    const job = await inTime(
      queue.add(question.bot, question, {
        jobId: jobIdOf(question),
        attempts: 2,
        removeOnComplete: { age: KEPT_SECONDS },
        removeOnFail: { age: KEPT_SECONDS },
      }),
    );
    const finished = job.waitUntilFinished(events, timeoutMs);
    if (signal === undefined) return finished;
    const aborted = Promise.withResolvers<never>();
    // Of what a worker has begun, the answer is kept for a while like any other.
    const onAbort = (): void => {
      finished.catch(() => undefined);
      job.remove().catch(() => undefined);
      aborted.reject(new Error('the answer is no longer wanted'));
    };
    signal.addEventListener('abort', onAbort);
    try {
      if (signal.aborted) onAbort();
      return await Promise.race([finished, aborted.promise]);
    } finally {
      signal.removeEventListener('abort', onAbort);
    }
  }

  return {
    async ask(question, signal) {
      try {
        if (await hasWorkers()) return await askElsewhere(question, signal);
      } catch (error) {
        if (closing || signal?.aborted === true) throw error;
        counted = { workers: 0, at: performance.now() };
        log.info({ match: question.match, error: String(error) }, 'a bot is asked here');
      }
      return local.ask(question, signal);
    },
    async close() {
      closing = true;
      await local.close();
      await inTime(Promise.all([queue.close(), events.close()])).catch(() => undefined);
    },
  };
}

/** Without Redis its client waits for ever. */
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

/** The seed names the decision, and nobody must guess it. */
function jobIdOf({ match, seat, seed }: BotQuestion): string {
  return `${match}-${seat}-${createHash('sha256').update(seed).digest('hex').slice(0, 24)}`;
}

export interface BotWorker {
  /** Finishes what has been begun. */
  close(): Promise<void>;
}

export interface BotWorkerOptions extends BotQueueOptions {
  readonly bots: BotPool;
  /** Questions at a time. */
  readonly threads: number;
}

/** Answers the questions of all servers. */
export function startBotWorker({ url, bots, threads, log, prefix = 'portolan' }: BotWorkerOptions): BotWorker {
  const worker = new Worker<BotQuestion, string>(NAME, ({ data }) => bots.ask(data), {
    connection: { url, maxRetriesPerRequest: null, retryStrategy: RETRY },
    prefix,
    concurrency: threads,
    lockDuration: LOCK_MS,
    stalledInterval: LOCK_MS,
  });
  let isAway = false;
  worker.on('error', (error) => {
    if (!isAway) log.error({ error: error.message }, 'the queue of bots cannot be reached');
    isAway = true;
  });
  worker.on('ready', () => {
    isAway = false;
  });
  return {
    async close() {
      await worker.close();
      await bots.close();
    },
  };
}
