import type { Term } from './analysis.ts';
import type { Trial } from './compareMoves.ts';

/** Smaller differences explain nothing. */
const LEAST_POINTS = 0.25;
const MOST_TERMS = 8;

/** Where the expected final scores of two moves differ, from the largest difference on; played in the same worlds. */
export function differingTerms(first: Trial, second: Trial): readonly Term[] {
  const worlds = Math.max(1, first.shares.length);
  return [...new Set([...first.terms.keys(), ...second.terms.keys()])]
    .map((name) => ({ name, points: ((first.terms.get(name) ?? 0) - (second.terms.get(name) ?? 0)) / worlds }))
    .filter(({ points }) => Math.abs(points) >= LEAST_POINTS)
    .sort((one, other) => Math.abs(other.points) - Math.abs(one.points))
    .slice(0, MOST_TERMS);
}
