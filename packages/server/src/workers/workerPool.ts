import { Worker } from 'node:worker_threads';
import { makeFairQueue } from './fairQueue.ts';

/** What a thread is told when it starts. */
export interface WorkerSettings {
  /** It yields to everything else on the machine. */
  readonly background: boolean;
}

/** What a worker sends: once that it can be given jobs, then for each job the answer, or why there is none. */
export type WorkerReply<Answer> = { readonly ready: true } | { readonly answer: Answer } | { readonly problem: string };

/** What a worker is told when the answer to its job is no longer wanted. It answers as soon as it can. */
export const STOP = 'stop';

/**
 * Why a job has no answer: it was refused by the code in the worker, its thread died, it exceeded its time, too many
 * jobs were waiting, the answer was no longer wanted, or the pool was closed.
 */
export type WorkerProblem = 'failed' | 'died' | 'tooSlow' | 'busy' | 'aborted' | 'closed';

export class WorkerError extends Error {
  override name = 'WorkerError';
  readonly problem: WorkerProblem;

  constructor(problem: WorkerProblem, message: string) {
    super(message);
    this.problem = problem;
  }
}

/** Runs jobs in worker threads, so that the server stays responsive while they compute. */
export interface WorkerPool<Job, Answer> {
  /** Rejects with a `WorkerError`, at once when the signal says that the answer is no longer wanted. */
  ask(job: Job, signal?: AbortSignal): Promise<Answer>;
  close(): Promise<void>;
}

export interface WorkerPoolOptions<Job> {
  /** The host's worker, which knows the games and calls `runGameWorker`. */
  readonly script: URL;
  readonly threads: number;
  /** After this time a job is abandoned and its thread terminated. The start of a thread does not count. */
  readonly timeoutMs: number;
  /** The heap of a thread; one that needs more is terminated. */
  readonly heapMb: number;
  /** How many jobs may wait for a thread. */
  readonly mostWaiting?: number;
  /**
   * What a job belongs to: groups take turns with one job each, preferably in the thread that had their last one. By
   * default every job is a group of its own.
   */
  readonly groupOf?: (job: Job) => string;
  /** The threads yield to everything else on the machine. */
  readonly background?: boolean;
}

interface Pending<Job, Answer> {
  readonly job: Job;
  readonly group: unknown;
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

/** A thread and the job it is working on. */
interface PoolThread<Job, Answer> {
  readonly worker: Worker;
  isReady: boolean;
  pending: Pending<Job, Answer> | undefined;
  timer: NodeJS.Timeout | undefined;
}

/** Loading the rules of all games takes a second, or several on a busy machine. */
const START_TIMEOUT_MS = 60_000;

/** Groups for which the thread of their last job is remembered. */
const MOST_HOMES = 1000;

/** Each thread handles one job at a time; threads are started on demand, and replaced when they die or hang. */
export function makeWorkerPool<Job, Answer>(options: WorkerPoolOptions<Job>): WorkerPool<Job, Answer> {
  const { script, threads, timeoutMs, heapMb, mostWaiting = Number.POSITIVE_INFINITY } = options;
  const { groupOf, background = false } = options;
  type Thread = PoolThread<Job, Answer>;
  const pool = new Set<Thread>();
  const queue = makeFairQueue<Pending<Job, Answer>>();
  /** By group: the thread that had its last job. */
  const homes = new Map<unknown, Thread>();
  let closed = false;

  function start(): Thread {
    const worker = new Worker(script, {
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
      workerData: { background } satisfies WorkerSettings,
    });
    const thread: Thread = { worker, isReady: false, pending: undefined, timer: undefined };
    limitTime(thread, START_TIMEOUT_MS);
    worker.on('message', (reply: WorkerReply<Answer>) => receive(thread, reply));
    worker.on('error', (error) =>
      discard(thread, new WorkerError('died', error instanceof Error ? error.message : String(error))),
    );
    worker.on('exit', () => discard(thread, new WorkerError('died', 'a worker thread exited')));
    worker.unref();
    pool.add(thread);
    return thread;
  }

  function receive(thread: Thread, reply: WorkerReply<Answer>): void {
    if ('ready' in reply) {
      thread.isReady = true;
      clearTimeout(thread.timer);
      if (thread.pending !== undefined) begin(thread, thread.pending);
      return;
    }
    const { pending } = thread;
    release(thread);
    if ('answer' in reply) pending?.resolve(reply.answer);
    else pending?.reject(new WorkerError('failed', reply.problem));
    dispatch();
  }

  function begin(thread: Thread, { job }: Pending<Job, Answer>): void {
    limitTime(thread, timeoutMs);
    thread.worker.postMessage(job);
  }

  function limitTime(thread: Thread, ms: number): void {
    const late = new WorkerError('tooSlow', `a worker took longer than ${ms} ms`);
    thread.timer = setTimeout(() => discard(thread, late), ms);
  }

  function release(thread: Thread): void {
    clearTimeout(thread.timer);
    if (thread.pending !== undefined) queue.release(thread.pending.group);
    thread.pending = undefined;
  }

  function discard(thread: Thread, error: WorkerError): void {
    if (!pool.delete(thread)) return;
    const { pending } = thread;
    release(thread);
    pending?.reject(error);
    void thread.worker.terminate();
    dispatch();
  }

  /** A thread that has begun is busy until it answers. */
  function abort(pending: Pending<Job, Answer>): void {
    pending.reject(abortedError());
    if (queue.remove(pending.group, pending)) return;
    const thread = [...pool].find((one) => one.pending === pending);
    if (thread === undefined) return;
    if (thread.isReady) {
      thread.worker.postMessage(STOP);
      return;
    }
    thread.pending = undefined;
    queue.release(pending.group);
    dispatch();
  }

  /** Hands waiting jobs to idle threads. */
  function dispatch(): void {
    for (;;) {
      const idle = [...pool].filter(({ pending }) => pending === undefined);
      if (idle.length === 0 && pool.size >= threads) return;
      const next = queue.take();
      if (next === undefined) return;
      const home = idle.find((thread) => thread === homes.get(next.group));
      const thread = home ?? idle[0] ?? start();
      if (groupOf !== undefined) rememberHome(next.group, thread);
      thread.pending = next.item;
      if (thread.isReady) begin(thread, next.item);
    }
  }

  function rememberHome(group: unknown, thread: Thread): void {
    homes.delete(group);
    homes.set(group, thread);
    const [oldest] = homes.keys();
    if (homes.size > MOST_HOMES) homes.delete(oldest);
  }

  return {
    async ask(job, signal) {
      if (closed) throw closedError();
      if (signal?.aborted === true) throw abortedError();
      if (queue.size() >= mostWaiting) throw new WorkerError('busy', 'too many jobs are waiting');
      const { promise, resolve, reject } = Promise.withResolvers<Answer>();
      const pending = { job, group: groupOf?.(job) ?? Symbol('job'), resolve, reject };
      const onAbort = (): void => abort(pending);
      signal?.addEventListener('abort', onAbort);
      queue.add(pending.group, pending);
      dispatch();
      try {
        return await promise;
      } finally {
        signal?.removeEventListener('abort', onAbort);
      }
    },
    async close() {
      closed = true;
      for (const { reject } of queue.clear()) reject(closedError());
      const all = [...pool];
      for (const thread of all) discard(thread, closedError());
      await Promise.all(all.map(({ worker }) => worker.terminate()));
    },
  };
}

function abortedError(): WorkerError {
  return new WorkerError('aborted', 'the answer is no longer wanted');
}

function closedError(): WorkerError {
  return new WorkerError('closed', 'the worker pool is closed');
}
