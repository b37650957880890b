import { below, type Rng } from '@portolan/kernel';

/** Any one of them. */
export function pick<T>(rng: Rng, all: readonly T[]): T {
  const one = all[below(rng, all.length)];
  if (one === undefined) throw new Error('there is nothing to pick');
  return one;
}
