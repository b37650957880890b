import { rngFromSeed } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { shippedComponents } from './data/components.ts';
import { makeGame } from './game.ts';
import { offered, refusal, scenario, tell } from './testing/scenario.ts';

const game = makeGame(shippedComponents());

describe('a round', () => {
  const start = scenario({
    seats: 2,
    hands: [
      [1, 2, 3],
      [6, 7, 8],
    ],
    coasts: [5, 4, 3],
  });

  it('[SP-ROUND-01] is bidding, then exploring, then drawing', () => {
    const { state, events } = tell(start, '0 bid 1', '1 bid 6', '1 home');
    expect(events.map(({ kind }) => kind)).toEqual([
      'bidLaid',
      'bidLaid',
      'bidsTurned',
      'explorerFound',
      'wentHome',
      'chartDrawn',
      'chartDrawn',
      'roundBegun',
    ]);
    expect(state.round).toBe(2);
    expect(game.awaiting(state)).toEqual([0, 1]);
  });

  it('[SP-ROUND-01] refuses a move that belongs to another phase', () => {
    expect(refusal(start, '0 look 1')).toBe('SP-ROUND-01');
    expect(refusal(start, '0 claim')).toBe('SP-ROUND-01');
    const exploring = tell(start, '0 bid 1', '1 bid 6').state;
    expect(refusal(exploring, '1 bid 7')).toBe('SP-ROUND-01');
    expect(refusal(exploring, '1 leave')).toBe('SP-ROUND-01');
    expect(refusal(exploring, '0 look 1')).toBe('wrongSeat');
    expect(refusal(tell(exploring, '1 look 1').state, '1 home')).toBe('SP-ROUND-01');
  });

  it('[SP-ROUND-02] ends with a random chart for each player, in seat order', () => {
    const { state, events, marks } = tell(start, '0 bid 1', '1 bid 6', '1 home');
    const drawn = events.filter((event) => event.kind === 'chartDrawn');
    expect(drawn.map(({ seat }) => seat)).toEqual([0, 1]);
    const rising = (charts: (number | undefined)[]): unknown[] => charts.sort();
    expect(state.players[0].hand).toEqual(rising([2, 3, drawn[0].chart]));
    expect(state.players[1].hand).toEqual(rising([7, 8, drawn[1].chart]));
    expect(state.pile).toHaveLength(start.pile.length - 2);
    expect(marks.at(-1)).toEqual({ drew: true, revealed: true });
  });

  it('[SP-ROUND-02] draws each chart of the pile with equal probability', () => {
    const counts = new Map<number, number>();
    for (let i = 0; i < 800; i++) {
      const state = game.clone(start);
      state.rng = rngFromSeed(`draw ${i}`);
      state.pile = [1, 2, 4, 5];
      const drawn = tell(state, '0 bid 1', '1 bid 6', '1 home').events.find(({ kind }) => kind === 'chartDrawn');
      if (drawn?.kind === 'chartDrawn') counts.set(drawn.chart ?? 0, (counts.get(drawn.chart ?? 0) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual([1, 2, 4, 5]);
    for (const count of counts.values()) expect(Math.abs(count - 200)).toBeLessThan(60);
  });

  it('[SP-END-01][SP-ROUND-02] ends the game after the last one, without drawing', () => {
    const last = scenario({
      seats: 2,
      rounds: 1,
      hands: [
        [1, 2, 3],
        [6, 7, 8],
      ],
    });
    const { state, events, marks } = tell(last, '0 bid 1', '1 bid 6', '1 home');
    expect(events.at(-1)).toEqual({ kind: 'gameEnded' });
    expect(events.some(({ kind }) => kind === 'chartDrawn')).toBe(false);
    expect(marks.at(-1)).toEqual({ drew: false, revealed: false });
    expect(game.awaiting(state)).toEqual([]);
    expect(offered(state, 0)).toEqual([]);
    expect(game.outcome(state)?.scores).toEqual([0, 1]);
    expect(game.outcome(last)).toBeUndefined();
  });
});
