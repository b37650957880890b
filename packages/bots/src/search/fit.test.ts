import { below, rngFromSeed } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { fitRidge, type Sample } from './fit.ts';

function samplesOf(count: number, points: (x: number, y: number) => number): Sample[] {
  const rng = rngFromSeed('samples');
  return Array.from({ length: count }, () => {
    const [x, y] = [below(rng, 10), below(rng, 10)];
    return { features: Float64Array.of(1, x, y), points: points(x, y) };
  });
}

describe('fitRidge', () => {
  it('finds a linear relation', () => {
    const { weights, spread, explained } = fitRidge(
      samplesOf(400, (x, y) => 7 + 2 * x - 3 * y),
      3,
    );
    expect(weights[0]).toBeCloseTo(7, 0);
    expect(weights[1]).toBeCloseTo(2, 1);
    expect(weights[2]).toBeCloseTo(-3, 1);
    expect(spread).toBeLessThan(0.2);
    expect(explained).toBeGreaterThan(0.999);
  });

  it('reports how far it is off', () => {
    const rng = rngFromSeed('noise');
    const { spread, explained } = fitRidge(
      samplesOf(2000, (x) => x + below(rng, 21) - 10),
      3,
    );
    expect(spread).toBeGreaterThan(5.7);
    expect(spread).toBeLessThan(6.4);
    expect(explained).toBeLessThan(0.25);
  });

  it('gives a feature that is always zero no weight', () => {
    const samples = samplesOf(100, (x) => x).map(({ features, points }) => {
      features[2] = 0;
      return { features, points };
    });
    expect(fitRidge(samples, 3).weights[2]).toBe(0);
  });
});
