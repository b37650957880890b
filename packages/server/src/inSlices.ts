import { setImmediate as others } from 'node:timers/promises';

/** How long one piece of work may keep the thread. */
export const SLICE_MS = 5;

/** Does all steps of a work, and lets everything else happen now and then. */
export async function inSlices<T>(work: Generator<undefined, T>, now = () => performance.now()): Promise<T> {
  let started = now();
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
    if (now() - started < SLICE_MS) continue;
    await others();
    started = now();
  }
}
