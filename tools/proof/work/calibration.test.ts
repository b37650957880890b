import { expect, it } from 'vitest';
import { chanceOf, likelihood } from './calibration.ts';

const sure = (gap: number) => ({ gap, deviation: 0 });

it('is the exact test of a share if there is no doubt about the gap', () => {
  expect(chanceOf(400)).toBeCloseTo(10 / 11);
  // Of ten throws of a coin, one or fewer heads, or as many tails.
  expect(likelihood(sure(0), { wins: 1, games: 10 })).toBeCloseTo((2 * 11) / 1024);
  expect(likelihood(sure(0), { wins: 5, games: 10 })).toBe(1);
});

it('allows for what an interval leaves open, and for no more', () => {
  const seen = { wins: 150, games: 200 };
  // Three of four are 191 points.
  expect(likelihood({ gap: 100, deviation: 10 }, seen)).toBeLessThan(0.01);
  expect(likelihood({ gap: 100, deviation: 60 }, seen)).toBeGreaterThan(0.05);
  expect(likelihood({ gap: 191, deviation: 10 }, seen)).toBeGreaterThan(0.9);
});

it('judges those who nearly always win by their games', () => {
  const always = { wins: 200, games: 200 };
  // Whether it is odds of 300 or of 3,000 to one cannot be seen in 200 games; odds of ten to one can.
  expect(likelihood({ gap: 1000, deviation: 40 }, always)).toBeGreaterThan(0.5);
  expect(likelihood({ gap: 1400, deviation: 40 }, always)).toBeGreaterThan(0.5);
  expect(likelihood({ gap: 400, deviation: 40 }, always)).toBeLessThan(0.001);
});
