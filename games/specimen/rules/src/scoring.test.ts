import { describe, expect, it } from 'vitest';
import { outcome } from './scoring.ts';
import type { State } from './state.ts';
import { scenario } from './testing/scenario.ts';

/** A finished game with these islands and journals by seat. */
function finished(...seats: readonly { islands: number[]; journal: number }[]): State {
  const state = scenario({ seats: seats.length });
  state.stack = [];
  seats.forEach(({ islands, journal }, seat) => {
    const score = islands.reduce((sum, worth) => sum + worth, journal);
    Object.assign(state.players[seat], { islands, journal, score });
  });
  return state;
}

describe('the end', () => {
  it('[SP-END-02] counts islands and journal', () => {
    const end = outcome(finished({ islands: [5, -2], journal: 1 }, { islands: [], journal: 2 }));
    expect(end?.scores).toEqual([4, 2]);
    expect(end?.breakdown).toEqual([
      { islands: 3, journal: 1 },
      { islands: 0, journal: 2 },
    ]);
  });

  it('[SP-END-03] is won by the highest score', () => {
    const end = outcome(
      finished({ islands: [1], journal: 0 }, { islands: [4, 3], journal: 0 }, { islands: [3], journal: 0 }),
    );
    expect(end?.places).toEqual([3, 1, 2]);
  });

  it('[SP-END-03] breaks a tie in favour of the player with fewer islands', () => {
    const end = outcome(finished({ islands: [2, 1], journal: 0 }, { islands: [3], journal: 0 }));
    expect(end?.places).toEqual([2, 1]);
  });

  it('[SP-END-03] shares the place when players are tied on both', () => {
    const end = outcome(
      finished({ islands: [2], journal: 1 }, { islands: [3], journal: 0 }, { islands: [], journal: 2 }),
    );
    expect(end?.places).toEqual([1, 1, 3]);
  });

  it('[SP-END-01] comes only after the last round', () => {
    expect(outcome(scenario({}))).toBeUndefined();
  });
});
