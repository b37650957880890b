import { describe, expect, it } from 'vitest';
import { shippedComponents } from '../data/components.ts';
import { redact } from '../events.ts';
import { makeGame } from '../game.ts';
import { explorerOf } from '../scoring.ts';
import { offered, refusal, scenario, tell } from '../testing/scenario.ts';

const game = makeGame(shippedComponents());

describe('bidding', () => {
  const start = scenario({
    hands: [
      [1, 5, 5],
      [2, 5, 8],
      [3, 4, 8],
    ],
  });

  it('[SP-BID-01] asks all players at the same time for a chart from their hand', () => {
    expect(game.awaiting(start)).toEqual([0, 1, 2]);
    expect(offered(start, 0)).toEqual(['bid 1', 'bid 5']);
    expect(offered(start, 1)).toEqual(['bid 2', 'bid 5', 'bid 8']);
    expect(refusal(start, '0 bid 8')).toBe('SP-BID-01');
    const { state } = tell(start, '1 bid 5');
    expect(game.awaiting(state)).toEqual([0, 2]);
    expect(state.players[1]).toMatchObject({ hand: [2, 8], bid: 5 });
    expect(offered(state, 1)).toEqual([]);
    expect(refusal(state, '1 bid 2')).toBe('wrongSeat');
  });

  it('throws when a seat bids twice without going through play', () => {
    const { state } = tell(start, '1 bid 5');
    expect(() => game.apply(state, 1, { kind: 'bid', chart: 2 })).toThrow("'bid 2' of seat 1, which is not asked");
  });

  it('[SP-BID-02] shows the others that a bid was made, but not which', () => {
    const { state, events, marks } = tell(start, '1 bid 5');
    expect(events).toEqual([{ kind: 'bidLaid', seat: 1, chart: 5 }]);
    expect(events.map((event) => redact(event, 1))).toEqual(events);
    for (const viewer of [0, 2, 'spectator'] as const) {
      expect(events.map((event) => redact(event, viewer))).toEqual([{ kind: 'bidLaid', seat: 1 }]);
      const { players } = game.view(state, viewer);
      expect(players[1]).toEqual({ charts: 2, hasBid: true, islands: [], journal: 0, score: 0 });
      expect(players.map(({ hasBid }) => hasBid)).toEqual([false, true, false]);
    }
    expect(game.view(state, 1).players[1].own).toEqual({ hand: [2, 8], bid: 5 });
    expect(marks).toEqual([{ drew: false, revealed: false }]);
  });

  it('[SP-BID-03] turns all bids face up after the last one and removes them from the game', () => {
    const { state, events, marks } = tell(start, '1 bid 5', '0 bid 1', '2 bid 8');
    expect(events.find(({ kind }) => kind === 'bidsTurned')).toEqual({ kind: 'bidsTurned', charts: [1, 5, 8] });
    expect(state.played).toEqual([1, 5, 8]);
    expect(game.view(state, 'spectator').played).toEqual([1, 5, 8]);
    expect(state.players.map(({ bid }) => bid)).toEqual([0, 0, 0]);
    expect(marks.at(-1)).toEqual({ drew: false, revealed: true });
  });

  it.each([
    [[1, 5, 8], 2],
    [[8, 5, 8], 1],
    [[5, 5, 3, 1], 2],
    [[8, 2], 0],
  ])('[SP-BID-04] makes the highest of the lonely bids %j explore', (charts, seat) => {
    expect(explorerOf(charts)).toBe(seat);
  });

  it('[SP-BID-04] asks the explorer next', () => {
    const { state, events } = tell(start, '0 bid 5', '1 bid 8', '2 bid 8');
    expect(events.at(-1)).toEqual({ kind: 'explorerFound', seat: 0 });
    expect(game.awaiting(state)).toEqual([0]);
  });

  it.each([[[5, 5]], [[3, 3, 3]], [[7, 2, 2, 7]]])('[SP-BID-05] finds nobody when the bids are %j', (charts) => {
    expect(explorerOf(charts)).toBeUndefined();
  });

  it('[SP-BID-05] continues with the next round when nobody explores', () => {
    const pair = scenario({
      seats: 2,
      hands: [
        [1, 5, 6],
        [2, 5, 8],
      ],
    });
    const { state, events } = tell(pair, '0 bid 5', '1 bid 5');
    expect(events.map(({ kind }) => kind)).toContain('nobodyFound');
    expect(events.map(({ kind }) => kind)).not.toContain('explorerFound');
    expect(state).toMatchObject({ round: 2, stack: [{ kind: 'bid' }] });
    expect(state.players.map(({ score }) => score)).toEqual([0, 0]);
  });
});
