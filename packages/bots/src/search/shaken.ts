import {
  type Advisor,
  type AnyForesight,
  type BaseState,
  type ChangeWeight,
  nextWord,
  type Rng,
} from '@portolan/kernel';

/** Multiplies each weight by e^(strength * N), N standard normal: a player of the same school with other opinions. */
export function shake(rng: Rng, strength: number): ChangeWeight {
  return (weight) => weight * Math.exp(strength * normal(rng));
}

export function shakenAdvisors(
  foresight: AnyForesight,
  rng: Rng,
  { count, strength }: { readonly count: number; readonly strength: number },
): Advisor<BaseState, unknown>[] {
  return Array.from({ length: count }, () => foresight.advisor(shake(rng, strength)));
}

/** Box and Muller's method. */
function normal(rng: Rng): number {
  const radius = Math.sqrt(-2 * Math.log((nextWord(rng) + 1) / 4294967297));
  return radius * Math.cos((2 * Math.PI * nextWord(rng)) / 4294967296);
}
