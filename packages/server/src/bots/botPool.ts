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

export type BotReply = { readonly move: string } | { readonly problem: string };

/** Bots think in worker threads, so that the server answers others meanwhile. */
export interface BotPool {
  /** Rejected when the bot breaks or thinks too long. */
  ask(question: BotQuestion): Promise<string>;
  close(): Promise<void>;
}

export interface BotPoolOptions {
  /** The host's worker, which knows the games and calls `answerBots`. */
  readonly script: URL;
  readonly threads: number;
  /** Who thinks longer is given up, with his thread. */
  readonly patienceMs: number;
}

interface Job {
  readonly question: BotQuestion;
  resolve(move: string): void;
  reject(error: Error): void;
}

/** A thread and what it thinks about. */
interface Thinker {
  readonly worker: Worker;
  job: Job | undefined;
  tooLong: NodeJS.Timeout | undefined;
}

/** Each thread thinks about one question at a time; threads are started when there is something to think about. */
export function makeBotPool({ script, threads, patienceMs }: BotPoolOptions): BotPool {
  const thinkers = new Set<Thinker>();
  const queue: Job[] = [];
  let closed = false;

  function start(): Thinker {
    const thinker: Thinker = { worker: new Worker(script), job: undefined, tooLong: undefined };
    const { worker } = thinker;
    worker.on('message', (reply: BotReply) => {
      const { job } = thinker;
      rest(thinker);
      if ('move' in reply) job?.resolve(reply.move);
      else job?.reject(new Error(reply.problem));
      share();
    });
    worker.on('error', (error) => lose(thinker, error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => lose(thinker, new Error('a thread of the bots ended')));
    worker.unref();
    thinkers.add(thinker);
    return thinker;
  }

  function rest(thinker: Thinker): void {
    clearTimeout(thinker.tooLong);
    thinker.job = undefined;
  }

  function lose(thinker: Thinker, error: Error): void {
    if (!thinkers.delete(thinker)) return;
    const { job } = thinker;
    rest(thinker);
    job?.reject(error);
    void thinker.worker.terminate();
    share();
  }

  /** Gives waiting questions to those who have nothing to think about. */
  function share(): void {
    while (queue.length > 0) {
      const idle =
        [...thinkers].find(({ job }) => job === undefined) ?? (thinkers.size < threads ? start() : undefined);
      const job = idle === undefined ? undefined : queue.shift();
      if (idle === undefined || job === undefined) return;
      idle.job = job;
      idle.tooLong = setTimeout(() => lose(idle, new Error(`a bot thought longer than ${patienceMs} ms`)), patienceMs);
      idle.worker.postMessage(job.question);
    }
  }

  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new Error(CLOSED));
        queue.push({ question, resolve, reject });
        return share();
      }),
    async close() {
      closed = true;
      for (const job of queue.splice(0)) job.reject(new Error(CLOSED));
      const all = [...thinkers];
      for (const thinker of all) lose(thinker, new Error(CLOSED));
      await Promise.all(all.map(({ worker }) => worker.terminate()));
    },
  };
}

const CLOSED = 'the bots have gone home';
