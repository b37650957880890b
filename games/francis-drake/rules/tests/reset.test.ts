import { describe, expect, it } from 'vitest';
import { makeBox } from '../src/box.ts';
import { shipped } from '../src/data/shipped.ts';
import { LOCATIONS } from '../src/ids.ts';
import { audit } from '../src/testing/index.ts';
import { discSet, makeTable, type Table, type TableOptions } from '../src/testing/table.ts';
import { eventsOf } from './missionTable.ts';

const box = makeBox(shipped);

/** The end of a voyage in which everything was used, scored and cleared away. */
function afterVoyage(options: TableOptions & { readonly voyage?: number } = {}): Table {
  const { voyage = 1, ...rest } = options;
  const table = makeTable({ box, ...rest });
  const { state } = table;
  state.voyage = voyage;
  state.outbound = state.order.slice();
  state.homebound = state.order.slice();
  for (let seat = 0; seat < state.seats; seat++) {
    table.give(seat, {
      ...{ crew: 3, guns: 2, goods: 1, barrels: 4, galleon: true, pinnace: true, ghost: true, home: true },
      ...{ discs: 2, place: 17, atDrake: false, docked: true, range: 4, hand: 0, ship: -1, conquests: 0 },
      back: discSet('1', '2', '3', '4', 'ghost'),
    });
  }
  Object.assign(state, { admiral: 0, governor: 1, informer: 2, hind: 1, revealed: true });
  state.visits.fill(1);
  for (const place of [...box.forts, ...box.galleons]) state.counters[place] = 0;
  state.countersUp.fill(1);
  state.countersKnown.fill(3);
  state.successes.fill(2);
  state.discs.fill(9);
  table.enter('endVoyage');
  return table;
}

/** Everybody docks at once, a whole voyage long. */
function idleVoyage(table: Table): void {
  for (let seat = 0; seat < table.state.seats; seat++) table.play('dock');
}

describe('resetting the board', () => {
  it('[FD-RESET-01] the board is reset after voyages 1 and 2', () => {
    for (const voyage of [1, 2]) {
      const table = afterVoyage({ voyage });
      expect(eventsOf(table.events, 'boardReset')).toHaveLength(1);
      expect(table.question()).toEqual({ kind: 'plymouthTurn', seat: table.state.order[0] });
    }
  });

  it('[FD-RESET-01] the board is left as it is after voyage 3', () => {
    const table = afterVoyage({ voyage: 3 });
    expect(eventsOf(table.events, 'boardReset', 'voyageBegun')).toEqual([]);
    expect(table.state.stack).toEqual([]);
    expect(table.state).toMatchObject({ voyage: 3, homebound: [0, 1, 2, 3], admiral: 0, governor: 1 });
    expect(table.player(0)).toMatchObject({ crew: 3, guns: 2, goods: 1, barrels: 4, galleon: true });
  });

  it('[FD-RESET-02] commodities are kept, barrels, crew, guns and goods go back without value', () => {
    const table = makeTable({ box });
    table.state.outbound = [0, 1, 2, 3];
    table.give(2, { crew: 5, guns: 6, goods: 7, barrels: 8, commodities: [1, 0, 2, 3] });
    table.enter('endVoyage');
    expect(table.player(2)).toMatchObject({ crew: 0, guns: 0, goods: 0, barrels: 0, commodities: [1, 0, 2, 3] });
    expect(table.player(2).score).toBe(4);
    expect(table.state.players.map((player) => player.guns)).toEqual([0, 0, 0, 0]);
  });

  it('[FD-RESET-03] chests, unused Investor tiles and points are kept', () => {
    const table = makeTable({ box });
    const points = [4, -4, 7, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0];
    table.state.outbound = [0, 1, 2, 3];
    table.give(0, { chest: [3, 1, 2], investor: false, points, score: 9 });
    table.enter('endVoyage');
    expect(table.player(0)).toMatchObject({ chest: [3, 1, 2], investor: false, points, score: 9 });
    expect(table.state.players.map((player) => player.investor)).toEqual([false, true, true, true]);
  });

  it('[FD-RESET-04] counters and pinnaces return to the stock', () => {
    const table = afterVoyage();
    expect(table.state).toMatchObject({ admiral: -1, governor: -1, informer: -1, hind: -1 });
    expect(table.state.counters).toEqual(Array(14).fill(-1));
    expect(table.state.countersUp).toEqual(Array(14).fill(0));
    expect(table.state.countersKnown).toEqual(Array(14).fill(0));
    const view = table.view(0);
    expect(view.holders).toEqual({});
    expect(view.map.some((place) => place.counter !== undefined)).toBe(false);
    expect(view.players.some((player) => player.pinnace || player.hind || player.ghost)).toBe(false);
  });

  it('[FD-RESET-04] unclaimed treasure returns to the stock', () => {
    const table = makeTable({ box });
    const { state } = table;
    state.outbound = [0, 1, 2, 3];
    table.give(0, { barrels: 1 });
    table.enter('layFrigates');
    expect(state.treasureStock).toEqual([8, 8, 6]);
    state.treasure[table.at('panama')] = 0;
    table.give(3, { chest: [0, 1, 0] });
    table.enter('endVoyage');
    // All of it came back but the gold in the chest, and one for each place was laid again.
    expect(table.state.treasureStock).toEqual([8, 7, 6]);
    expect(audit.pieces(table.state)).toEqual([]);
  });

  it('[FD-RESET-05] player discs, mission discs and cubes come back', () => {
    const table = afterVoyage();
    for (const player of table.state.players) {
      expect(player).toMatchObject({ discs: 10, place: -1, atDrake: false, docked: false, home: false });
      expect(player).toMatchObject({ range: 0, conquests: 0, hand: discSet('1', '2', '3', '4'), back: 0, ship: -1 });
    }
    expect(table.state.visits).toEqual(Array(18).fill(0));
    expect(table.state.discs).toEqual(Array(4 * 14).fill(0));
    expect(table.state.successes).toEqual(Array(14).fill(0));
    expect(table.state).toMatchObject({ revealed: false, outbound: [], homebound: [], phase: 0 });
  });

  it('[FD-RESET-06] every galleon of a player turns back into a frigate', () => {
    expect(afterVoyage().state.players.map((player) => player.galleon)).toEqual([false, false, false, false]);
  });

  it.each([
    { scores: [9, 4, 30], order: [1, 0, 2] },
    { scores: [7, 8, 6, 5], order: [3, 2, 0, 1] },
    { scores: [40, 30, 20, 10, 0], order: [4, 3, 2, 1, 0] },
    { scores: [7, 8, 6, 5], order: [3, 2, 0, 1], learner: true },
  ])(
    '[FD-RESET-07] the docks are refilled from last place to first ($scores)',
    ({ scores, order, learner = false }) => {
      const table = makeTable({ box, seats: scores.length, learner });
      table.state.outbound = scores.map((_, seat) => seat);
      for (let seat = 0; seat < scores.length; seat++) table.give(seat, { score: scores[seat] });
      table.enter('endVoyage');
      expect(table.state.order).toEqual(order);
      expect(table.view(0).docks).toEqual({ plymouth: order, outbound: [], homebound: [] });
      expect(table.question().seat).toBe(order[0]);
    },
  );

  it.each([
    { homebound: [3, 1, 0, 2], scores: [8, 8, 8, 8], order: [3, 1, 0, 2] },
    { homebound: [3, 1, 0, 2], scores: [8, 5, 5, 8], order: [1, 2, 3, 0] },
    { homebound: [0, 2, 1, 3], scores: [5, 5, 8, 2], order: [3, 0, 1, 2] },
  ])(
    '[FD-RESET-08] equal scores keep the order of the homebound docks ($homebound)',
    ({ homebound, scores, order }) => {
      const table = makeTable({ box, order: [2, 3, 0, 1] });
      table.state.outbound = [1, 0, 3, 2];
      table.state.homebound = homebound.slice();
      for (let seat = 0; seat < 4; seat++) table.give(seat, { score: scores[seat], home: true });
      table.enter('endVoyage');
      expect(table.state.order).toEqual(order);
    },
  );

  it.each([
    { homebound: [3, 1, 0, 2], scores: [8, 8, 8, 8], order: [2, 3, 0, 1] },
    { homebound: [3, 1, 0, 2], scores: [8, 5, 5, 8], order: [2, 1, 3, 0] },
    { homebound: [0, 2, 1, 3], scores: [5, 5, 8, 2], order: [3, 0, 1, 2] },
  ])(
    '[FD-RESET-08] other reading: equal scores keep the turn order with which the voyage started ($scores)',
    ({ homebound, scores, order }) => {
      const table = makeTable({ box, order: [2, 3, 0, 1], readings: { startOrderTies: true } });
      table.state.outbound = [1, 0, 3, 2];
      table.state.homebound = homebound.slice();
      for (let seat = 0; seat < 4; seat++) table.give(seat, { score: scores[seat], home: true });
      table.enter('endVoyage');
      expect(table.state.order).toEqual(order);
    },
  );

  it.each([3, 4, 5])('[FD-RESET-09] the 16 tiles are shuffled, Investor and Dockside stay (%i players)', (seats) => {
    const orders = ['a', 'b', 'c'].map((seed) => afterVoyage({ seats, seed }).state.street);
    for (const street of orders) {
      expect(street.slice(0, 16).sort((one, other) => one - other)).toEqual(box.street.slice(0, 16));
      expect(street.slice(0, 16)).not.toEqual(box.street.slice(0, 16));
      expect(street.slice(16).map((location) => LOCATIONS[location])).toEqual(['investor', 'dockside']);
    }
    expect(new Set(orders.map(String)).size).toBe(3);
  });

  it('[FD-RESET-09] any tile may come to any of the first 16 places, twins in either order', () => {
    const streets = Array.from({ length: 200 }, (_, i) => afterVoyage({ seats: 3, seed: `street ${i}` }).state.street);
    for (let place = 0; place < 16; place++) {
      expect(new Set(streets.map((street) => street[place])).size).toBe(16);
    }
    for (const [one, other] of [
      ['crewA', 'crewB'],
      ['gunsA', 'gunsB'],
      ['suppliesA', 'suppliesB'],
    ] as const) {
      const at = (street: readonly number[], id: typeof one | typeof other) => street.indexOf(LOCATIONS.indexOf(id));
      const richerFirst = streets.filter((street) => at(street, one) < at(street, other)).length;
      expect(richerFirst).toBeGreaterThan(60);
      expect(richerFirst).toBeLessThan(140);
    }
  });

  it('[FD-RESET-09] the tiles are shuffled again for voyage 3', () => {
    const table = makeTable({ box, seats: 3 });
    idleVoyage(table);
    const second = table.state.street;
    idleVoyage(table);
    expect(table.state.voyage).toBe(3);
    expect(table.state.street).not.toEqual(second);
  });

  it.each([3, 4, 5] as const)('[FD-RESET-09] the shuffled tiles are those for %i players', (seats) => {
    for (const voyage of [2, 3]) {
      const table = makeTable({ box, seats, learner: true });
      while (table.state.voyage < voyage) idleVoyage(table);
      const granted = (shipped.amounts[seats].crewA ?? []).map(() => {
        const { seat } = table.question();
        table.play('stop crewA');
        return table.player(seat).crew;
      });
      expect(granted).toHaveLength(3);
      expect(granted).toEqual(shipped.amounts[seats].crewA);
    }
  });

  it('[FD-RESET-09] learners keep the printed street, and nothing else changes for them', () => {
    const table = afterVoyage({ learner: true });
    expect(table.state.street).toEqual(box.street);
    expect(eventsOf(table.events, 'boardReset')[0].street).toEqual(box.street);
    expect(table.state).toMatchObject({ voyage: 2, learner: true });
  });

  it.each([false, true])(
    '[FD-RESET-10] the galleon counters are shuffled again and lie face up, learners %s',
    (learner) => {
      const ways = new Set<string>();
      for (let i = 0; i < 60; i++) {
        const table = makeTable({ box, seats: 3, seed: `galleons ${i}`, learner });
        table.state.galleonCounters = [0, 1, 2];
        idleVoyage(table);
        const { map } = table.view('spectator');
        ways.add(box.galleons.map((place) => map[place].galleonCounter).join(''));
      }
      expect([...ways].sort()).toEqual(['012', '021', '102', '120', '201', '210']);
    },
  );

  it('[FD-RESET-11] every place holds again what it displays, and what nobody took stays', () => {
    const table = makeTable({ box });
    const { state } = table;
    const [sanJuan, santoDomingo, santiago] = ['sanJuan', 'santoDomingo', 'santiagoDeCuba'].map(table.at);
    state.outbound = [0, 1, 2, 3];
    expect(state.commodityStock).toEqual([2, 4, 4, 4]);
    // Indigo, sugar of one port and tobacco of both were traded.
    state.wares[sanJuan] = 0b0100;
    state.wares[santoDomingo] = 0;
    state.wares[santiago] = 0b0110;
    table.give(0, { commodities: [1, 1, 0, 2] });
    table.enter('endVoyage');
    expect(table.state.commodityStock).toEqual([1, 3, 4, 2]);
    const { map } = table.view('spectator');
    expect(map[sanJuan].wares).toEqual(['coffee', 'tobacco']);
    expect(map[santoDomingo].wares).toEqual(['sugar', 'tobacco']);
    expect(map[santiago].wares).toEqual(['indigo', 'sugar', 'coffee']);
    expect(map.map((place) => place.treasure)).toEqual([...Array(3).fill(false), ...Array(11).fill(true)]);
    expect(audit.pieces(table.state)).toEqual([]);
  });

  it('[FD-RESET-11] the treasure is laid by the reset, and not again before sailing', () => {
    const table = afterVoyage();
    expect(eventsOf(table.events, 'treasureLaid')).toEqual([
      { kind: 'treasureLaid', destinations: [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] },
    ]);
    const stock = table.state.treasureStock.slice();
    table.play('dock', 'dock', 'dock');
    table.state.players[0].barrels = 1;
    expect(eventsOf(table.play('dock'), 'treasureLaid')).toEqual([]);
    expect(table.question().kind).toBe('placeMission');
    expect(table.state.treasureStock).toEqual(stock);
  });

  it('[FD-RESET-12] the voyage marker moves on by one and the next voyage begins', () => {
    for (const voyage of [1, 2]) {
      const table = afterVoyage({ voyage });
      const { street, galleonCounters, order } = table.state;
      expect(table.view(0).voyage).toBe(voyage + 1);
      expect(table.events.slice(3)).toEqual([
        { kind: 'boardReset', street, galleonCounters },
        { kind: 'treasureLaid', destinations: [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] },
        { kind: 'voyageBegun', voyage: voyage + 1, order },
      ]);
      expect(table.legal().at(-1)).toBe('dock');
    }
  });

  it('[FD-RESET-12] an event already reported does not change with the board', () => {
    const table = afterVoyage();
    const reported = JSON.stringify(table.events);
    table.state.street.reverse();
    table.state.galleonCounters.reverse();
    table.state.order.reverse();
    expect(JSON.stringify(table.events)).toBe(reported);
  });
});
