import { describe, expect, it } from 'vitest';
import { scenario, tell } from './testing/scenario.ts';
import { view } from './view.ts';

describe('what a viewer knows', () => {
  const start = scenario({
    seats: 2,
    hands: [
      [1, 2, 3],
      [6, 7, 8],
    ],
    coasts: [5, -2, 3],
    sea: [1, 4],
  });
  const { state } = tell(start, '0 bid 1', '1 bid 7', '1 look 2', '1 leave');

  it('[SP-HIDDEN-01] is everything except hands, bids and unseen islands', () => {
    expect(view(state, 'spectator')).toEqual({
      round: 1,
      rounds: 5,
      journal: 1,
      asked: [{ kind: 'explore', seat: 1, looks: 1 }],
      awaiting: [1],
      players: [
        { charts: 2, hasBid: false, islands: [], journal: 0, score: 0 },
        { charts: 2, hasBid: false, islands: [], journal: 0, score: 0 },
      ],
      coasts: [
        { bare: false, knownBy: 0 },
        { bare: false, knownBy: 2 },
        { bare: false, knownBy: 0 },
      ],
      sea: 2,
      pile: 26,
      played: [1, 7],
    });
  });

  it('[SP-SETUP-03] includes the viewer’s own hand', () => {
    expect(view(state, 0).players.map(({ own }) => own)).toEqual([{ hand: [2, 3], bid: 0 }, undefined]);
    expect(view(state, 1).players.map(({ own }) => own)).toEqual([undefined, { hand: [6, 8], bid: 0 }]);
  });

  it('is everything in the open view', () => {
    const open = view(state, 'open');
    expect(open.players.map(({ own }) => own?.hand)).toEqual([
      [2, 3],
      [6, 8],
    ]);
    expect(open.coasts.map(({ island }) => island)).toEqual([5, -2, 3]);
  });

  it('shares no objects with the state', () => {
    const before = JSON.stringify(state);
    const seen = view(state, 1);
    for (const list of [seen.played, seen.players[1].islands, seen.players[1].own?.hand]) (list as number[]).push(99);
    Object.assign(seen.asked[0], { looks: 2 });
    expect(JSON.stringify(state)).toBe(before);
  });
});
