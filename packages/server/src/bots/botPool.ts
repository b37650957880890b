import { Worker } from 'node:worker_threads';
import type { BaseState, Seat } from '@portolan/kernel';

/** A question put to a bot. The worker binds it to its seat: the bot itself sees a view, never the state. */
export interface BotQuestion {
  readonly game: string;
  readonly components: unknown;
  readonly bot: string;
  readonly seat: Seat;
  readonly state: BaseState;
  /** Of the bot's own random stream. */
  readonly seed: string;
}

export type BotReply =
  | { readonly job: number; readonly move: string }
  | { readonly job: number; readonly problem: string };

/** Bots think in worker threads, so that the server answers others meanwhile. */
export interface BotPool {
  ask(question: BotQuestion): Promise<string>;
  close(): Promise<void>;
}

interface Waiting {
  resolve(move: string): void;
  reject(error: Error): void;
}

/** `script` is the host's worker, which knows the games and calls `answerBots`. */
export function makeBotPool(script: URL, size: number): BotPool {
  const waiting = new Map<number, Waiting>();
  let jobs = 0;
  let closing = false;
  const start = (): Worker => {
    const worker = new Worker(script);
    worker.on('message', (reply: BotReply) => {
      const asker = waiting.get(reply.job);
      waiting.delete(reply.job);
      if ('move' in reply) asker?.resolve(reply.move);
      else asker?.reject(new Error(reply.problem));
    });
    worker.on('error', (error) => {
      if (closing) return;
      for (const asker of waiting.values()) asker.reject(error instanceof Error ? error : new Error(String(error)));
      waiting.clear();
      workers[workers.indexOf(worker)] = start();
    });
    worker.unref();
    return worker;
  };
  const workers: Worker[] = [];
  for (let i = 0; i < size; i++) workers.push(start());
  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        const job = ++jobs;
        waiting.set(job, { resolve, reject });
        workers[job % size]?.postMessage({ job, question });
      }),
    async close() {
      closing = true;
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}
