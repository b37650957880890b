import { solve } from '../solve.ts';

/** One line of data: what a player's position looked like, and how many points came after it. */
export interface Sample {
  readonly features: Float64Array;
  readonly points: number;
}

export interface Fit {
  readonly weights: number[];
  /** The standard deviation of the points from the prediction. */
  readonly spread: number;
  /** The share of the variance that the prediction explains. */
  readonly explained: number;
}

/** How strongly weights are pulled towards zero, relative to the mean square of their feature. */
const RIDGE = 0.003;

/** Ridge regression. The first feature is the constant one, which is not penalised. */
export function fitRidge(samples: readonly Sample[], count: number): Fit {
  const matrix = Array.from({ length: count }, () => new Float64Array(count + 1));
  for (const { features, points } of samples) {
    for (let row = 0; row < count; row++) {
      const line = matrix[row];
      for (let col = 0; col < count; col++) line[col] += features[row] * features[col];
      line[count] += features[row] * points;
    }
  }
  for (let at = 1; at < count; at++) matrix[at][at] += RIDGE * (matrix[at][at] || samples.length);
  const weights = solve(matrix);
  return { weights, ...judge(samples, weights) };
}

function judge(samples: readonly Sample[], weights: readonly number[]): Pick<Fit, 'spread' | 'explained'> {
  let mean = 0;
  for (const { points } of samples) mean += points / samples.length;
  let missed = 0;
  let total = 0;
  for (const { features, points } of samples) {
    const predicted = weights.reduce((sum, weight, at) => sum + weight * features[at], 0);
    missed += (points - predicted) ** 2;
    total += (points - mean) ** 2;
  }
  return { spread: Math.sqrt(missed / samples.length), explained: total === 0 ? 0 : 1 - missed / total };
}
