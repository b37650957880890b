import { describe, expect, it } from 'vitest';
import { ratingsAbove } from './ratingsAbove.ts';
import type { ArenaResult } from './result.ts';

/** Games of two, each with a deal of its own, of which the first bot wins some. */
function games(bots: readonly [string, string], count: number, won: number): ArenaResult[] {
  return Array.from({ length: count }, (_, number) => ({
    game: 'toy',
    options: {},
    seed: `${bots.join()}/${number}`,
    bots,
    versions: { rules: 1, advice: '', bots: {} },
    scores: [1, 1],
    places: number < won ? [1, 2] : [2, 1],
    decisions: 1,
    ms: 1,
  }));
}

describe('ratings above an anchor', () => {
  it('are 400 points for odds of ten to one, whatever others are rated', () => {
    const rated = ratingsAbove([...games(['b', 'a'], 1100, 1000), ...games(['c', 'b'], 1100, 1000)], 'a');
    expect([...rated.keys()]).toEqual(['b', 'c']);
    expect(rated.get('b')?.value).toBeCloseTo(400, -1);
    expect(rated.get('c')?.value).toBeGreaterThan(770);
    expect(rated.get('c')?.value).toBeLessThan(810);
  });

  it('have an interval that shrinks with the number of games and grows from step to step', () => {
    const few = ratingsAbove([...games(['b', 'a'], 40, 30), ...games(['c', 'b'], 40, 30)], 'a');
    const many = ratingsAbove([...games(['b', 'a'], 400, 300), ...games(['c', 'b'], 400, 300)], 'a');
    const [fewB = 0, fewC = 0] = [...few.values()].map(({ interval }) => interval);
    const [manyB = 0, manyC = 0] = [...many.values()].map(({ interval }) => interval);
    // The standard deviation of the log odds is 1 / √(400 × ¾ × ¼), that is 20 points.
    expect(manyB).toBeGreaterThan(36);
    expect(manyB).toBeLessThan(50);
    expect(fewB / manyB).toBeGreaterThan(2.5);
    expect(fewC).toBeGreaterThan(fewB);
    expect(manyC).toBeGreaterThan(1.2 * manyB);
  });

  it('are not certain for a bot that has never lost', () => {
    const always = ratingsAbove(games(['b', 'a'], 200, 200), 'a').get('b');
    expect(always?.value).toBeGreaterThan(900);
    expect(always?.interval).toBeGreaterThan(300);
  });

  it('count results of the same deal as one', () => {
    const rotated = games(['b', 'a'], 400, 300).map((game, at) => ({ ...game, seed: `${Math.floor(at / 4)}` }));
    const single = ratingsAbove(games(['b', 'a'], 400, 300), 'a').get('b');
    expect(ratingsAbove(rotated, 'a').get('b')?.interval).toBeGreaterThan(1.5 * (single?.interval ?? 0));
  });
});
