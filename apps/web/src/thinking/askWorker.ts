import { fail, ok, type Result } from '@portolan/kernel';
import type { Answers, Job, Report, Unable } from './jobs.ts';

/** A job that a worker is doing. */
export interface Asked<K extends Job['kind']> {
  /** Never resolves if the job is stopped. */
  readonly answer: Promise<Result<Answers[K], Unable | 'failed'>>;
  /** Ends the work at once. */
  stop(): void;
}

/**
 * Runs a job in a worker of its own, so that the page stays responsive. The script and the rules of the game are loaded
 * with the first job.
 */
export function askWorker<K extends Job['kind']>(
  job: Extract<Job, { kind: K }>,
  onProgress: (done: number) => void = () => {},
): Asked<K> {
  const worker = new Worker(new URL('./botWorker.ts', import.meta.url), { type: 'module' });
  const answer = new Promise<Result<Answers[K], Unable | 'failed'>>((resolve) => {
    const end = (result: Result<Answers[K], Unable | 'failed'>): void => {
      worker.terminate();
      resolve(result);
    };
    worker.onmessage = ({ data }: MessageEvent<Report>) => {
      if (data.kind === 'progress') onProgress(data.done);
      else if (data.kind === 'answer') end(ok(data.answer as Answers[K]));
      else end(fail(data.kind === 'unable' ? data.why : 'failed'));
    };
    worker.onerror = () => end(fail('failed'));
  });
  worker.postMessage(job);
  return { answer, stop: () => worker.terminate() };
}
