import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

export interface Pool<Job, Answer> {
  /** The worker script: it answers every message with one message. */
  readonly script: URL;
  readonly jobs: readonly Job[];
  /** In terms of `performance.now`: no job starts after it. */
  readonly deadline?: number;
  /** As many as there are cores unless given. */
  readonly workers?: number | undefined;
  /** The size of the young generation of each worker: large enough, nothing is freed while something is measured. */
  readonly youngMb?: number | undefined;
  onAnswer(answer: Answer, job: Job): void;
}

/** Distributes the jobs over workers. The first one to fail ends all of them. */
export async function runPool<Job, Answer>(pool: Pool<Job, Answer>): Promise<void> {
  const jobs = pool.jobs.values();
  const count = Math.min(pool.workers ?? availableParallelism(), pool.jobs.length);
  const workers = Array.from({ length: count }, () => startWorker(pool));
  try {
    await Promise.all(workers.map((worker) => serve(worker, jobs, pool)));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

function startWorker({ script, youngMb }: Pick<Pool<unknown, unknown>, 'script' | 'youngMb'>): Worker {
  return new Worker(script, youngMb === undefined ? {} : { resourceLimits: { maxYoungGenerationSizeMb: youngMb } });
}

async function serve<Job, Answer>(
  worker: Worker,
  jobs: IteratorObject<Job, undefined>,
  { deadline = Number.POSITIVE_INFINITY, onAnswer }: Pool<Job, Answer>,
): Promise<void> {
  while (performance.now() < deadline) {
    const next = jobs.next();
    if (next.done === true) return;
    worker.postMessage(next.value);
    const [answer] = await once(worker, 'message');
    onAnswer(answer, next.value);
  }
}
