import { setImmediate as others } from 'node:timers/promises';
import type { Meter } from './meter.ts';

/** How long one piece of work may keep the thread. */
export const SLICE_MS = 5;

let latest: Promise<unknown> = Promise.resolve();

/**
 * Waits for the next slice. All long work shares one in each turn of the event loop: however much there is of it, moves
 * wait for one slice.
 */
export function nextSlice(): Promise<unknown> {
  latest = latest.then(() => others());
  return latest;
}

export interface SliceOptions {
  /** Measures the time of the steps. */
  readonly meter: Meter;
  readonly now?: () => number;
}

/** Runs all steps of a task, and yields to everything else now and then. */
export async function inSlices<T>(
  work: Generator<undefined, T>,
  { meter, now = () => performance.now() }: SliceOptions,
): Promise<T> {
  let started = now();
  for (;;) {
    const step = meter.run(() => work.next());
    if (step.done === true) return step.value;
    if (now() - started < SLICE_MS) continue;
    await nextSlice();
    started = now();
  }
}
