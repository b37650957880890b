import { rngFromSeed, type SearchEffort } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { seatTable } from '../seatTable.ts';
import { openToy, toyGame } from '../toy.ts';
import { halve } from './halving.ts';
import type { Candidate, Mind, Search } from './mind.ts';
import { foresightOf } from './searchable.ts';

const searchable = foresightOf(openToy);
const EFFORT: SearchEffort = { iterations: 60, candidates: 3, rounds: 10 };

/** Judges the end of the game by the counters of seat 0. */
const mind: Mind = {
  ...searchable,
  value: { estimate: (state, out) => void out.set([searchable.foresight.features.score(state, 0), 0]) },
  own: searchable.foresight.advisor(),
  rivals: [searchable.foresight.advisor()],
};

function allOf(search: Search): Candidate[] {
  for (let step = search.next(); ; step = search.next()) if (step.done === true) return step.value;
}

function search(heap: number, effort: SearchEffort, isOver = () => false): Candidate[] {
  const state = toyGame.setup({ heap }, 2, rngFromSeed('halving'));
  const table = seatTable(toyGame, 0, () => state);
  return allOf(halve(mind, effort, { table, rng: rngFromSeed('own'), isOver }));
}

describe('halving', () => {
  it('finds the move that its imagined games show to be best', () => {
    expect(search(3, EFFORT)[0].move).toBe(3);
  });

  it('spends its iterations on the better half', () => {
    const [best, second, third] = search(20, EFFORT);
    expect(best.visits).toBe(second.visits);
    expect(best.visits).toBeGreaterThan(third.visits);
    expect(best.visits + second.visits + third.visits).toBeLessThanOrEqual(EFFORT.iterations);
  });

  it('compares only the moves rated highest', () => {
    expect(
      search(20, { ...EFFORT, candidates: 2 })
        .map(({ move }) => move)
        .sort(),
    ).toEqual([2, 3]);
  });

  it('is deterministic', () => {
    expect(search(20, EFFORT)).toEqual(search(20, EFFORT));
  });

  it('falls back on the advice if it is stopped at once', () => {
    const [first, ...others] = search(20, EFFORT, () => true);
    expect(first.visits).toBe(0);
    expect(others.every(({ rating }) => rating <= first.rating)).toBe(true);
  });
});
