import { describe, expect, it } from 'vitest';
import { shippedComponents } from '../data/components.ts';
import { makeGame } from '../game.ts';
import { offered, scenario, tell } from '../testing/scenario.ts';

const game = makeGame(shippedComponents());

describe('settling', () => {
  const hands = [
    [1, 2, 3],
    [6, 7, 8],
    [4, 4, 5],
  ];
  const start = scenario({ hands, coasts: [5, -2, 3], sea: [1, 4] });
  const exploring = tell(start, '0 bid 1', '1 bid 7', '2 bid 4').state;
  const looking = tell(exploring, '1 look 2').state;

  it('[SP-EXPLORE-03] is to claim or to leave', () => {
    expect(offered(looking, 1)).toEqual(['claim', 'leave']);
    expect(offered(looking, 0)).toEqual([]);
    expect(looking.stack.map(({ kind }) => kind)).toEqual(['explore', 'settle']);
  });

  it('[SP-EXPLORE-04] lays a claimed island face up, scores it and ends the exploration', () => {
    const { state, events, marks } = tell(looking, '1 claim');
    expect(events[0]).toEqual({ kind: 'islandClaimed', seat: 1, coast: 1, island: -2 });
    expect(state.players[1]).toMatchObject({ islands: [-2], score: -2, journal: 0 });
    expect(game.view(state, 'spectator').players[1]).toMatchObject({ islands: [-2], score: -2 });
    expect(state).toMatchObject({ round: 2, stack: [{ kind: 'bid' }] });
    expect(marks[0].revealed).toBe(true);
  });

  it('[SP-EXPLORE-05] takes the next island from the sea, unseen by everyone', () => {
    const { state } = tell(looking, '1 claim');
    expect(state.coasts[1]).toEqual({ bare: false, island: 4, knownBy: 0 });
    expect(state.sea).toEqual([1]);
    expect(game.view(state, 1).coasts[1]).toEqual({ bare: false, knownBy: 0 });
  });

  it('[SP-EXPLORE-05] leaves the coast bare when the sea is empty', () => {
    const dry = game.clone(looking);
    dry.sea = [];
    const { state } = tell(dry, '1 claim');
    expect(state.coasts[1]).toEqual({ bare: true, island: 0, knownBy: 0 });
    expect(game.view(state, 1).coasts[1]).toEqual({ bare: true, knownBy: 0 });
  });

  it('[SP-EXPLORE-06] leaves an island face down, and those who looked remember it', () => {
    const { state, events, marks } = tell(looking, '1 leave');
    expect(events).toEqual([{ kind: 'islandLeft', seat: 1, coast: 1 }]);
    expect(marks).toEqual([{ drew: false, revealed: false }]);
    expect(state.coasts[1]).toEqual({ bare: false, island: -2, knownBy: 2 });
    const later = tell(state, '1 home', '0 bid 2', '2 bid 4', '1 bid 8', '1 look 1', '1 leave').state;
    expect(game.view(later, 1).coasts.map(({ island }) => island)).toEqual([5, -2, undefined]);
    expect(game.view(later, 0).coasts.map(({ island }) => island)).toEqual([undefined, undefined, undefined]);
  });

  it('[SP-EXPLORE-07] allows a second look but no third', () => {
    const once = tell(looking, '1 leave').state;
    expect(offered(once, 1)).toEqual(['look 1', 'look 2', 'look 3', 'home']);
    expect(once.stack).toEqual([{ kind: 'explore', seat: 1, looks: 1 }]);
    const { state, events } = tell(once, '1 look 3', '1 leave');
    expect(events.map(({ kind }) => kind).slice(0, 3)).toEqual(['islandSeen', 'islandLeft', 'wentHome']);
    expect(state).toMatchObject({ round: 2, stack: [{ kind: 'bid' }] });
  });

  it('[SP-EXPLORE-04][SP-EXPLORE-07] allows a claim on the second look too', () => {
    const { state } = tell(looking, '1 leave', '1 look 1', '1 claim');
    expect(state.players[1]).toMatchObject({ islands: [5], score: 5, journal: 0 });
    expect(state.stack).toEqual([{ kind: 'bid' }]);
  });

  it('[SP-EXPLORE-08] scores a journal point when both islands were left', () => {
    const { state } = tell(looking, '1 leave', '1 look 3', '1 leave');
    expect(state.players[1]).toMatchObject({ islands: [], journal: 1, score: 1 });
  });
});
