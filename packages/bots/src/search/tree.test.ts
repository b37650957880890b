import { rngFromSeed, type SearchEffort } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { seatTable } from '../seatTable.ts';
import { openToy, toyGame } from '../toy.ts';
import type { Candidate, Mind, Search } from './mind.ts';
import { foresightOf } from './searchable.ts';
import { growTree, softmax } from './tree.ts';

const searchable = foresightOf(openToy);
const EFFORT: SearchEffort = { iterations: 120, rounds: 10 };

/** Judges the end of the game by the counters of seat 0, out of twenty. */
const mind: Mind = {
  ...searchable,
  value: { estimate: (state, out) => void out.set([searchable.foresight.features.score(state, 0) / 20, 0]) },
  own: searchable.foresight.advisor(),
  rivals: [searchable.foresight.advisor()],
};

function allOf(search: Search): Candidate[] {
  for (let step = search.next(); ; step = search.next()) if (step.done === true) return step.value;
}

function search(heap: number, effort: SearchEffort = EFFORT, isOver = () => false): Candidate[] {
  const state = toyGame.setup({ heap }, 2, rngFromSeed('tree'));
  const table = seatTable(toyGame, 0, () => state);
  return allOf(growTree(mind, effort, { table, rng: rngFromSeed('own'), isOver }));
}

describe('growTree', () => {
  it('finds the move that its imagined games show to be best', () => {
    expect(search(3)[0].move).toBe(3);
  });

  it('plans more than one move of its own', () => {
    // The rival takes two of eight. Three and three are six; by advice alone, three would be followed by two.
    const [best] = search(8);
    expect(best.move).toBe(3);
    expect(best.sum / best.visits).toBeGreaterThan(5 / 20);
  });

  it('spends most iterations on the best move, and tries what the advice likes as well', () => {
    const visits = search(20).map((one) => one.visits);
    expect(visits[0]).toBeGreaterThan(EFFORT.iterations / 3);
    expect(visits[1]).toBeGreaterThan(1);
  });

  it('ends as soon as the rest of its iterations cannot change the choice, and not before', () => {
    for (const heap of [3, 8, 14, 20]) {
      const visits = search(heap).map((one) => one.visits);
      const left = EFFORT.iterations - visits.reduce((sum, one) => sum + one, 0);
      const lead = visits[0] - visits[1];
      expect(left).toBeGreaterThanOrEqual(0);
      // One iteration earlier, the second could still have drawn level.
      expect(left === 0 || (lead > left && lead - 1 <= left + 1)).toBe(true);
    }
  });

  it('is deterministic', () => {
    expect(search(20)).toEqual(search(20));
  });

  it('falls back on the advice if it is stopped at once', () => {
    const [first, ...others] = search(20, EFFORT, () => true);
    expect(first.visits).toBe(0);
    expect(others.every(({ rating }) => rating <= first.rating)).toBe(true);
  });

  it('changes nothing at the table', () => {
    const state = toyGame.setup({ heap: 20 }, 2, rngFromSeed('tree'));
    const before = JSON.stringify(state);
    const table = seatTable(toyGame, 0, () => state);
    allOf(growTree(mind, EFFORT, { table, rng: rngFromSeed('own'), isOver: () => false }));
    expect(JSON.stringify(state)).toBe(before);
  });
});

describe('softmax', () => {
  it('adds up to one, whatever the scale of the ratings', () => {
    const [small, large] = [softmax([1, 2, 4]), softmax([100, 200, 400])];
    expect(small.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
    for (const [at, prior] of small.entries()) expect(prior).toBeCloseTo(large[at], 6);
    expect(small[2]).toBeGreaterThan(small[1]);
  });

  it('treats equal ratings equally', () => {
    expect(softmax([3, 3, 3, 3])).toEqual([0.25, 0.25, 0.25, 0.25]);
  });
});
