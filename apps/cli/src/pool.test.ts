import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { runPool } from './pool.ts';

/** Answers a number after so many milliseconds, and fails at a negative one. */
const SCRIPT = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', (job) => {
      if (job < 0) throw new Error('negative');
      setTimeout(() => parentPort.postMessage(job), job);
    });`)}`,
);

describe('a pool of workers', { timeout: 60_000 }, () => {
  it('gives every job to one of them', async () => {
    const answers: number[] = [];
    await runPool<number, number>({
      script: SCRIPT,
      jobs: [3, 1, 2],
      workers: 2,
      onAnswer: (answer) => answers.push(answer),
    });
    expect(answers.sort()).toEqual([1, 2, 3]);
  });

  it('ends all of them when one fails', async () => {
    const answers: number[] = [];
    const jobs = [1, -1, ...Array.from({ length: 2000 }, () => 1)];
    const failing = runPool<number, number>({
      script: SCRIPT,
      jobs,
      workers: 2,
      onAnswer: (answer) => answers.push(answer),
    });
    await expect(failing).rejects.toThrow('negative');
    const before = answers.length;
    await sleep(200);
    expect(answers.length).toBe(before);
    expect(before).toBeLessThan(2000);
  });
});
