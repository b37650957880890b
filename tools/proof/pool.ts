import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

export interface Pool<Job, Answer> {
  /** The worker script: it answers every message with one message. */
  readonly script: URL;
  readonly jobs: readonly Job[];
  /** In terms of `performance.now`: no job starts after it. */
  readonly deadline?: number;
  onAnswer(answer: Answer, job: Job): void;
}

/** Distributes the jobs over as many workers as there are cores. */
export async function runPool<Job, Answer>(pool: Pool<Job, Answer>): Promise<void> {
  const jobs = pool.jobs.values();
  const count = Math.min(availableParallelism(), pool.jobs.length);
  await Promise.all(Array.from({ length: count }, () => serve(new Worker(pool.script), jobs, pool)));
}

async function serve<Job, Answer>(
  worker: Worker,
  jobs: IteratorObject<Job, undefined>,
  { deadline = Number.POSITIVE_INFINITY, onAnswer }: Pool<Job, Answer>,
): Promise<void> {
  try {
    while (performance.now() < deadline) {
      const next = jobs.next();
      if (next.done === true) return;
      worker.postMessage(next.value);
      const [answer] = await once(worker, 'message');
      onAnswer(answer, next.value);
    }
  } finally {
    await worker.terminate();
  }
}
