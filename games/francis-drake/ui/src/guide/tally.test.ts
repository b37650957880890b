import { describe, expect, it } from 'vitest';
import { PAGES } from './pages.ts';
import { standing } from './tally.ts';
import { sceneWith } from './testing/sceneWith.ts';

/** What the guide of seat 0 sees at the end of a game with these points. */
function ending(scores: readonly number[], homebound: readonly number[]) {
  const { view } = sceneWith({});
  const players = view.players.map((player, seat) => ({ ...player, score: scores[seat] ?? 0 }));
  return sceneWith({ view: { players, docks: { ...view.docks, homebound } } });
}

describe('the end of a guided game', () => {
  it('tells a player who wins a tie by the homebound docks that they win [FD-END-04]', () => {
    const scene = ending([50, 50, 30], [2, 0, 1]);
    expect(standing(scene)).toEqual({ won: true, tie: true });
    expect(PAGES.find(({ id }) => id === 'winner')?.title(scene)).toBe('You win!');
  });

  it('does not tell it to the other player of a tie, nor to the second of three', () => {
    expect(standing(ending([50, 50, 30], [2, 1, 0]))).toEqual({ won: false, tie: true });
    expect(standing(ending([50, 60, 30], [0, 1, 2]))).toEqual({ won: false, tie: false });
    expect(standing(ending([60, 50, 50], [2, 1, 0]))).toEqual({ won: true, tie: false });
  });
});
