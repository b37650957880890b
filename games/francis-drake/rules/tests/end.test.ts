import { describe, expect, it } from 'vitest';
import { makeBox } from '../src/box.ts';
import { shipped } from '../src/data/shipped.ts';
import { makeGame } from '../src/game.ts';
import { finalRanking } from '../src/queries/finalRanking.ts';
import { commodityPoints } from '../src/scoring.ts';
import { makeTable, type Table } from '../src/testing/table.ts';
import { eventsOf } from './missionTable.ts';

const box = makeBox(shipped);

interface LastVoyage {
  readonly commodities?: readonly number[][];
  readonly chests?: readonly number[][];
  readonly scores?: readonly number[];
  readonly homebound?: readonly number[];
}

/** A game whose last ship has just come home. */
function ended(last: LastVoyage & { readonly seats?: number }): Table {
  const seats = last.seats ?? 3;
  const table = makeTable({ box, seats });
  const { state } = table;
  state.voyage = 3;
  state.outbound = state.players.map((_, seat) => seat);
  state.homebound = (last.homebound ?? state.outbound).slice();
  for (let seat = 0; seat < seats; seat++) {
    table.give(seat, {
      home: true,
      commodities: last.commodities?.[seat] ?? [0, 0, 0, 0],
      chest: last.chests?.[seat] ?? [0, 0, 0],
    });
    const score = last.scores?.[seat] ?? 4;
    state.players[seat].points[2] = score - 4;
    state.players[seat].score = score;
  }
  table.enter('endVoyage');
  return table;
}

/** The best split into sets, found by trying every set for the first token left. */
function bestSplit(tokens: readonly number[]): number {
  const first = tokens.findIndex((count) => count > 0);
  if (first < 0) return 0;
  const values = [0, 2, 8, 16, 26];
  let best = 0;
  for (let bits = 0; bits < 16; bits++) {
    const used = tokens.map((_, kind) => (bits >> kind) & 1);
    if (used[first] === 0 || used.some((use, kind) => use > tokens[kind])) continue;
    const size = used.reduce((sum, use) => sum + use, 0);
    best = Math.max(best, values[size] + bestSplit(tokens.map((count, kind) => count - used[kind])));
  }
  return best;
}

describe('the end of the game', () => {
  it('[FD-END-01] after voyage 3 a set of four kinds scores 26, three 16, two 8, a single token 2', () => {
    const commodities = [
      [1, 1, 1, 1],
      [1, 0, 1, 1],
      [0, 1, 0, 1],
      [0, 0, 1, 0],
      [0, 0, 0, 0],
    ];
    const table = ended({ seats: 5, commodities });
    const points = [26, 16, 8, 2, 0];
    expect(eventsOf(table.events, 'commoditiesScored')).toEqual([{ kind: 'commoditiesScored', points }]);
    expect(table.state.players.map((player) => player.score)).toEqual(points.map((amount) => 4 + amount));
    expect(table.state.players.map((player) => player.points[9])).toEqual(points);
  });

  it('[FD-END-02] every token counts in one set, and the best split is scored', () => {
    let splits = 0;
    for (let indigo = 0; indigo <= 3; indigo++) {
      for (let sugar = 0; sugar <= 3; sugar++) {
        for (let coffee = 0; coffee <= 3; coffee++) {
          for (let tobacco = 0; tobacco <= 3; tobacco++) {
            const tokens = [indigo, sugar, coffee, tobacco];
            if (commodityPoints(box, tokens) !== bestSplit(tokens)) throw new Error(`not the best for ${tokens}`);
            splits++;
          }
        }
      }
    }
    expect(splits).toBe(256);
    expect(commodityPoints(box, [0, 6, 0, 0])).toBe(12);
  });

  it('[FD-END-03] silver scores 3, gold 4, a jewel 5', () => {
    const chests = [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
      [3, 2, 1],
    ];
    const table = ended({ seats: 4, chests });
    expect(table.state.players.map((player) => player.score)).toEqual([7, 8, 9, 4 + 9 + 8 + 5]);
    expect(table.state.players.map((player) => player.points.slice(10))).toEqual([
      [3, 0, 0],
      [0, 4, 0],
      [0, 0, 5],
      [9, 8, 5],
    ]);
    expect(eventsOf(table.events, 'chestsOpened')).toEqual([{ kind: 'chestsOpened', chests }]);
    expect(table.view('spectator').players[3].chest).toEqual({ silver: 3, gold: 2, jewel: 1 });
  });

  it('[FD-END-03] the opened chests are reported as they were, not as they may become', () => {
    const table = ended({ chests: [[1, 0, 0]] });
    const [event] = eventsOf(table.events, 'chestsOpened');
    table.player(0).chest[0] = 9;
    expect(event.chests[0]).toEqual([1, 0, 0]);
  });

  it('[FD-END-04] the highest total wins, counted with commodities and chests', () => {
    const table = ended({
      scores: [50, 45, 40],
      commodities: [[], [0, 0, 0, 1], [1, 1, 1, 0]],
      chests: [[], [1, 0, 0]],
    });
    expect(table.game.outcome(table.state)).toMatchObject({ scores: [50, 50, 56], places: [2, 3, 1] });
  });

  it.each([
    { homebound: [2, 0, 3, 1], scores: [60, 60, 60, 60], places: [2, 4, 1, 3] },
    { homebound: [2, 0, 3, 1], scores: [60, 61, 60, 60], places: [3, 1, 2, 4] },
    { homebound: [0, 1, 2, 3], scores: [59, 60, 59, 60], places: [3, 1, 4, 2] },
    { homebound: [3, 2, 1, 0], scores: [59, 60, 59, 60], places: [4, 2, 3, 1] },
  ])('[FD-END-04] [FD-END-05] ties go to the lower homebound dock, for every place ($scores)', (row) => {
    const table = ended({ seats: 4, homebound: row.homebound, scores: row.scores });
    expect(table.game.outcome(table.state)?.places).toEqual(row.places);
    const ranking = finalRanking(table.view('spectator'));
    expect(row.places.map((place) => ranking[place - 1])).toEqual([0, 1, 2, 3]);
    expect(table.state.homebound).toEqual(row.homebound);
  });

  it('[FD-END-06] nothing else scores: no Investor tile, cube, barrel or goods', () => {
    const table = makeTable({ box, seats: 3 });
    table.state.voyage = 3;
    table.state.outbound = [0, 1, 2];
    const held = { crew: 9, guns: 9, goods: 9, barrels: 9, galleon: true, pinnace: true, investor: true };
    table.give(1, { ...held, discs: 10, score: 20 });
    table.give(2, { investor: false });
    table.enter('endVoyage');
    expect(table.state.players.map((player) => player.score)).toEqual([4, 20, 4]);
  });

  it('[FD-END-06] the breakdown names every source of points and adds up to the score', () => {
    const table = ended({ scores: [30, 4, 4], commodities: [[1, 1, 0, 0]], chests: [[1, 2, 3]] });
    const outcome = table.game.outcome(table.state);
    const none = { investor: 0, forts: 0, galleons: 0, hero: 0, kinds: 0, admiral: 0, governor: 0 };
    expect(outcome?.breakdown[0]).toEqual({
      ...none,
      ...{ start: 4, towns: 26, commodities: 8, silver: 3, gold: 8, jewels: 15 },
    });
    expect(outcome?.scores).toEqual([64, 4, 4]);
    for (const [seat, sources] of outcome?.breakdown.entries() ?? []) {
      expect(Object.values(sources).reduce((sum, points) => sum + points)).toBe(outcome?.scores[seat]);
    }
  });
});

describe('the game through the kernel', () => {
  it('has no outcome while it goes on', () => {
    const table = makeTable({ box });
    expect(table.game.outcome(table.state)).toBeUndefined();
    expect(table.game.awaiting(table.state)).toEqual([0]);
    expect(table.game.legalMoves(table.state, 1, [])).toEqual([]);
  });

  it('asks nobody once it is over, and nothing changes', () => {
    const table = ended({});
    const { game, state } = table;
    expect(game.awaiting(state)).toEqual([]);
    expect(game.legalMoves(state, 0, [box.moves.dock])).toEqual([]);
    expect(game.whyNot?.(state, 0, box.moves.dock)).toBeUndefined();
    const before = JSON.stringify(state);
    game.apply(state, 0, box.moves.dock);
    expect(JSON.stringify(state)).toBe(before);
  });

  it('describes itself and how long it can last', () => {
    const { id, title, rulesVersion, seats, longestGame } = makeGame(box);
    expect({ id, title, rulesVersion, seats }).toEqual({
      id: 'francis-drake',
      title: 'Francis Drake',
      rulesVersion: 1,
      seats: { min: 3, max: 5 },
    });
    // Five seats, each with ten discs and their choices, the dock, and six mission discs with four decisions each.
    expect(longestGame).toBe(3 * (5 * (10 * 2 + 1 + 6 * 4) + 4));
  });

  it('lasts longer with more voyages, seats or player discs', () => {
    const longest = (change: object) => makeGame(makeBox({ ...shipped, ...change })).longestGame;
    const { constants } = shipped;
    expect(longest({ voyages: 2 })).toBe(458);
    expect(longest({ players: { min: 3, max: 4 } })).toBe(552);
    expect(longest({ constants: { ...constants, playerDiscs: 12 } })).toBe(747);
  });
});
