import { describe, expect, it } from 'vitest';
import { GOLD, SILVER } from '../src/ids.ts';
import { kindsPoints, unclaimed } from '../src/scoring.ts';
import { audit } from '../src/testing/index.ts';
import { makeTable, type Table } from '../src/testing/table.ts';
import { eventsOf, resolving } from './missionTable.ts';

const RICH = { crew: 20, guns: 30, goods: 5, galleon: true };
const TREASURES = {
  silver: ['puertoCabello', 'cartagena', 'trinidad', 'maracaibo'],
  gold: ['portobelo', 'granGranada', 'panama', 'veracruz'],
  jewel: ['galleonA', 'galleonB', 'galleonC'],
};

interface End {
  readonly seats?: number;
  readonly voyage?: number;
  readonly conquests?: readonly number[];
  /** Where treasure still lies. */
  readonly left?: readonly string[];
  readonly admiral?: number;
  readonly governor?: number;
}

/** A voyage whose ships are all home, in seat order, scored. */
function scored(end: End): Table {
  const table = makeTable({ seats: end.seats ?? 4 });
  const { state } = table;
  state.voyage = end.voyage ?? 1;
  state.outbound = state.players.map((_, seat) => seat);
  state.homebound = state.outbound.slice();
  state.admiral = end.admiral ?? -1;
  state.governor = end.governor ?? -1;
  for (let seat = 0; seat < state.seats; seat++) {
    table.give(seat, { home: true, conquests: end.conquests?.[seat] ?? 0 });
  }
  for (const place of end.left ?? []) {
    state.treasure[table.at(place)] = 1;
    state.treasureStock[table.box.treasure[table.at(place)]]--;
  }
  table.enter('endVoyage');
  return table;
}

function scores(table: Table): number[] {
  return table.state.players.map((player) => player.score);
}

describe('scoring a voyage', () => {
  it.each([
    { seats: 3, conquests: [0b000, 0b001, 0b011], points: [0, 1, 4] },
    { seats: 4, conquests: [0b010, 0b100, 0b110, 0b111], points: [1, 1, 4, 10] },
    { seats: 5, conquests: [0b111, 0b101, 0, 0b100, 0b111], points: [10, 4, 0, 1, 10] },
  ])(
    '[FD-SCORE-01] one kind scores 1, two kinds 4, three kinds 10 ($seats players)',
    ({ seats, conquests, points }) => {
      const table = scored({ seats, conquests });
      expect(eventsOf(table.events, 'kindsScored')).toEqual([{ kind: 'kindsScored', points }]);
      expect(scores(table)).toEqual(points.map((amount) => 4 + amount));
      expect(table.state.players.map((player) => player.points[6])).toEqual(points);
    },
  );

  it('[FD-SCORE-01] the voyage is scored when the last ship is home, not before', () => {
    const table = resolving({ ships: [{ ...RICH, missions: { 1: 'cartagena', 2: 'trinidad' } }], seats: 3 });
    table.play('attack', 'home');
    expect(table.player(0).score).toBe(8);
    expect(eventsOf(table.events, 'kindsScored')).toEqual([]);
    const kinds = table.play('trade indigo').map((event) => event.kind);
    expect(kinds).toEqual([
      'traded',
      'returned',
      'returned',
      'kindsScored',
      'boardReset',
      'treasureLaid',
      'voyageBegun',
    ]);
    expect(table.player(0).score).toBe(9);
  });

  it('[FD-SCORE-02] how often a kind was conquered does not matter', () => {
    const table = resolving({ ships: [{ ...RICH, missions: { 1: 'cartagena', 2: 'portobelo', 3: 'granGranada' } }] });
    table.play('attack', 'sail', 'attack', 'sail', 'attack', 'trade indigo');
    expect(eventsOf(table.events, 'kindsScored')).toEqual([{ kind: 'kindsScored', points: [1, 0, 0] }]);
  });

  it('[FD-SCORE-02] no kind scores 0, and jewels on the map score for nobody', () => {
    const table = scored({ left: TREASURES.jewel, admiral: 1, governor: 2 });
    expect(kindsPoints(table.box, table.player(0).conquests)).toBe(0);
    expect(scores(table)).toEqual([4, 4, 4, 4]);
  });

  it.each([
    { left: [...TREASURES.gold, ...TREASURES.silver, ...TREASURES.jewel], gold: 4, silver: 4 },
    { left: ['panama', 'granGranada', 'trinidad'], gold: 2, silver: 1 },
    { left: ['veracruz', 'maracaibo', 'cartagena', 'puertoCabello'], gold: 1, silver: 3 },
    { left: [], gold: 0, silver: 0 },
  ])('[FD-SCORE-03] Admiral scores $gold for the gold left, Governor $silver for the silver', (row) => {
    for (const voyage of [1, 2, 3]) {
      const table = scored({ left: row.left, admiral: 2, governor: 0, voyage });
      expect(eventsOf(table.events, 'counterScored')).toEqual([
        { kind: 'counterScored', counter: 'admiral', seat: 2, points: row.gold },
        { kind: 'counterScored', counter: 'governor', seat: 0, points: row.silver },
      ]);
      expect(scores(table)).toEqual([4 + row.silver, 4, 4 + row.gold, 4]);
      expect(table.player(2).points[7]).toBe(row.gold);
      expect(table.player(0).points[8]).toBe(row.silver);
    }
  });

  it('[FD-SCORE-03] one player may hold both; a counter in the stock scores for nobody', () => {
    const left = [...TREASURES.gold, ...TREASURES.silver];
    expect(scores(scored({ left, admiral: 3, governor: 3 }))).toEqual([4, 4, 4, 12]);
    expect(scores(scored({ left, governor: 1 }))).toEqual([4, 8, 4, 4]);
    const table = scored({ left });
    expect(scores(table)).toEqual([4, 4, 4, 4]);
    expect(eventsOf(table.events, 'counterScored')).toEqual([]);
  });

  it('[FD-SCORE-03] a place without treasure of the kind counts for neither', () => {
    const table = makeTable();
    expect([unclaimed(table.box, table.state, GOLD), unclaimed(table.box, table.state, SILVER)]).toEqual([0, 0]);
    for (const place of ['panama', 'trinidad', 'cartagena', 'galleonA']) table.state.treasure[table.at(place)] = 1;
    expect([unclaimed(table.box, table.state, GOLD), unclaimed(table.box, table.state, SILVER)]).toEqual([1, 2]);
  });

  it('[FD-SCORE-04] what is left goes back to the stock and into no chest', () => {
    const left = ['panama', 'trinidad', 'cartagena', 'galleonA', 'galleonC'];
    const table = scored({ left, admiral: 2, governor: 0, voyage: 3 });
    expect(table.state.treasureStock).toEqual([12, 12, 9]);
    expect(table.state.treasure).toEqual(Array(14).fill(0));
    expect(table.state.players.map((player) => player.chest)).toEqual(Array(4).fill([0, 0, 0]));
    expect(audit.pieces(table.state)).toEqual([]);
  });

  it.each([1, 2])('[FD-SCORE-05] commodities and treasure score nothing after voyage %i', (voyage) => {
    const table = makeTable();
    table.state.voyage = voyage;
    table.state.outbound = [0, 1, 2, 3];
    table.give(1, { commodities: [1, 1, 1, 1], chest: [2, 2, 2] });
    table.enter('endVoyage');
    expect(scores(table)).toEqual([4, 4, 4, 4]);
    expect(eventsOf(table.events, 'commoditiesScored', 'chestsOpened')).toEqual([]);
    expect(table.player(1)).toMatchObject({ commodities: [1, 1, 1, 1], chest: [2, 2, 2] });
  });

  it.each([1, 2])('[FD-SCORE-05] they do not count for the next turn order after voyage %i either', (voyage) => {
    const table = makeTable();
    table.state.voyage = voyage;
    table.state.outbound = [1, 2, 0, 3];
    table.give(1, { commodities: [0, 0, 0, 0], chest: [2, 2, 2] });
    table.give(2, { commodities: [1, 1, 1, 1], chest: [0, 0, 0] });
    table.enter('endVoyage');
    expect(scores(table)).toEqual([4, 4, 4, 4]);
    expect(table.state.order).toEqual([1, 2, 0, 3]);
  });

  it('[FD-SCORE-06] voyage 3 is scored in the same way, before the final scoring', () => {
    const table = scored({ voyage: 3, conquests: [1, 3, 7, 0], left: ['panama'], admiral: 3, governor: 2 });
    expect(table.events).toEqual([
      { kind: 'kindsScored', points: [1, 4, 10, 0] },
      { kind: 'counterScored', counter: 'admiral', seat: 3, points: 1 },
      { kind: 'counterScored', counter: 'governor', seat: 2, points: 0 },
      { kind: 'commoditiesScored', points: [0, 0, 0, 0] },
      { kind: 'chestsOpened', chests: Array(4).fill([0, 0, 0]) },
    ]);
    expect(scores(table)).toEqual([5, 8, 14, 5]);
  });

  it('[FD-SCORE-07] all points of the voyage are on the track before the docks are refilled', () => {
    const left = ['panama', 'trinidad', 'maracaibo', 'cartagena'];
    const table = scored({ conquests: [1, 0, 0, 0], left, admiral: 1, governor: 2 });
    expect(table.events.map((event) => event.kind)).toEqual([
      'kindsScored',
      'counterScored',
      'counterScored',
      'boardReset',
      'treasureLaid',
      'voyageBegun',
    ]);
    expect(scores(table)).toEqual([5, 5, 7, 4]);
    expect(table.state.order).toEqual([3, 0, 1, 2]);
  });

  it('[FD-SCORE-07] missions and the hero’s bonus count for the next order', () => {
    const table = resolving({
      ships: [
        { ...RICH, missions: { 1: 'cartagena', 2: 'sanJuan' } },
        { ...RICH, missions: { 1: 'portobelo' } },
      ],
    });
    table.play('attack', 'home', 'attack', 'trade indigo');
    // Seat 0: 4 + 2 + 2 + 1; seat 1: 4 + 3 + 1 + 1. Equal, so the docks decide.
    expect(scores(table)).toEqual([9, 9, 4]);
    expect(table.state.order).toEqual([2, 0, 1]);
  });
});
