import { median } from './median.ts';

/** A process has loaded its program, compiled what is hot and filled its caches. */
const WARM_UP = 1 / 3;

/**
 * By how much memory has grown in the course of a soak, as a part of what it was: the first third is left out, and the
 * medians of the two halves of the rest are compared, because single readings depend on what is under way.
 */
export function memoryDrift(readings: readonly number[]): number {
  const warm = readings.slice(Math.floor(readings.length * WARM_UP));
  const half = Math.floor(warm.length / 2);
  return median(warm.slice(-half)) / median(warm.slice(0, half)) - 1;
}
