import { rngFromSeed } from '@portolan/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Box, makeBox } from '../src/box.ts';
import { shipped } from '../src/data/shipped.ts';
import {
  BONUSES,
  DISCOVERIES,
  LANDS,
  NATIONS,
  NOBODY,
  NOTHING,
  NOWHERE,
  PHASES,
  PLACES,
  TERRAINS,
  WORLDS,
} from '../src/ids.ts';
import { ninaPinta } from '../src/index.ts';
import { readOptions } from '../src/options.ts';
import { benefitCost } from '../src/queries/benefits.ts';
import { isExplored, settlementsOf } from '../src/queries/lands.ts';
import { benefitsPerEra } from '../src/queries/storage.ts';
import { proceed } from '../src/rounds/index.ts';
import { layOut } from '../src/setup.ts';
import type { State } from '../src/state.ts';
import { makeTable } from '../src/testing/table.ts';
import { COUNTS, contextOf, eventsOf, illegal, landsOf, sails, wander } from './helpers.ts';

let box: Box;

// In the test: what runs while a file is read is reckoned to every test of it.
beforeEach(() => {
  box = makeBox(shipped);
});
const SEEDS = Array.from({ length: 12 }, (_, i) => `seed ${i}`);

describe('the frame of the game', () => {
  it('[NP-SETUP-01] one to four play, each a different nation', () => {
    const { game, box } = makeTable();
    expect(game.seats).toEqual({ min: 1, max: 4 });
    expect(box.components.nations.map(({ id }) => id)).toEqual(['spain', 'portugal', 'england', 'france']);
    for (const seats of COUNTS) {
      for (const seed of SEEDS) {
        const { state } = makeTable({ seats, seed, nations: [], bare: true });
        const nations = state.players.map((player) => player.nation);
        expect(new Set(nations).size).toBe(seats);
        expect(nations.every((nation) => nation >= 0 && nation < 4)).toBe(true);
      }
    }
    expect(readOptions({ nations: ['spain', 'random', 'spain'] })).toEqual({
      ok: false,
      error: { path: '/nations/2', problem: 'secondSeatNation', params: { nation: 'spain' } },
    });
    expect(readOptions({ nations: ['random', 'random'] }).ok).toBe(true);
  });

  it('[NP-SETUP-02] six eras of six phases in this order', () => {
    const table = makeTable({ seats: 2, seed: 'phases' });
    const phases: Partial<Record<(typeof table.events)[number]['kind'], string>> = {
      eraBegun: 'establish',
      loadsRevealed: 'load',
      shipHarboured: 'sail',
      shipTurnedBack: 'sail',
      worldGoverned: 'govern',
      passed: 'select',
      eraCompleted: 'complete',
      holdingsRevealed: 'score',
    };
    wander(table, 'phases');
    const seen = table.events.flatMap(({ kind }) => phases[kind] ?? []);
    const course = seen.filter((phase, i) => seen[i - 1] !== phase);
    const era = ['establish', 'load', 'sail', 'govern', 'select', 'complete'];
    const expected = [...era.slice(1), ...era, ...era, ...era, ...era, ...era.slice(0, 5), 'score'];
    expect(course).toEqual(expected);
    expect(table.state.era).toBe(6);
    expect(table.view(0).phase).toBe('over');
  });

  it('[NP-SETUP-03] all load at the same time; sailing, governing and selecting go one by one', () => {
    const table = makeTable();
    const awaited = (): readonly number[] => table.game.awaiting(table.state);
    expect(awaited()).toEqual([0, 1, 2, 3]);
    table.explore('nina caribbean', 'nina isthmus');
    for (const [phase, question] of [
      ['sailing', 'sailShip'],
      ['governing', 'chooseWorld'],
      ['selecting', 'selectBenefit'],
    ] as const) {
      table.enter(phase, { order: [2, 1, 0, 3] });
      expect(table.question().kind).toBe(question);
      expect(awaited()).toEqual([2]);
    }
  });

  it('[NP-SETUP-04] settlements are Settlers, Towns and Cities on the map; neither Captains nor crew', () => {
    const table = makeTable();
    const place = table.at('nina andes');
    const count = (seat: number): number => settlementsOf(table.state, seat, place);
    table.captain(0, 'nina andes');
    table.ship(0, 'nina andes');
    table.crew(0, 'nina', 2, 'captain');
    expect(count(0)).toBe(0);
    table.settle(0, 'nina andes', 2);
    expect(count(0)).toBe(2);
    table.town(0, 'nina andes');
    expect(count(0)).toBe(3);
    table.city(1, 'nina andes');
    expect([count(0), count(1), count(2)]).toEqual([3, 1, 0]);
  });
});

describe('map and land tiles', () => {
  it('[NP-SETUP-05] three worlds with the same seven lands', () => {
    const { components } = makeTable().box;
    expect(components.worlds.map(({ name }) => name)).toEqual(['Niña', 'Pinta', 'Santa Maria']);
    const names = ['Amazonia', 'Andes', 'Appalachia', 'Caribbean', 'Isthmus', 'Patagonia', 'Rockies'];
    expect(components.lands.map(({ name }) => name).sort()).toEqual(names);
    expect(makeTable().view(0).places).toHaveLength(21);
  });

  it('[NP-SETUP-06] one of five tiles on each land of each world, two of each left over', () => {
    const layouts = SEEDS.map((seed) => {
      const state = deal(seed);
      for (const [land, id] of LANDS.entries()) {
        const dealt = WORLDS.map((_, world) => state.tiles[world * 7 + land]);
        const spare = state.spareTiles.filter((tile) => box.components.tiles[tile].land === id);
        expect(dealt.map((tile) => box.components.tiles[tile].land)).toEqual([id, id, id]);
        expect(spare).toHaveLength(2);
        expect(new Set([...dealt, ...spare]).size).toBe(5);
      }
      return state.tiles.join();
    });
    expect(new Set(layouts).size).toBe(SEEDS.length);
  });

  it('[NP-SETUP-06] [NP-SETUP-07] the tiles are face down; face up they stay explored, also empty ones', () => {
    const table = makeTable({ bare: true });
    for (const place of table.view(0).places) expect(place).toMatchObject({ explored: false });
    for (const place of table.view(0).places) expect(place.terrain).toBeUndefined();
    table.explore('pinta andes');
    const seen = table.view(0).places[table.at('pinta andes')];
    expect(seen).toMatchObject({ explored: true, terrain: 'forest', settlers: [] });
    expect(table.view(0).places.filter(({ explored }) => explored)).toHaveLength(1);
    expect(isExplored(table.state, table.at('pinta andes'))).toBe(true);
    expect(isExplored(table.state, table.at('santaMaria andes'))).toBe(false);
  });

  it('[NP-SETUP-06] [NP-SETUP-20] [NP-SETUP-21] the same dice deal the same again out of the same box', () => {
    expect(deal('again')).toEqual(deal('again'));
    deal('another');
    expect(deal('again').tiles).toEqual(deal('again').tiles);
    expect(box.atlas.tiles).toEqual(makeBox(shipped).atlas.tiles);
    expect(box.faces.bonusSets).toEqual(makeBox(shipped).faces.bonusSets);
    expect(box.faces.progressSet).toEqual(makeBox(shipped).faces.progressSet);
  });

  it('[NP-SETUP-08] [NP-SETUP-09] the five tiles of a land show the five terrains once each', () => {
    expect(TERRAINS).toEqual(['mixed', 'plains', 'forest', 'mountains', 'inhospitable']);
    const { tiles } = makeTable().box.components;
    expect(tiles).toHaveLength(35);
    for (const land of LANDS) {
      const terrains = tiles.filter((tile) => tile.land === land).map(({ terrain }) => terrain);
      expect(terrains.sort()).toEqual([...TERRAINS].sort());
    }
    for (const seed of SEEDS) {
      const state = deal(seed);
      for (let land = 0; land < LANDS.length; land++) {
        const three = WORLDS.map((_, world) => box.atlas.terrain[state.tiles[world * 7 + land]]);
        expect(new Set(three).size).toBe(3);
      }
    }
  });

  it('[NP-SETUP-10] what the tiles show', () => {
    const table: Record<string, string> = {
      caribbean: 'none, natives, stronghold, mine 3, gold 2',
      appalachia: 'none, stronghold, natives, mine 4, gold 3',
      rockies: 'none, natives, stronghold, mine 5, civilisation 4',
      isthmus: 'natives, none, mine 4, stronghold, civilisation 5',
      amazonia: 'none, mine 4, natives, stronghold, civilisation 4',
      andes: 'natives, stronghold, none, mine 5, civilisation 6',
      patagonia: 'stronghold, natives, none, mine 3, gold 3',
    };
    const { atlas } = makeTable().box;
    for (const [land, id] of LANDS.entries()) {
      const shown = TERRAINS.map((_, terrain) => {
        const tile = atlas.tiles[land].find((one) => atlas.terrain[one] === terrain) ?? NOTHING;
        const discovery = DISCOVERIES[atlas.discovery[tile]] ?? 'none';
        return atlas.gold[tile] > 0 ? `${discovery} ${atlas.gold[tile]}` : discovery;
      });
      expect(shown.join(', ')).toBe(table[id]);
    }
  });

  it('[NP-SETUP-11] [NP-SETUP-12] [NP-SETUP-13] which lands touch', () => {
    const pairs = [
      'rockies isthmus',
      'isthmus caribbean',
      'appalachia caribbean',
      'isthmus andes',
      'caribbean amazonia',
      'andes amazonia',
      'andes patagonia',
      'amazonia patagonia',
    ];
    const { game, box } = makeTable();
    for (const [one, from] of LANDS.entries()) {
      for (const [other, to] of LANDS.entries()) {
        const adjacent = pairs.includes(`${from} ${to}`) || pairs.includes(`${to} ${from}`);
        expect(box.atlas.neighbours[one].includes(other)).toBe(adjacent);
        for (const world of WORLDS) {
          expect(game.readMove(`migrate ${world} ${from} ${to}`) !== undefined).toBe(adjacent);
        }
      }
    }
  });

  it('[NP-SETUP-12] nothing crosses from world to world', () => {
    const table = makeTable();
    table.settle(0, 'nina isthmus');
    table.explore('nina rockies', 'pinta rockies', 'pinta isthmus', 'santaMaria andes');
    sails(table, 0, 'nina');
    table.play('consolidate nina rockies');
    expect(table.legal()).toEqual(['migrate nina isthmus rockies', 'done']);
  });
});

describe('tokens, markers and Benefits', () => {
  it('[NP-SETUP-14] the six tokens are shuffled and stacked face down', () => {
    const stacks = SEEDS.map((seed) => deal(seed).tokenStack);
    for (const stack of stacks) expect(stack.slice().sort()).toEqual([0, 1, 2, 3, 4, 5]);
    expect(new Set(stacks.map((stack) => stack.join())).size).toBe(SEEDS.length);
    const { view, state } = makeTable({ bare: true });
    expect(state.tokens).toEqual([]);
    expect(Object.keys(view(0))).not.toContain('tokenStack');
  });

  it('[NP-SETUP-15] [NP-SETUP-16] each world has a Grow and a Build token with 1 to 3 gold', () => {
    const { tokens } = makeTable().box.components;
    expect(tokens.map(({ world, kind, gold }) => `${world} ${kind} ${gold}`).sort()).toEqual([
      'nina build 3',
      'nina grow 1',
      'pinta build 2',
      'pinta grow 2',
      'santaMaria build 1',
      'santaMaria grow 3',
    ]);
  });

  it('[NP-SETUP-17] the discs and all gold are in the common stock', () => {
    const { state } = makeTable({ bare: true });
    expect(state.cities).toEqual(Array.from({ length: PLACES }, () => NOBODY));
    const gold = [state.vaults, state.mines, ...state.players.map(({ cargo }) => cargo)].flat();
    expect(gold.every((amount) => amount === 0)).toBe(true);
  });

  it('[NP-SETUP-18] the six markers start on no world', () => {
    const { state, view } = makeTable({ bare: true });
    expect(state.markers).toEqual([NOWHERE, NOWHERE, NOWHERE]);
    expect(state.war).toBe(0);
    for (const world of view('spectator').worlds) expect(world).toMatchObject({ atWar: false, markers: [] });
  });

  it('[NP-SETUP-19] a Benefit costs nothing at first', () => {
    const table = makeTable();
    table.enter('selecting');
    expect(benefitCost(table.box, table.state)).toBe(0);
  });

  it('[NP-SETUP-20] [NP-SETUP-21] [NP-SETUP-22] seven, six or five Benefits of both kinds for every era', () => {
    for (const [seats, n] of [
      [4, 7],
      [3, 6],
      [2, 5],
    ]) {
      const { state, box } = makeTable({ seats, bare: true });
      const { names, bonusSets, progressSet, progressFrom } = box.faces;
      expect(benefitsPerEra(box, seats)).toBe(n);
      for (let era = 0; era < 6; era++) {
        expect(state.bonusStore[era]).toHaveLength(n);
        expect(state.bonusOut[era]).toHaveLength(7 - n);
        expect([...state.bonusStore[era], ...state.bonusOut[era]].sort(rising)).toEqual(
          bonusSets[era].slice().sort(rising),
        );
        expect(state.progressStore[era]).toHaveLength(n);
        expect(state.progressStore[era].every((face) => face >= progressFrom && face < names.length)).toBe(true);
      }
      expect(state.progressOut).toHaveLength(44 - 6 * n);
      expect([...state.progressStore.flat(), ...state.progressOut].sort(rising)).toEqual(
        progressSet.slice().sort(rising),
      );
    }
  });

  it('[NP-SETUP-20] [NP-SETUP-21] both are shuffled before', () => {
    const deals = SEEDS.map((seed) => makeTable({ seed, bare: true, seats: 2 }).state);
    expect(new Set(deals.map(({ bonusStore }) => bonusStore[2].join())).size).toBeGreaterThan(6);
    expect(new Set(deals.map(({ progressStore }) => progressStore[2].join())).size).toBe(SEEDS.length);
  });

  it('[NP-SETUP-23] the Bonus Benefits of each era', () => {
    const { faces } = makeTable().box;
    expect(
      faces.bonusSets.map((set) =>
        set
          .map((face) => faces.names[face])
          .sort()
          .join(' '),
      ),
    ).toEqual([
      'corn gold3 largerShips native spyglass timber turnOrder',
      'doubleSelection gems iron largerShips pirate spyglass stronghold',
      'corn largerShips native pirate stronghold timber turnOrder',
      'doubleSelection gems gold5 iron pirate town turnOrder',
      'cathedral city doubleSelection gold6 native pirate town',
      'cathedral cathedral city city gold8 native town',
    ]);
    for (const face of faces.bonusSets.flat()) {
      expect(faces.names[face].startsWith(BONUSES[faces.bonus[face]])).toBe(true);
    }
    const golds = ['gold3', 'gold5', 'gold6', 'gold8'].map((name) => faces.gold[faces.names.indexOf(name)]);
    expect(golds).toEqual([3, 5, 6, 8]);
  });

  it('[NP-SETUP-24] forty-four Progress Benefits, eleven in each group', () => {
    const { progress } = makeTable().box.components;
    for (const group of ['arts', 'science', 'military']) {
      const types = progress.filter((one) => one.group === group);
      expect(types.map(({ copies }) => copies).sort()).toEqual([1, 2, 2, 2, 2, 2]);
      expect(types.find(({ type }) => type === 'any')?.copies).toBe(1);
    }
    const religion = progress.filter((one) => one.group === 'religion');
    expect(Object.fromEntries(religion.map(({ type, copies }) => [type, copies]))).toEqual({
      ...{ catholic: 5, protestant: 5, any: 1 },
    });
    expect(progress.reduce((sum, { copies }) => sum + copies, 0)).toBe(44);
  });
});

describe('players', () => {
  it('[NP-SETUP-25] picked nations stay, the others are dealt from what is free', () => {
    const dealt = SEEDS.map((seed) => {
      const { state } = makeTable({ seed, seats: 3, nations: ['random', 'england', 'random'], bare: true });
      return state.players.map(({ nation }) => NATIONS[nation]);
    });
    for (const nations of dealt) expect(nations[1]).toBe('england');
    expect(new Set(dealt.map((nations) => nations[0]))).toEqual(new Set(['spain', 'portugal', 'france']));
    expect(new Set(dealt.map((nations) => nations[2]))).toEqual(new Set(['spain', 'portugal', 'france']));
  });

  it('[NP-SETUP-26] three ships, three Captains, twenty Settlers, ten Towns', () => {
    expect(shipped.playerPieces).toEqual({
      ...{ ships: 3, captains: 3, settlers: 20, towns: 10, turnOrderMarkers: 1, screens: 2 },
    });
    for (const player of makeTable({ bare: true }).state.players) {
      expect(player).toMatchObject({
        ...{ settlers: 20, towns: 10, harbours: [NOWHERE, NOWHERE, NOWHERE], captains: [NOWHERE, NOWHERE, NOWHERE] },
        ...{ crews: [0, 0, 0], aboard: [0, 0, 0], cargo: [0, 0, 0], progress: Array.from({ length: 21 }, () => 0) },
        ...{ kept: [0, 0, 0], score: 0, points: [0, 0, 0, 0, 0, 0, 0, 0] },
      });
    }
  });

  it('[NP-SETUP-27] ships carry three or four; Spain, Portugal and France start with three', () => {
    const table = makeTable();
    expect(table.state.players.map(({ crewSide }) => crewSide)).toEqual([3, 3, 4, 3]);
    for (const seat of [0, 1, 2, 3]) table.give(seat, { gold: 9 });
    for (const seat of [0, 1, 3]) {
      expect(
        table
          .legal(seat)
          .filter((move) => !move.includes('captain'))
          .at(-1),
      ).toBe('load nina 3');
      expect(table.refuse('load nina 4', seat)).toEqual(illegal('load nina 4', 'NP-LOAD-02'));
    }
    expect(table.legal(2)).toContain('load nina 4');
  });

  it('[NP-SETUP-28] the first turn order is Spain, Portugal, England, France, wherever they sit', () => {
    expect(makeTable().state.order).toEqual([0, 1, 2, 3]);
    const table = makeTable({ nations: ['france', 'england', 'spain', 'portugal'] });
    expect(table.state.order).toEqual([2, 3, 1, 0]);
  });

  it('[NP-SETUP-29] without nations that are not played', () => {
    expect(makeTable({ seats: 2, nations: ['france', 'portugal'] }).state.order).toEqual([1, 0]);
    expect(makeTable({ seats: 3, nations: ['england', 'france', 'spain'] }).state.order).toEqual([2, 0, 1]);
  });

  it('[NP-SETUP-30] three gold behind the screen', () => {
    for (const seats of COUNTS) {
      const { state } = makeTable({ seats, bare: true });
      expect(state.players.map(({ gold }) => gold)).toEqual(Array.from({ length: seats }, () => 3));
    }
  });

  it('[NP-SETUP-31] the nations and their capabilities are public', () => {
    const table = makeTable();
    for (const viewer of [0, 3, 'spectator'] as const) {
      expect(table.view(viewer).players.map(({ nation }) => nation)).toEqual([
        'spain',
        'portugal',
        'england',
        'france',
      ]);
    }
    expect(table.box.components.nations.map(({ capability }) => capability)).toEqual([
      ...['startsFirst', 'lookAtThreeLands', 'largerShips', 'attackOutsideWar'],
    ]);
  });

  it('[NP-SETUP-31] all see at any time where the sequence of play stands', () => {
    const table = makeTable({ seats: 3 });
    const phases = new Set<string>();
    wander(table, 'the sequence of play', () => {
      const [first, ...others] = ([0, 1, 2, 'spectator'] as const).map((viewer) => {
        const { era, phase, round, question, order, cost } = table.view(viewer);
        return { era, phase, round, question, order, cost };
      });
      expect(first).toMatchObject({
        era: table.state.era,
        phase: PHASES[table.state.phase],
        question: table.question(),
      });
      for (const other of others) expect(other).toEqual(first);
      phases.add(first.phase);
      return false;
    });
    // Nothing is asked where an era is completed.
    expect([...phases].sort()).toEqual(PHASES.filter((phase) => phase !== 'completing').sort());
  });

  it('[NP-SETUP-31] the charts are part of the public components', () => {
    const chart = (id: string, capacity: readonly number[], settlerRevenue: number): unknown => ({
      ...{ id, capacity: { 1: capacity[0], 2: capacity[0], 3: capacity[1], 4: capacity[1] }, settlerRevenue },
    });
    expect(ninaPinta.components).toMatchObject({
      terrains: [
        chart('mixed', [2, 3], 2),
        ...['plains', 'forest', 'mountains'].map((id) => chart(id, [1, 2], 1)),
        chart('inhospitable', [0, 1], 0),
      ],
      buildingRevenue: { town: 2, city: 3 },
      warMarkersByEra: [0, 1, 1, 2, 2, 3],
      cost: { town: 3, city: 9, townToCity: 6, benefitStartByEra: [0, 1, 2, 2, 3, 3], benefitStep: 1, benefitMax: 7 },
      scoring: { settler: 1, town: 2, city: 3, cathedralFactor: 2, goldPerPoint: 5 },
    });
    // They are what a game is opened with.
    expect(ninaPinta.open(structuredClone(ninaPinta.components)).ok).toBe(true);
  });

  it('begins with the loading of the first era', () => {
    const table = makeTable({ seats: 2, nations: ['spain', 'england'], bare: true });
    proceed(contextOf(table, 'recorded'));
    expect(table.question().kind).toBe('loadShips');
    expect(eventsOf(table.events, 'eraBegun')).toMatchObject([{ era: 1, order: [0, 1] }]);
    expect(landsOf('nina')).toHaveLength(7);
  });
});

/** What really is dealt: a table has a map of its own. */
function deal(seed: string): State {
  return layOut(box, { nations: [], planck: 'random', askTies: true, open: false }, 4, rngFromSeed(seed));
}

function rising(one: number, other: number): number {
  return one - other;
}
