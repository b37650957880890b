import { describe, expect, it } from 'vitest';
import { adjudge, standingsOf } from './standings.ts';

const PLAYERS = ['ann', 'bob', 'cat'];

describe('standings', () => {
  it('count opponents beaten, half for a tie', () => {
    const games = [{ players: PLAYERS, places: [1, 2, 2], scores: [9, 5, 5] }];
    expect(standingsOf(PLAYERS, games).map(({ player, points }) => [player, points])).toEqual([
      ['ann', 2],
      ['bob', 0.5],
      ['cat', 0.5],
    ]);
  });

  it('break ties by first places, then by scores, then by the order of signing up', () => {
    const game = (places: readonly number[], scores: readonly number[]) => ({ players: PLAYERS, places, scores });
    // Ann: 1st and 3rd; Bob: twice 2nd.
    const wins = [game([1, 2, 3], [5, 4, 3]), game([3, 2, 1], [1, 9, 9])];
    expect(standingsOf(['bob', 'cat', 'ann'], wins).map(({ player }) => player)).toEqual(['cat', 'ann', 'bob']);
    expect(standingsOf(PLAYERS, []).map(({ player }) => player)).toEqual(PLAYERS);
  });
});

describe('a game that is late', () => {
  it('is lost by those it waits for', () => {
    expect(adjudge(4, [2])).toEqual([1, 1, 4, 1]);
    expect(adjudge(4, [0, 3])).toEqual([3, 1, 1, 3]);
    expect(adjudge(3, [])).toEqual([1, 1, 1]);
  });
});
