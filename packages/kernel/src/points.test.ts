import { describe, expect, it } from 'vitest';
import { rankByScore, rankSeats, scoreBy } from './points.ts';
import { row } from './row.ts';

const SOURCES = ['gold', 'fame'] as const;
const score = scoreBy(SOURCES);

function players(count: number): { points: number[]; score: number }[] {
  return Array.from({ length: count }, () => ({ points: row(SOURCES.length, 0), score: 0 }));
}

describe('points', () => {
  it('are recorded by source and add up to the score', () => {
    const state = { players: players(2) };
    score(state, 1, 'gold', 4);
    score(state, 1, 'fame', 3);
    score(state, 1, 'gold', -1);
    expect(state.players).toEqual([
      { points: [0, 0], score: 0 },
      { points: [3, 3], score: 6 },
    ]);
  });

  it('rank the players, with ties broken by the given order', () => {
    const state = { players: players(4) };
    for (const [seat, gold] of [5, 7, 5, 2].entries()) score(state, seat, 'gold', gold);
    const order = [3, 2, 1, 0];
    expect(rankByScore(state.players, SOURCES, order)).toEqual({
      scores: [5, 7, 5, 2],
      places: [3, 1, 2, 4],
      breakdown: [5, 7, 5, 2].map((gold) => ({ gold, fame: 0 })),
    });
    expect(rankSeats(state.players, order)).toEqual([1, 2, 0, 3]);
    expect(order).toEqual([3, 2, 1, 0]);
    expect(rankByScore(state.players, SOURCES, [0, 1, 2, 3]).places).toEqual([2, 1, 3, 4]);
  });
});

describe('a row', () => {
  it('holds the given count of equal numbers', () => {
    expect([row(3, -1), row(0, 7)]).toEqual([[-1, -1, -1], []]);
  });
});
