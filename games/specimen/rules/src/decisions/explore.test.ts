import { describe, expect, it } from 'vitest';
import { shippedComponents } from '../data/components.ts';
import { redact } from '../events.ts';
import { makeGame } from '../game.ts';
import { offered, refusal, scenario, tell } from '../testing/scenario.ts';

const game = makeGame(shippedComponents());

describe('exploring', () => {
  const start = scenario({
    hands: [
      [1, 2, 3],
      [6, 7, 8],
      [4, 4, 5],
    ],
    coasts: [5, -2, 3],
    sea: [1, 4],
  });
  const exploring = tell(start, '0 bid 1', '1 bid 7', '2 bid 4').state;

  it('[SP-EXPLORE-01] is to look at an island, alone, or to go home', () => {
    expect(offered(exploring, 1)).toEqual(['look 1', 'look 2', 'look 3', 'home']);
    expect(refusal(exploring, '1 look 4')).toBe('SP-EXPLORE-01');
    const { state, events, marks } = tell(exploring, '1 look 2');
    expect(events).toEqual([{ kind: 'islandSeen', seat: 1, coast: 1, island: -2 }]);
    for (const viewer of [0, 2, 'spectator'] as const) {
      expect(events.map((event) => redact(event, viewer))).toEqual([{ kind: 'islandSeen', seat: 1, coast: 1 }]);
      expect(game.view(state, viewer).coasts[1]).toEqual({ bare: false, knownBy: 2 });
    }
    expect(redact(events[0], 1)).toEqual(events[0]);
    expect(game.view(state, 1).coasts[1]).toEqual({ bare: false, island: -2, knownBy: 2 });
    expect(marks).toEqual([{ drew: false, revealed: true }]);
  });

  it('[SP-EXPLORE-02] cannot look at a bare coast', () => {
    const bare = game.clone(exploring);
    bare.coasts[1] = { bare: true, island: 0, knownBy: 0 };
    expect(offered(bare, 1)).toEqual(['look 1', 'look 3', 'home']);
    expect(refusal(bare, '1 look 2')).toBe('SP-EXPLORE-02');
  });

  it('[SP-EXPLORE-08] scores a journal point for going home', () => {
    const { state, events } = tell(exploring, '1 home');
    expect(events[0]).toEqual({ kind: 'wentHome', seat: 1, points: 1 });
    expect(state.players[1]).toMatchObject({ journal: 1, score: 1, islands: [] });
    expect(state.round).toBe(2);
  });
});
