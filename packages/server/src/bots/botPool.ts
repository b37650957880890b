import type { BotQuestion, BotThinker } from '@portolan/match';
import { makeWorkerPool, WorkerError, type WorkerPool } from '../workers/workerPool.ts';

/** The question as a worker gets it. */
export type BotJob = BotQuestion & { readonly kind: 'bot'; readonly milliseconds: number };

/**
 * Runs bots in worker threads. Tables take turns, so that one with many bots or slow ones does not keep the others waiting,
 * and the threads yield to those that serve people.
 */
export interface BotPool extends BotThinker {
  /** Asks again if the thread dies or hangs. Rejects if that happens again, if the bot itself fails, or if it is aborted. */
  ask(question: BotQuestion, signal?: AbortSignal): Promise<string>;
}

export interface BotPoolOptions {
  /** The host's worker script. */
  readonly script: URL;
  readonly threads: number;
  /** After this time a bot plays the best move it has found. */
  readonly thinkingMs: number;
  /** After this time a bot is abandoned and its thread replaced. */
  readonly timeoutMs: number;
}

/** How often a question is asked: a thread can be lost for reasons that have nothing to do with the question. */
const MOST_TRIES = 2;
const HEAP_MB = 256;

export function makeBotPool(options: BotPoolOptions): BotPool {
  const pool: WorkerPool<BotJob, string> = makeWorkerPool({
    ...options,
    heapMb: HEAP_MB,
    groupOf: ({ match, seat }) => `${match}/${seat}`,
    background: true,
  });
  async function ask(question: BotJob, signal: AbortSignal | undefined, tries = 1): Promise<string> {
    try {
      return await pool.ask(question, signal);
    } catch (error) {
      const lost = error instanceof WorkerError && (error.problem === 'died' || error.problem === 'tooSlow');
      if (!lost || tries >= MOST_TRIES) throw error;
      return ask(question, signal, tries + 1);
    }
  }
  return {
    ask: (question, signal) => ask({ kind: 'bot', milliseconds: options.thinkingMs, ...question }, signal),
    close: () => pool.close(),
  };
}
