import { describe, expect, it } from 'vitest';
import { LANDS, PLACES } from '../src/ids.ts';
import { crewCost, crewOf } from '../src/queries/crew.ts';
import { firstPrice, isLastEra, warsIn } from '../src/queries/eras.ts';
import { landOf, placeAt, worldOf } from '../src/queries/lands.ts';
import { planOutlook } from '../src/queries/loadingPlan.ts';
import { goldAfterCrews, loadOutlook } from '../src/queries/loadOutlook.ts';
import { goldPoints } from '../src/queries/points.ts';
import { buildingFigures, settlementFigures } from '../src/queries/settlementFigures.ts';
import { hasLargerShips } from '../src/queries/ships.ts';
import { makeTable } from '../src/testing/table.ts';
import { eventsOf } from './helpers.ts';

const ERAS = [1, 2, 3, 4, 5, 6];

describe('what one settlement is worth', () => {
  it('[NP-REV-01] [NP-REV-02] [NP-BONUS-15] in gold: by terrain or building, more with an Increase', () => {
    const table = makeTable();
    const gold = (place: string): number[] =>
      (['settler', 'town', 'city'] as const).map(
        (what) => settlementFigures(table.box, table.view('spectator'), table.at(place), what).gold,
      );
    table.tile('nina andes', 'plains');
    table.tile('pinta andes', 'mixed');
    table.explore('nina andes', 'pinta andes');
    expect([gold('nina andes'), gold('pinta andes')]).toEqual([
      [1, 2, 3],
      [2, 2, 3],
    ]);
    table.state.increases[table.at('nina andes')] = 2;
    expect(gold('nina andes')).toEqual([3, 4, 5]);
  });

  it('[NP-SCORE-02] [NP-SCORE-03] in points: double beside a Cathedral, but for Cities', () => {
    const table = makeTable();
    table.explore('nina andes');
    const points = (): number[] =>
      (['settler', 'town', 'city'] as const).map(
        (what) => settlementFigures(table.box, table.view('spectator'), table.at('nina andes'), what).points,
      );
    expect(points()).toEqual([1, 2, 3]);
    table.state.cathedrals[table.at('nina andes')] = 1;
    expect(points()).toEqual([2, 4, 3]);
  });

  it('[NP-BUILD-15] [NP-BUILD-17] [NP-BUILD-18] as a building, with its price; without a land, nothing special', () => {
    const table = makeTable();
    const place = table.at('nina andes');
    table.explore('nina andes');
    table.state.cathedrals[place] = 1;
    table.state.increases[place] = 1;
    const view = table.view('spectator');
    const kinds = ['town', 'city', 'upgrade'] as const;
    expect(kinds.map((kind) => buildingFigures(table.box, view, kind, place))).toEqual([
      { price: 3, gold: 3, points: 4 },
      { price: 9, gold: 4, points: 3 },
      { price: 6, gold: 4, points: 3 },
    ]);
    expect(kinds.map((kind) => buildingFigures(table.box, view, kind))).toEqual([
      { price: 3, gold: 2, points: 2 },
      { price: 9, gold: 3, points: 3 },
      { price: 6, gold: 3, points: 3 },
    ]);
  });

  it('[NP-SCORE-17] and what gold scores: a point for every five', () => {
    const { box } = makeTable();
    expect([0, 4, 5, 9, 10].map((gold) => goldPoints(box, gold))).toEqual([0, 0, 1, 1, 2]);
  });
});

describe('what a load means', () => {
  it('[NP-LOAD-03] [NP-LOAD-18] the cost of a crew, the Captain among it', () => {
    const { box } = makeTable();
    const loads = [false, true].map((captain) => ({ captain, settlers: 2 }));
    expect(loads.map((load) => crewCost(box, crewOf(load)))).toEqual([2, 3]);
  });

  it('[NP-LOAD-11] [NP-LOAD-12] [NP-LOAD-18] as it is then paid and recovered', () => {
    const table = makeTable({ seats: 2, nations: ['spain', 'france'] });
    table.settle(0, 'nina andes', 2);
    table.settle(0, 'pinta andes', 2);
    for (const seat of [0, 1]) table.give(seat, { gold: 9 });
    table.give(0, { settlers: 3 });
    table.enter('loading');
    const own = () => table.view(0).players[0];
    expect(loadOutlook(table.box, own(), { captain: true, settlers: 2 })).toEqual({ cost: 3, gold: 6, recovered: 0 });
    table.playAs(0, 'load nina captain 2');
    expect(goldAfterCrews(table.box, own())).toBe(6);
    expect(loadOutlook(table.box, own(), { captain: false, settlers: 1 })).toMatchObject({ recovered: 0 });
    expect(loadOutlook(table.box, own(), { captain: false, settlers: 3 })).toEqual({ cost: 3, gold: 3, recovered: 2 });
    table.playAs(0, 'load pinta 3');
    expect(loadOutlook(table.box, own(), { captain: false, settlers: 1 })).toEqual({ cost: 1, gold: 2, recovered: 1 });
    table.playAs(0, 'load santaMaria 0', 'seal nina pinta santaMaria');
    table.playAs(1, 'load nina 0', 'load pinta 0', 'load santaMaria 0', 'seal nina pinta santaMaria');
    expect(table.player(0)).toMatchObject({ owed: 2, settlers: 0 });
    table.playAs(0, 'recover nina andes', 'recover pinta andes');
    expect(eventsOf(table.events, 'crewPaid')[0]).toMatchObject({ seat: 0, gold: 6 });
  });

  it('[NP-LOAD-05] [NP-LOAD-06] a Captain who is in a world cannot be loaded for it', () => {
    const table = makeTable();
    table.captain(0, 'pinta caribbean');
    expect(planOutlook(table.box, table.view(0), 0, [undefined, undefined, undefined]).captains).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('[NP-BONUS-10] four crew is as large as ships get', () => {
    expect([3, 4].map(hasLargerShips)).toEqual([false, true]);
  });
});

describe('the number of a place', () => {
  it('[NP-SETUP-05] tells its world and its land', () => {
    for (let place = 0; place < PLACES; place++) {
      expect(placeAt(worldOf(place), landOf(place))).toBe(place);
      expect(landOf(place)).toBeLessThan(LANDS.length);
    }
    expect([placeAt(0, 6), placeAt(1, 0), placeAt(2, 3)]).toEqual([6, 7, 17]);
  });
});

describe('what the era track says', () => {
  const { box } = makeTable();

  it('[NP-END-05] which era is the last', () => {
    expect(ERAS.map((era) => isLastEra(box, { era }))).toEqual([false, false, false, false, false, true]);
  });

  it('[NP-ERA-08] how many worlds are put into a State of War', () => {
    expect(ERAS.map((era) => warsIn(box, era))).toEqual([0, 1, 1, 2, 2, 3]);
  });

  it('[NP-BENEFIT-01] what the first Benefits cost', () => {
    expect(ERAS.map((era) => firstPrice(box, era))).toEqual([0, 1, 2, 2, 3, 3]);
  });
});
