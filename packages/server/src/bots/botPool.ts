import { Worker } from 'node:worker_threads';
import type { BaseState, Seat } from '@portolan/kernel';

/** A decision put to a bot. The worker gives the bot the view of its seat, never the state. */
export interface BotQuestion {
  readonly game: string;
  readonly rulesVersion: number;
  readonly components: unknown;
  readonly bot: string;
  readonly seat: Seat;
  readonly state: BaseState;
  /** Of the bot's own random numbers. */
  readonly seed: string;
}

export type BotReply = { readonly move: string } | { readonly problem: string };

/** Runs bots in worker threads, so that the server stays responsive while they compute. */
export interface BotPool {
  /** Rejects if the bot fails or exceeds its time. */
  ask(question: BotQuestion): Promise<string>;
  close(): Promise<void>;
}

export interface BotPoolOptions {
  /** The host's worker, which knows the games and calls `answerBots`. */
  readonly script: URL;
  readonly threads: number;
  /** After this time a bot is abandoned and its thread terminated. */
  readonly timeoutMs: number;
}

interface Job {
  readonly question: BotQuestion;
  resolve(move: string): void;
  reject(error: Error): void;
}

/** A thread and the job it is working on. */
interface PoolWorker {
  readonly worker: Worker;
  job: Job | undefined;
  timer: NodeJS.Timeout | undefined;
}

/** Each thread handles one question at a time; threads are started on demand. */
export function makeBotPool({ script, threads, timeoutMs }: BotPoolOptions): BotPool {
  const workers = new Set<PoolWorker>();
  const queue: Job[] = [];
  let closed = false;

  function start(): PoolWorker {
    const slot: PoolWorker = { worker: new Worker(script), job: undefined, timer: undefined };
    const { worker } = slot;
    worker.on('message', (reply: BotReply) => {
      const { job } = slot;
      release(slot);
      if ('move' in reply) job?.resolve(reply.move);
      else job?.reject(new Error(reply.problem));
      dispatch();
    });
    worker.on('error', (error) => discard(slot, error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => discard(slot, new Error('a bot thread exited')));
    worker.unref();
    workers.add(slot);
    return slot;
  }

  function release(slot: PoolWorker): void {
    clearTimeout(slot.timer);
    slot.job = undefined;
  }

  function discard(slot: PoolWorker, error: Error): void {
    if (!workers.delete(slot)) return;
    const { job } = slot;
    release(slot);
    job?.reject(error);
    void slot.worker.terminate();
    dispatch();
  }

  /** Hands queued jobs to idle threads. */
  function dispatch(): void {
    while (queue.length > 0) {
      const idle = [...workers].find(({ job }) => job === undefined) ?? (workers.size < threads ? start() : undefined);
      const job = idle === undefined ? undefined : queue.shift();
      if (idle === undefined || job === undefined) return;
      idle.job = job;
      idle.timer = setTimeout(() => discard(idle, new Error(`a bot took longer than ${timeoutMs} ms`)), timeoutMs);
      idle.worker.postMessage(job.question);
    }
  }

  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new Error(CLOSED));
        queue.push({ question, resolve, reject });
        return dispatch();
      }),
    async close() {
      closed = true;
      for (const job of queue.splice(0)) job.reject(new Error(CLOSED));
      const all = [...workers];
      for (const slot of all) discard(slot, new Error(CLOSED));
      await Promise.all(all.map(({ worker }) => worker.terminate()));
    },
  };
}

const CLOSED = 'the bot pool is closed';
