import { expect, it } from 'vitest';
import { judgeRatings, KNOWN, simulatedMatches } from './knownStrengths.ts';

it('notices ratings that are made of luck', () => {
  const honest = simulatedMatches('test', 600);
  const reversed = honest.map(({ seats, places }) => ({ seats, places: places.map((place) => 9 - place) }));
  expect(judgeRatings(honest).swapped).toBeLessThanOrEqual(1);
  expect(judgeRatings(reversed).swapped).toBe(KNOWN.length - 1);
  expect(judgeRatings(reversed).covered).toBeLessThan(3);
});
