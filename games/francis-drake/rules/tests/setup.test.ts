import { rngFromSeed } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { type Box, makeBox } from '../src/box.ts';
import { shipped } from '../src/data/shipped.ts';
import type { Event } from '../src/events.ts';
import { makeGame } from '../src/game.ts';
import { DISC_NAMES, LOCATIONS, type LocationId, NOBODY } from '../src/ids.ts';
import { itemNames } from '../src/items.ts';
import { readOptions } from '../src/options.ts';
import type { State } from '../src/state.ts';
import { makeTable, type Table } from '../src/testing/table.ts';
import { COUNTS, NUMBERED } from './plymouth.ts';

const SEEDS = Array.from({ length: 60 }, (_, i) => `seed ${i}`);

const PRINTED = [
  ...['crewA', 'suppliesA', 'gunsA', 'queen', 'trade', 'governor', 'pinnace', 'crewB', 'admiral'],
  ...['shipyard', 'informer', 'tavern', 'gunsB', 'drake', 'goldenHind', 'suppliesB', 'investor', 'dockside'],
];

const TWINS = [
  ['crewA', 'crewB', 'crew'],
  ['gunsA', 'gunsB', 'guns'],
  ['suppliesA', 'suppliesB', 'barrels'],
] as const;

const box = makeBox(shipped);

function opened(seats: number, seed = 'any', learner = false): State {
  return makeGame(box).setup({ learner }, seats, rngFromSeed(seed));
}

function streetOf(table: Table): string[] {
  return table.view('spectator').street.map((place) => place.location);
}

function everybodyDocks(table: Table): void {
  for (let turn = 0; turn < table.state.seats; turn++) table.play('dock');
}

function rowsOf(type: string): typeof shipped.destinations {
  return shipped.destinations.filter((one) => one.type === type);
}

function locationAt(place: number): LocationId {
  return LOCATIONS[box.street[place]];
}

function totalOf(layout: Box, seats: 3 | 4 | 5, id: LocationId, item: 'crew' | 'guns' | 'barrels'): number {
  return layout.grants[seats][LOCATIONS.indexOf(id)].reduce((sum, items) => sum + items[item], 0);
}

describe('the sequence of play', () => {
  it('[FD-SETUP-01] three, four or five players take part, each with their own colour', () => {
    expect(makeGame(box).seats).toEqual({ min: 3, max: 5 });
    for (const seats of COUNTS) {
      const table = makeTable({ seats });
      expect(table.view('spectator').players).toHaveLength(seats);
      const asked = Array.from({ length: seats }, () => {
        const { seat } = table.question();
        table.play('stop investor', 'take crew+2guns');
        return seat;
      });
      expect(asked).toEqual([0, 1, 2, 3, 4].slice(0, seats));
    }
  });

  it('[FD-SETUP-02] there are three voyages, each with provisioning and then sailing', () => {
    const table = makeTable({ seats: 3 });
    const kinds = (events: readonly Event[]): string[] => events.map((event) => event.kind);
    const sailing = [
      ...['countersLaid', 'countersLaid', 'rangesSet', 'discsRevealed', 'placeMarkersLaid'],
      ...['returned', 'returned', 'returned', 'kindsScored'],
    ];
    const docked = ['docked', 'docked', 'docked'];
    const reset = ['boardReset', 'treasureLaid', 'voyageBegun'];
    for (const voyage of [1, 2, 3]) {
      expect(table.state.voyage).toBe(voyage);
      expect(table.question().kind).toBe('plymouthTurn');
      everybodyDocks(table);
    }
    expect(kinds(table.events)).toEqual([
      ...[...docked, 'treasureLaid', ...sailing, ...reset],
      ...[...docked, ...sailing, ...reset],
      ...[...docked, ...sailing, 'commoditiesScored', 'chestsOpened'],
    ]);
    expect(table.state.voyage).toBe(3);
    expect(table.refuse('dock', 0)).toEqual({ code: 'over' });
  });

  it('[FD-SETUP-19] the learner’s option is off unless chosen and keeps the printed street in all voyages', () => {
    expect(readOptions({})).toEqual({ ok: true, value: { learner: false } });
    const streets = (learner: boolean, seats: number): string[][] => {
      const table = makeTable({ learner, seats });
      return [1, 2, 3].map(() => {
        const street = streetOf(table);
        everybodyDocks(table);
        return street;
      });
    };
    for (const seats of COUNTS) {
      expect(streets(true, seats)).toEqual([PRINTED, PRINTED, PRINTED]);
      const [first, second, third] = streets(false, seats);
      expect(first).toEqual(PRINTED);
      expect(second).not.toEqual(PRINTED);
      expect(third).not.toEqual(PRINTED);
      expect(third).not.toEqual(second);
    }
  });
});

describe('Plymouth', () => {
  it('[FD-SETUP-03] the street has 18 Locations, and Investor and Dockside never move', () => {
    for (const seats of COUNTS) {
      for (const seed of SEEDS.slice(0, 10)) {
        const table = makeTable({ seats, seed });
        for (let voyage = 1; voyage <= 3; voyage++) {
          const street = streetOf(table);
          expect(street).toHaveLength(18);
          expect(street.slice(16)).toEqual(['investor', 'dockside']);
          expect(street.slice(0, 16).toSorted()).toEqual(PRINTED.slice(0, 16).toSorted());
          everybodyDocks(table);
        }
      }
    }
  });

  it('[FD-SETUP-04] the tiles are two each of Crew, Guns and Supplies and one each of ten others', () => {
    const names = shipped.street.map((id) => shipped.locations[id].name);
    expect(names.slice(0, 16).toSorted()).toEqual([
      ...['Admiral', 'Crew', 'Crew', 'Drake', 'Golden Hind', 'Governor', 'Guns', 'Guns', 'Informer'],
      ...['Pinnace', 'Queen', 'Shipyard', 'Supplies', 'Supplies', 'Tavern', 'Trade Goods'],
    ]);
    expect(names.slice(16)).toEqual(['Investor', 'Dockside']);
  });

  it('[FD-SETUP-05] the three sets of tiles differ in the quantities alone', () => {
    const kinds = (seats: number): string[][][] =>
      box.grants[seats].map((circles) => circles.map((items) => itemNames().filter((name) => items[name] > 0)));
    expect(kinds(3)).toEqual(kinds(4));
    expect(kinds(5)).toEqual(kinds(4));
    const differing = LOCATIONS.filter((_, location) => {
      const sets = COUNTS.map((seats) => JSON.stringify(box.grants[seats][location]));
      return new Set(sets).size === 3;
    });
    expect(differing).toEqual(['crewA', 'suppliesA', 'gunsA', 'trade', 'crewB', 'gunsB', 'suppliesB']);
    for (const [location, id] of LOCATIONS.entries()) {
      if (differing.includes(id)) continue;
      expect(box.grants[3][location]).toEqual(box.grants[4][location]);
      expect(box.grants[5][location]).toEqual(box.grants[4][location]);
    }
  });

  it('[FD-SETUP-06] voyage 1 has the printed order with every number of players', () => {
    for (const seats of COUNTS) {
      for (const seed of SEEDS.slice(0, 10)) expect(streetOf(makeTable({ seats, seed }))).toEqual(PRINTED);
    }
    expect(opened(4).street).not.toBe(box.street);
  });

  it('[FD-SETUP-07] the richer tile of a kind stands earlier in voyage 1', () => {
    for (const seats of COUNTS) {
      const street = streetOf(makeTable({ seats }));
      for (const [richer, poorer, item] of TWINS) {
        expect(street.indexOf(richer)).toBeLessThan(street.indexOf(poorer));
        expect(totalOf(box, seats, richer, item)).toBeGreaterThan(totalOf(box, seats, poorer, item));
      }
    }
    expect([locationAt(0), locationAt(7)]).toEqual(['crewA', 'crewB']);
  });

  it('[FD-SETUP-08] five ships find docks 1 to 5 on the way out and on the way home', () => {
    const table = makeTable({ seats: 5 });
    everybodyDocks(table);
    const docksOf = (kind: 'docked' | 'returned'): number[] =>
      table.events.flatMap((event) => (event.kind === kind ? [event.dock] : []));
    expect(docksOf('docked')).toEqual([1, 2, 3, 4, 5]);
    expect(docksOf('returned')).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('the map', () => {
  it('[FD-SETUP-09] 14 Destinations: 4 towns, 4 forts, 3 galleons and the 3 ports, each in one zone of 1 to 4', () => {
    expect(shipped.destinations).toHaveLength(14);
    expect(['town', 'fort', 'galleon', 'port'].map((type) => rowsOf(type).length)).toEqual([4, 4, 3, 3]);
    expect(rowsOf('port').map((one) => one.name)).toEqual(['San Juan', 'Santo Domingo', 'Santiago de Cuba']);
    expect(new Set(shipped.destinations.map((one) => one.zone))).toEqual(new Set([1, 2, 3, 4]));
    expect(box.zone).toEqual(shipped.destinations.map((one) => one.zone));
    const shown = makeTable().view('spectator').map;
    expect(shown.map((one) => one.id)).toEqual(shipped.destinations.map((one) => one.id));
  });

  it('[FD-SETUP-10] circles everywhere, and defence, points and treasure where they apply', () => {
    for (const one of shipped.destinations) {
      const attacked = one.type === 'town' || one.type === 'fort';
      expect([2, 3]).toContain(one.circles);
      const shown = [one.troops, one.guns, one.vp].map((value) => value !== undefined);
      expect(shown).toEqual([attacked, attacked, attacked]);
      expect(one.goods !== undefined).toBe(one.type === 'port');
      expect(one.treasure !== undefined).toBe(one.type !== 'port');
    }
    expect(rowsOf('galleon').map((one) => one.treasure)).toEqual(['jewel', 'jewel', 'jewel']);
    for (const type of ['town', 'fort']) {
      expect(
        rowsOf(type)
          .map((one) => one.treasure)
          .toSorted(),
      ).toEqual(['gold', 'gold', 'silver', 'silver']);
    }
  });

  it('[FD-SETUP-11] two circles at towns, forts and galleons, and three only at a port', () => {
    const circles = (type: string): number[] => rowsOf(type).map((one) => one.circles);
    expect(circles('town')).toEqual([2, 2, 2, 2]);
    expect(circles('fort')).toEqual([2, 2, 2, 2]);
    expect(circles('galleon')).toEqual([2, 2, 2]);
    expect(circles('port').toSorted()).toEqual([2, 2, 3]);
  });

  it('[FD-SETUP-12] treasure, counters, pinnaces and provisions begin in the common stock', () => {
    expect(shipped.stock).toEqual({
      ...{ crew: 28, guns: 28, goods: 8, barrels: 21, pinnace: 2, gold: 12, silver: 12, jewel: 9 },
      ...{ indigo: 3, sugar: 6, coffee: 6, tobacco: 6 },
    });
    expect([shipped.frigateCounters, shipped.troopCounters]).toEqual([
      [0, 1, 2],
      [0, 0, 1, 2],
    ]);
    for (const seats of COUNTS) {
      const view = makeTable({ seats }).view('spectator');
      expect(view.stock).toMatchObject({ silver: 12, gold: 12, jewel: 9 });
      expect(view.holders).toEqual({});
      expect(view.map.every((one) => !one.treasure && one.counter === undefined)).toBe(true);
      expect(view.players.some((player) => player.pinnace || player.hind)).toBe(false);
      const { admiral, governor, informer, hind } = opened(seats);
      expect([admiral, governor, informer, hind]).toEqual([NOBODY, NOBODY, NOBODY, NOBODY]);
    }
  });

  it('[FD-SETUP-13] every port holds one commodity of each kind it displays, taken from the stock', () => {
    for (const seats of COUNTS) {
      const view = makeTable({ seats }).view('spectator');
      const wares = view.map.filter((one) => one.wares.length > 0).map((one) => [one.id, one.wares]);
      expect(wares).toEqual([
        ['sanJuan', ['coffee', 'tobacco']],
        ['santoDomingo', ['sugar', 'tobacco']],
        ['santiagoDeCuba', ['indigo', 'sugar', 'coffee']],
      ]);
      expect(view.stock).toEqual({ silver: 12, gold: 12, jewel: 9, indigo: 2, sugar: 4, coffee: 4, tobacco: 4 });
    }
  });

  it('[FD-SETUP-14] the galleon counters are shuffled, one face up on each site', () => {
    const lying = SEEDS.map((seed) => {
      const view = makeGame(box).view(opened(3, seed), 'spectator');
      return view.map.flatMap((one) => one.galleonCounter ?? []).join('');
    });
    expect([...new Set(lying)].toSorted()).toEqual(['012', '021', '102', '120', '201', '210']);
    const sites = makeTable()
      .view('spectator')
      .map.filter((one) => one.galleonCounter !== undefined);
    expect(sites.map((one) => one.id)).toEqual(['galleonA', 'galleonB', 'galleonC']);
  });
});

describe('the players', () => {
  it('[FD-SETUP-15] each begins with the same pieces', () => {
    for (const seats of COUNTS) {
      const { players, order } = opened(seats);
      for (const seat of order.slice(0, -1)) {
        expect(players[seat]).toEqual({
          ...{ crew: 0, guns: 0, goods: 0, barrels: 0, galleon: false, pinnace: false, ghost: false, investor: true },
          ...{ discs: 10, place: -1, atDrake: false, docked: false, range: 0, hand: NUMBERED },
          ...{ back: 0, ship: -1, home: false, conquests: 0, commodities: [0, 0, 0, 0], chest: [0, 0, 0], score: 4 },
          points: [4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        });
      }
    }
    const game = makeGame(box);
    const readable = DISC_NAMES.filter((name) => game.readMove(`mission ${name} panama`) !== undefined);
    expect(readable).toEqual(['1', '2', '3', '4', 'ghost', 'hind']);
  });

  it('[FD-SETUP-16] Ghost and Hind lie aside at the start of every voyage', () => {
    const table = makeTable({ seats: 3 });
    const hands = (): unknown[] => [0, 1, 2].map((seat) => table.view(seat).players[seat].hand);
    const numbered = ['1', '2', '3', '4'];
    expect(hands()).toEqual([numbered, numbered, numbered]);
    table.rollNext(1);
    table.play('stop tavern', 'stop goldenHind');
    expect(hands()).toEqual([[...numbered, 'ghost'], [...numbered, 'hind'], numbered]);
    everybodyDocks(table);
    expect(table.state.voyage).toBe(2);
    expect(hands()).toEqual([numbered, numbered, numbered]);
    expect(table.view('spectator').players.some((player) => player.ghost || player.hind)).toBe(false);
  });

  it('[FD-SETUP-17] three cubes wait above the conquest chart, and the fourth marks the range only later', () => {
    const table = makeTable({ seats: 3 });
    const cubes = (): unknown[] => table.view('spectator').players.map(({ conquests, range }) => [conquests, range]);
    const waiting = { town: false, fort: false, galleon: false };
    expect(cubes()).toEqual([
      [waiting, 0],
      [waiting, 0],
      [waiting, 0],
    ]);
    table.play('stop suppliesA', 'stop suppliesA', 'stop suppliesA');
    expect(table.player(0).range).toBe(0);
    everybodyDocks(table);
    expect(cubes()).toEqual([
      [waiting, 3],
      [waiting, 2],
      [waiting, 1],
    ]);
  });

  it('[FD-SETUP-18] every score starts at 4, the voyage marker on 1, and no ship is in a dock of the voyage yet', () => {
    for (const seats of COUNTS) {
      const view = makeTable({ seats }).view('spectator');
      expect(view.players.map((player) => player.score)).toEqual([4, 4, 4, 4, 4].slice(0, seats));
      expect(view.voyage).toBe(1);
      expect([view.docks.outbound, view.docks.homebound]).toEqual([[], []]);
      expect(view.players.some((player) => player.home || player.ship !== undefined)).toBe(false);
    }
  });

  it('[FD-SETUP-20] score track, conquest chart, commodity chart and voyage chart are open to all at any time', () => {
    expect(shipped.constants.typeBonus).toEqual([0, 1, 4, 10]);
    expect(shipped.constants.setValues).toEqual({ 1: 2, 2: 8, 3: 16, 4: 26 });
    expect(shipped.voyages).toBe(3);
    const table = makeTable({ seats: 3 });
    table.give(0, { score: 7, conquests: 5, commodities: [1, 0, 2, 3] });
    for (const voyage of [1, 2, 3]) {
      for (const viewer of [0, 1, 2, 'spectator'] as const) {
        const view = table.view(viewer);
        expect(view.voyage).toBe(voyage);
        expect(view.players.map(({ score }) => score)).toEqual(table.state.players.map(({ score }) => score));
        expect(view.players[0].commodities).toEqual({ indigo: 1, sugar: 0, coffee: 2, tobacco: 3 });
        expect(view.players[0].conquests).toEqual({ town: voyage === 1, fort: false, galleon: voyage === 1 });
      }
      everybodyDocks(table);
    }
  });

  it('starts from an empty board with the first ship asked', () => {
    const state = opened(3, 'whole');
    const nothing = Array.from({ length: 14 }, () => 0);
    expect({ ...state, rng: [], players: [] }).toEqual({
      ...{ rng: [], players: [], seats: 3, learner: false, voyage: 1, phase: 0, turn: 1, revealed: false },
      stack: [{ kind: 'plymouthTurn', seat: state.order[0] }],
      street: Array.from({ length: 18 }, (_, place) => place),
      visits: Array.from({ length: 18 }, () => 0),
      ...{ order: state.order, outbound: [], homebound: [] },
      ...{ admiral: -1, governor: -1, informer: -1, hind: -1, galleonCounters: state.galleonCounters },
      counters: nothing.map(() => -1),
      ...{ countersUp: nothing, countersKnown: nothing, treasure: nothing, successes: nothing },
      wares: [0b1100, 0b1010, 0b0111, ...nothing.slice(3)],
      discs: [...nothing, ...nothing, ...nothing],
      ...{ treasureStock: [12, 12, 9], commodityStock: [2, 4, 4, 4] },
    });
    expect(opened(3, 'whole', true)).toEqual({ ...state, learner: true });
  });
});
