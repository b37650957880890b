import { solve } from '../solve.ts';
import { botsOf, bradleyTerry, DOUBT, resampled, winsOf, withInterval } from './ratings.ts';
import type { ArenaResult } from './result.ts';

/** How far a bot is above another, on the scale of chess, and by how much that may be wrong in 19 of 20 cases. */
export interface Margin {
  readonly value: number;
  readonly interval: number;
}

/** Points of a natural logarithm of the odds. */
const POINTS = 400 / Math.log(10);
/** The bounds of 95 % of a normal distribution. */
const DEVIATIONS = 1.96;

/**
 * How far every other bot is above the anchor. The interval is the wider one of two: drawing deals anew knows that results
 * of a deal depend on each other, but finds no doubt in a bot that has never lost; the likelihood does.
 */
export function ratingsAbove(results: readonly ArenaResult[], anchor: string): ReadonlyMap<string, Margin> {
  const others = botsOf(results).filter((bot) => bot !== anchor);
  const bots = [anchor, ...others];
  const above = (some: readonly ArenaResult[]): number[] => {
    const [zero, ...rest] = bradleyTerry(winsOf(some, bots));
    return rest.map((rating) => rating - zero);
  };
  const found = above(results);
  const samples = resampled(results).map(above);
  const deviations = deviationsOf(winsOf(results, bots), [0, ...found]);
  return new Map(
    others.map((bot, at) => {
      const value = found[at];
      const { low, high } = withInterval(
        value,
        samples.map((sample) => sample[at]),
      );
      return [bot, { value, interval: Math.max(value - low, high - value, DEVIATIONS * deviations[at]) }];
    }),
  );
}

/** The standard deviations of all but the first rating, which is given, by the curvature of the likelihood. */
function deviationsOf(wins: readonly Float64Array[], ratings: readonly number[]): number[] {
  const curvature = (one: number, other: number): number => {
    const odds = Math.exp((ratings[one] - ratings[other]) / POINTS);
    return ((wins[one][other] + wins[other][one] + DOUBT) * odds) / (1 + odds) ** 2;
  };
  const free = ratings.map((_, at) => at).slice(1);
  const matrix = free.map((row) => {
    const all = ratings.map((_, other) => (other === row ? 0 : curvature(row, other)));
    const total = all.reduce((sum, one) => sum + one, 0);
    return free.map((column) => (column === row ? total : -all[column]));
  });
  // The variances are the diagonal of the inverse.
  return free.map((_, at) => {
    const column = solve(matrix.map((row, index) => Float64Array.of(...row, index === at ? 1 : 0)));
    return POINTS * Math.sqrt(column[at]);
  });
}
