import { describe, expect, it } from 'vitest';
import { gamesPerDeal, planMatches } from './plan.ts';
import { bradleyTerry, standingsOf } from './ratings.ts';
import type { ArenaResult } from './result.ts';

const plan = { game: 'toy', variants: [{}], players: 4, bots: ['a', 'b'], games: 6, seed: 's' };

describe('planMatches', () => {
  it('plays each deal in every different rotation before the next one', () => {
    const matches = planMatches(plan);
    expect(matches.map(({ seed }) => seed)).toEqual(['s/0', 's/0', 's/1', 's/1', 's/2', 's/2']);
    expect(matches.slice(0, 2).map(({ bots }) => bots.join(''))).toEqual(['abab', 'baba']);
  });

  it('gives every bot every seat if all are different', () => {
    const matches = planMatches({ ...plan, players: 3, bots: ['a', 'b', 'c'], games: 3 });
    expect(matches.map(({ bots }) => bots.join(''))).toEqual(['abc', 'bca', 'cab']);
    expect(new Set(matches.map(({ seed }) => seed)).size).toBe(1);
  });

  it('tells how many games a deal takes', () => {
    expect(gamesPerDeal(plan)).toBe(2);
    expect(gamesPerDeal({ ...plan, bots: ['a', 'b', 'c'] })).toBe(4);
    expect(gamesPerDeal({ ...plan, bots: ['a'] })).toBe(1);
  });

  it('plays the variants in turn, each with all rotations', () => {
    const matches = planMatches({ ...plan, variants: [{ x: 1 }, { x: 2 }] });
    expect(matches.map(({ options }) => options.x)).toEqual([1, 1, 2, 2, 1, 1]);
  });

  it('refuses more bots than seats', () => {
    expect(() => planMatches({ ...plan, players: 1 })).toThrow('2 bots for 1 seats');
  });
});

const VERSIONS = { rules: 1, advice: '', bots: {} };

function result(seed: string, bots: string, places: number[]): ArenaResult {
  const scores = places.map((place) => 10 - place);
  const common = { game: 'toy', options: {}, versions: VERSIONS, decisions: 1, ms: 1 };
  return { ...common, seed, bots: [...bots], places, scores };
}

describe('standingsOf', () => {
  const results = [
    result('1', 'aabb', [1, 2, 3, 4]),
    result('1', 'bbaa', [3, 4, 1, 2]),
    result('2', 'aabb', [4, 2, 1, 3]),
    result('2', 'bbaa', [4, 3, 1, 1]),
  ];
  const [first, second] = standingsOf(results);

  it('counts wins, shares of others beaten and scores', () => {
    expect(first).toMatchObject({ bot: 'a', seats: 8, wins: 3 });
    expect(second).toMatchObject({ bot: 'b', seats: 8, wins: 1 });
    // Of 16 pairs of an a and a b, the third game has one for a.
    expect(first.beaten.mean).toBeCloseTo(13 / 16);
    expect(second.beaten.mean).toBeCloseTo(3 / 16);
  });

  it('gives intervals that contain the estimate', () => {
    for (const { beaten, rating, winShare } of [first, second])
      for (const { low, mean, high } of [beaten, rating, winShare]) {
        expect(low).toBeLessThanOrEqual(mean);
        expect(high).toBeGreaterThanOrEqual(mean);
      }
    expect(first.beaten.high).toBe(1);
  });

  it('ranks opponents that the rules play among the bots', () => {
    const solo = { ...result('1', 'a', [2]), rivals: [{ name: 'Planck', score: 20, place: 1 }] };
    expect(standingsOf([solo]).map(({ bot, wins }) => [bot, wins])).toEqual([
      ['Planck', 1],
      ['a', 0],
    ]);
  });
});

describe('bradleyTerry', () => {
  it('puts 400 points between bots with odds of ten to one', () => {
    const wins = [Float64Array.of(0, 10_000), Float64Array.of(1000, 0)];
    const [one, other] = bradleyTerry(wins);
    expect(one - other).toBeCloseTo(400, 0);
  });

  it('rates bots that never met by those they both met', () => {
    const wins = [Float64Array.of(0, 800, 0), Float64Array.of(200, 0, 800), Float64Array.of(0, 200, 0)];
    const [best, middle, last] = bradleyTerry(wins);
    expect(best).toBeGreaterThan(middle);
    expect(middle).toBeGreaterThan(last);
    expect(best - middle).toBeCloseTo(middle - last, 5);
  });

  it('stays finite for a bot that always wins', () => {
    expect(bradleyTerry([Float64Array.of(0, 20), Float64Array.of(0, 0)])[0]).toBeLessThan(1000);
  });
});
