import type { Box } from '../box.ts';
import type { Destination } from '../ids.ts';
import type { Weights } from './weights.ts';

/** More rivals than sit at any table. */
const MOST_RIVALS = 7;
const counts = new Float64Array(MOST_RIVALS + 1);

/**
 * By number of rivals: the chance that exactly this many come first, given the chance of each. Scratch space, which the
 * next call fills again.
 */
export function countChances(chances: ArrayLike<number>): Float64Array {
  counts.fill(0);
  counts[0] = 1;
  for (let rival = 0; rival < chances.length; rival++) {
    const chance = chances[rival];
    for (let i = rival + 1; i > 0; i--) counts[i] = counts[i] * (1 - chance) + counts[i - 1] * chance;
    counts[0] *= 1 - chance;
  }
  return counts;
}

/** The chance that fewer than `places` rivals come first. */
export function room(chances: readonly number[], places: number): number {
  return sumBelow(countChances(chances), places);
}

export function sumBelow(chances: ArrayLike<number>, limit: number): number {
  let sum = 0;
  for (let i = 0; i < limit && i < chances.length; i++) sum += chances[i];
  return sum;
}

/** The chance of each rival to succeed at `destination` first, before any disc is laid. */
export function rivalsAt(box: Box, weights: Weights, seats: number, destination: Destination): number[] {
  const presence = weights.rivals[box.kind[destination]] * weights.remoteness ** (box.zone[destination] - 1);
  return Array.from({ length: seats - 1 }, () => (presence * weights.resolve) / 2);
}
