import { below, type Rng, rngFromSeed } from '@portolan/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Box, makeBox } from '../src/box.ts';
import { shipped } from '../src/data/shipped.ts';
import { reduceWorld } from '../src/effects/reduce.ts';
import { LANDS, NOBODY, NOWHERE, TERRAINS, WORLDS } from '../src/ids.ts';
import { isExplored } from '../src/queries/lands.ts';
import { makeTable, type Table } from '../src/testing/table.ts';
import { contextOf, eventsOf, governs, sails } from './helpers.ts';

/** Random positions in Niña, and the rules once more in the plainest way, by the names of things. */

const PAIRS = [
  'rockies isthmus',
  'isthmus caribbean',
  'appalachia caribbean',
  'isthmus andes',
  'caribbean amazonia',
  'andes amazonia',
  'andes patagonia',
  'amazonia patagonia',
];
const TRIALS = 150;

let box: Box;
let table: Table;
let dice: Rng;
let seat: number;

function roll(count: number): number {
  return below(dice, count);
}

function touch(one: string, other: string): boolean {
  return PAIRS.includes(`${one} ${other}`) || PAIRS.includes(`${other} ${one}`);
}

/** Groups of lands that hang together. */
function joinLands(lands: readonly string[]): string[][] {
  const groups: string[][] = [];
  for (const land of lands) {
    const near = groups.filter((group) => group.some((one) => touch(one, land)));
    const rest = groups.filter((group) => !near.includes(group));
    groups.splice(0, groups.length, ...rest, [...near.flat(), land]);
  }
  return groups;
}

const at = (land: string, world = 'nina'): number => table.at(`${world} ${land}`);
const settlers = (land: string, world = 'nina'): number => table.settlers(seat, `${world} ${land}`);
const hasTown = (land: string, world = 'nina'): boolean => ((table.state.towns[at(land, world)] >> seat) & 1) === 1;
const hasCity = (land: string, world = 'nina'): boolean => table.state.cities[at(land, world)] === seat;
const settled = (land: string, world = 'nina'): boolean =>
  settlers(land, world) > 0 || hasTown(land, world) || hasCity(land, world);
const inStronghold = (land: string): number => (table.state.strongholds[at(land)] === seat ? 1 : 0);
const isCaptainAt = (land: string): boolean => table.player(seat).captains[0] === at(land);
const isShipAt = (land: string): boolean => table.player(seat).harbours[0] === at(land);
const terrain = (land: string): string => TERRAINS[table.box.atlas.terrain[table.state.tiles[at(land)]]];

/** Random pieces of all players in explored lands of Niña, with names shared by the other worlds now and then. */
function scatter(): void {
  table = makeTable({ box });
  seat = roll(4);
  for (const land of LANDS) table.tile(`nina ${land}`, TERRAINS[roll(5)]);
  table.explore(...LANDS.filter((_, land) => land === 0 || roll(4) > 0).map((land) => `nina ${land}`));
  for (const land of LANDS.filter((_, one) => (table.state.explored[0] >> one) & 1)) scatterAt(land);
  const explored = LANDS.filter((_, land) => (table.state.explored[0] >> land) & 1);
  if (roll(2) === 0) table.captain(seat, `nina ${explored[roll(explored.length)]}`);
  if (roll(4) > 0) table.ship(seat, `nina ${explored[roll(explored.length)]}`, roll(16));
}

function scatterAt(land: string): void {
  const place = `nina ${land}`;
  for (let who = 0; who < 4; who++) {
    const luck = roll(6);
    if (luck < 2) table.settle(who, place, 1 + roll(3));
    if (luck === 2) table.town(who, place);
    if (luck === 3 && table.state.cities[at(land)] === NOBODY) table.city(who, place, 'arts');
    if (luck < 2 && roll(3) === 0 && table.state.strongholds[at(land)] < NOBODY) {
      table.stronghold(who, place, roll(4));
    }
  }
  if (roll(4) === 0) table.state.mines[at(land)] = 1 + roll(5);
  if (roll(5) === 0) table.state.increases[at(land)] = 1 + roll(2);
  if (roll(6) === 0) table.state.cathedrals[at(land)] = table.state.cities[at(land)] === NOBODY ? 1 : 0;
}

function yieldOf(land: string): number {
  const rate: Record<string, number> = { mixed: 2, plains: 1, forest: 1, mountains: 1, inhospitable: 0 };
  const buildings = (hasTown(land) ? 2 : 0) + (hasCity(land) ? 3 : 0);
  const count = settlers(land) + (hasTown(land) ? 1 : 0) + (hasCity(land) ? 1 : 0);
  return settlers(land) * rate[terrain(land)] + buildings + count * table.state.increases[at(land)];
}

function roomIn(lands: readonly string[]): number {
  return lands.reduce((room, land) => room + (inStronghold(land) === 1 ? 3 - table.state.vaults[at(land)] : 0), 0);
}

function sumOf<T>(things: readonly T[], worth: (thing: T) => number): number {
  return things.reduce((total, thing) => total + worth(thing), 0);
}

const networks = (): string[][] => joinLands(LANDS.filter((land) => settled(land) || isCaptainAt(land)));

/** All gold of the player in Niña. */
const goldThere = (): number =>
  table.player(seat).cargo[0] + sumOf(LANDS, (land) => (inStronghold(land) === 1 ? table.state.vaults[at(land)] : 0));

beforeEach(() => {
  dice = rngFromSeed('properties');
  box = makeBox(shipped);
});

describe('in random positions', () => {
  it('[NP-REV-03] [NP-REV-05] [NP-REV-07] [NP-REV-16] revenue and mining are what the lands can store', () => {
    for (let trial = 0; trial < TRIALS; trial++) {
      scatter();
      const before = goldThere();
      let gold = 0;
      let lost = 0;
      let mined = 0;
      for (const lands of networks()) {
        const yields = sumOf(lands, yieldOf);
        const ore = sumOf(lands, (land) => Math.min(table.state.mines[at(land)], settlers(land)));
        const ship = lands.some(isShipAt);
        const stored = ship ? yields : Math.min(yields, roomIn(lands));
        gold += stored;
        lost += yields - stored;
        mined += ship ? ore : Math.min(ore, roomIn(lands) - stored);
      }
      governs(table, seat, 'nina');
      if (table.question().kind === 'collectRevenue') table.play('collect');
      expect(eventsOf(table.events, 'revenueCollected')).toMatchObject([{ seat, gold, lost }]);
      expect(eventsOf(table.events, 'goldMined').reduce((all, one) => all + one.gold, 0)).toBe(mined);
      const home = eventsOf(table.events, 'shipSailedBack').reduce((all, one) => all + one.gold, 0);
      expect(goldThere() + home).toBe(before + gold + mined);
    }
  });

  it('[NP-REV-08] [NP-REV-10] [NP-DISC-10] however it is arranged, no gold appears, is lost or exceeds a Stronghold', () => {
    for (let trial = 0; trial < TRIALS; trial++) {
      scatter();
      governs(table, seat, 'nina');
      if (table.question().kind !== 'collectRevenue') continue;
      const before = goldThere();
      table.play('arrange');
      while (['mineGold', 'storeGold'].includes(table.question().kind)) {
        const moves = table.legal();
        table.play(moves[roll(moves.length)]);
      }
      const [{ gold }] = eventsOf(table.events, 'revenueCollected');
      const mined = eventsOf(table.events, 'goldMined').reduce((all, one) => all + one.gold, 0);
      const home = eventsOf(table.events, 'shipSailedBack').reduce((all, one) => all + one.gold, 0);
      expect(goldThere() + home).toBe(before + gold + mined);
      expect(table.state.vaults.every((one) => one >= 0 && one <= 3)).toBe(true);
      expect(table.player(seat).cargo[0]).toBeGreaterThanOrEqual(0);
    }
  });

  it('[NP-BUILD-03] [NP-BUILD-06] [NP-BUILD-11] [NP-BUILD-20] [NP-BUILD-22] what may be built', () => {
    let built = 0;
    for (let trial = 0; trial < TRIALS; trial++) {
      scatter();
      table.token('nina', 'build');
      for (const world of ['pinta', 'santaMaria']) {
        for (const land of LANDS) if (roll(3) === 0) table.settle(seat, `${world} ${land}`);
      }
      if (roll(3) === 0) table.city((seat + 1) % 4, `pinta ${LANDS[roll(7)]}`, 'science');
      const harbour = table.player(seat).harbours[0];
      governs(table, seat, 'nina');
      if (table.question().kind === 'collectRevenue') table.play('collect');
      const asked = table.question().kind === 'build' ? table.legal().slice(0, -1) : [];
      // Without a decision the ship has left: with its gold back, nothing may be allowed either.
      const [left] = eventsOf(table.events, 'shipSailedBack');
      if (left !== undefined) table.give(seat, { harbours: [harbour, NOWHERE, NOWHERE], cargo: [left.gold, 0, 0] });
      const expected = allowedBuildings();
      expect(asked.sort()).toEqual(expected.sort());
      built += expected.length;
    }
    expect(built).toBeGreaterThan(TRIALS / 2);
  });

  it('[NP-LOAD-02] [NP-LOAD-13] [NP-LOAD-19] in random situations the loads are those that fit', () => {
    for (let trial = 0; trial < 60; trial++) {
      const gold = roll(9);
      const supply = roll(5);
      const ashore = roll(4);
      const side = 3 + roll(2);
      table = makeTable({ box, seats: 2 });
      if (ashore > 0) table.settle(0, 'nina andes', ashore);
      if (trial % 3 === 0) table.captain(0, 'pinta andes');
      table.give(0, { gold, settlers: supply, crewSide: side });
      table.enter('loading');
      let crew = 0;
      let loaded = 0;
      for (const world of ['nina', 'pinta', 'santaMaria'] as const) {
        if (gold === 0) break;
        const fitting = [false, true].flatMap((captain) =>
          [0, 1, 2, 3, 4].flatMap((count) => {
            const size = count + (captain ? 1 : 0);
            const barred = captain && world === 'pinta' && trial % 3 === 0;
            const fits = size <= side && crew + size <= gold && loaded + count <= supply + ashore && !barred;
            return fits ? [`load ${world} ${captain ? 'captain ' : ''}${count}`] : [];
          }),
        );
        expect(table.legal(0)).toEqual(fitting);
        const move = fitting[roll(fitting.length)];
        table.playAs(0, move);
        const count = Number(move.at(-1));
        loaded += count;
        crew += count + (move.includes('captain') ? 1 : 0);
      }
      expect(table.legal(0)[0]).toMatch(/^seal /);
    }
  });

  it('[NP-BACK-02] [NP-BACK-03] [NP-BACK-07] which Captains can go back', () => {
    let boards = 0;
    for (let trial = 0; trial < TRIALS; trial++) {
      scatter();
      const captain = LANDS.find(isCaptainAt);
      const ship = LANDS.find(isShipAt);
      // From the Captain's land, only through lands with own settlements.
      const reached = new Set<string>(captain === undefined ? [] : [captain]);
      for (const from of reached) {
        for (const land of LANDS) if (touch(from, land) && settled(land)) reached.add(land);
      }
      const may = ship !== undefined && captain !== undefined && (ship === captain || reached.has(ship));
      governs(table, seat, 'nina');
      if (table.question().kind === 'collectRevenue') table.play('collect');
      expect(table.question().kind === 'recallCaptain').toBe(may);
      if (may) boards++;
    }
    expect(boards).toBeGreaterThan(TRIALS / 8);
  });

  it('[NP-REDUCE-05] [NP-REDUCE-06] [NP-REDUCE-07] [NP-REDUCE-09] who has to leave', () => {
    const rooms: Record<string, number> = { mixed: 3, plains: 2, forest: 2, mountains: 2, inhospitable: 1 };
    for (let trial = 0; trial < TRIALS; trial++) {
      scatter();
      if (roll(2) === 0) table.token('nina', 'grow');
      const expected = LANDS.map((land) => {
        const others = sumOf([0, 1, 2, 3], (who) => {
          const town = (table.state.towns[at(land)] >> who) & 1;
          return table.settlers(who, `nina ${land}`) + town + (table.state.cities[at(land)] === who ? 1 : 0);
        });
        const excess = Math.max(0, others - rooms[terrain(land)] - table.state.grow[0]);
        return settlers(land) - Math.min(excess, settlers(land) - inStronghold(land));
      });
      reduceWorld(contextOf(table), seat, 0);
      expect(LANDS.map((land) => settlers(land))).toEqual(expected);
    }
  });

  it('[NP-SAIL-05] [NP-SAIL-06] [NP-EXPLORE-03] [NP-ATTACK-03] where a ship may sail', () => {
    for (let trial = 0; trial < TRIALS; trial++) {
      scatter();
      table.give(seat, { captains: [NOWHERE, NOWHERE, NOWHERE], harbours: [NOWHERE, NOWHERE, NOWHERE] });
      for (let who = 0; who < 4; who++) if (who !== seat && roll(2) === 0) table.ship(who, 'nina caribbean');
      if (roll(2) === 0) table.war('nina');
      table.crew(seat, 'nina', roll(3), roll(2) === 0 ? 'captain' : undefined);
      const expected = allowedGoals();
      if (expected.length < 2) continue;
      sails(table, seat, 'nina');
      expect(table.legal().sort()).toEqual(expected.sort());
    }
  });
});

function allowedBuildings(): string[] {
  const cities = WORLDS.flatMap((world) => LANDS.map((land) => ({ world, land })));
  const discs = cities.filter(({ world, land }) => table.state.cities[at(land, world)] !== NOBODY);
  const full = discs.filter(({ world }) => world === 'nina').length >= 3;
  return LANDS.flatMap((land) => {
    const network = networks().find((lands) => lands.includes(land)) ?? [];
    const stored = sumOf(network, (one) => (inStronghold(one) === 1 ? table.state.vaults[at(one)] : 0));
    const gold = stored + (network.some(isShipAt) ? table.player(seat).cargo[0] : 0);
    const group = joinLands(LANDS.filter((one) => settled(one))).find((lands) => lands.includes(land)) ?? [];
    const grouped = new Set(group.map(terrain)).size >= 3 || WORLDS.every((world) => settled(land, world));
    if (!grouped) return [];
    const free = settlers(land) > inStronghold(land) && !hasTown(land) && !hasCity(land);
    const disc = !full && table.state.cathedrals[at(land)] === 0 && !discs.some((one) => one.land === land);
    return [
      ...(free && gold >= 3 ? [`town nina ${land}`] : []),
      ...(free && disc && gold >= 9 ? [`city nina ${land}`] : []),
      ...(hasTown(land) && disc && gold >= 6 ? [`upgrade nina ${land}`] : []),
    ];
  });
}

function allowedGoals(): string[] {
  const { crews, aboard, nation } = table.player(seat);
  const explored = (land: string): boolean => isExplored(table.state, at(land));
  const fights = aboard[0] > 0 && crews[0] > 0 && (table.state.war > 0 || nation === 3);
  return LANDS.flatMap((land) => {
    if (!explored(land)) {
      const next = LANDS.some((one) => explored(one) && touch(one, land));
      return aboard[0] > 0 && next ? [`explore nina ${land}`] : [];
    }
    const ships = table.state.players.filter(({ harbours }) => harbours[0] === at(land)).length;
    if (ships >= 2) return [];
    const prey = [0, 1, 2, 3].some((who) => {
      const held = table.state.strongholds[at(land)] === who ? 1 : 0;
      return who !== seat && table.settlers(who, `nina ${land}`) > held;
    });
    return [`consolidate nina ${land}`, ...(fights && prey ? [`attack nina ${land}`] : [])];
  });
}
