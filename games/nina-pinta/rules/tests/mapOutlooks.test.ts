import { describe, expect, it } from 'vitest';
import { reduceWorld } from '../src/effects/reduce.ts';
import { LANDS } from '../src/ids.ts';
import { attackOutlook } from '../src/queries/attackOutlook.ts';
import { enablingGroup } from '../src/queries/enablingGroup.ts';
import { explorable } from '../src/queries/explorable.ts';
import { landRoom, reducedAfter, worldRoom } from '../src/queries/landRoom.ts';
import { landYields, minable } from '../src/queries/landYields.ts';
import { reduceOutlook } from '../src/queries/reduceOutlook.ts';
import { crowdIn, freeSettlersIn, settlementsIn, settlementsOn } from '../src/queries/settlements.ts';
import { terrainOutlook } from '../src/queries/terrainOutlook.ts';
import { makeTable } from '../src/testing/table.ts';
import { contextOf, eventsOf, sails } from './helpers.ts';

describe('what a view tells of the map', () => {
  it('[NP-EXPLORE-02] [NP-EXPLORE-03] the lands that can be explored next', () => {
    const table = makeTable({ bare: true });
    const next = (): string[] =>
      explorable(table.box, table.view('spectator'), 1).map((land) => table.box.names.lands[land]);
    expect(next()).toEqual(['caribbean']);
    table.explore('pinta caribbean', 'nina andes');
    const { atlas, names } = table.box;
    expect(next()).toEqual(names.lands.filter((_, land) => (atlas.beside[atlas.firstLand] >> land) & 1));
  });

  it('[NP-REDUCE-05] who would have to leave, as it then happens', () => {
    const table = makeTable();
    table.settle(0, 'nina andes', 12);
    table.settle(1, 'nina andes', 2);
    table.stronghold(0, 'nina andes');
    table.settle(0, 'nina caribbean', 1);
    const foretold = [0, 1].map((seat) => reduceOutlook(table.box, table.view(seat), seat, 0));
    expect(foretold.map((lands) => lands.map(({ place }) => place))).toEqual([
      [table.at('nina andes')],
      [table.at('nina andes')],
    ]);
    reduceWorld(contextOf(table, 'recorded'), 0, 0);
    const [event] = eventsOf(table.events, 'settlersReduced');
    expect(foretold[0]).toMatchObject([{ place: event.place, count: event.count }]);
  });

  it('[NP-MIGRATE-01] whether one of them could migrate: to an explored land next to theirs that has room', () => {
    const table = makeTable();
    table.tile('nina isthmus', 'plains');
    table.settle(0, 'nina andes', 4);
    const canMigrate = (): readonly boolean[] =>
      reduceOutlook(table.box, table.view(0), 0, 0).map((leaving) => leaving.canMigrate);
    expect(canMigrate()).toEqual([false]);
    table.explore('nina rockies'); // Not next to the Andes.
    expect(canMigrate()).toEqual([false]);
    table.explore('nina isthmus');
    expect(canMigrate()).toEqual([true]);
    table.settle(1, 'nina isthmus', 2);
    expect(canMigrate()).toEqual([false]);
  });

  it('[NP-REDUCE-01] [NP-REDUCE-03] the settlements in a land, and the room for more', () => {
    const table = makeTable();
    const at = table.at('nina andes');
    table.tile('nina andes', 'mountains');
    table.tile('nina isthmus', 'plains');
    const room = (): number[] => {
      const view = table.view('spectator');
      return [crowdIn(view, at), landRoom(table.box, view, at), worldRoom(table.box, view, 0)];
    };
    expect(room()).toEqual([0, 0, 0]); // Nobody has explored it.
    table.explore('nina andes', 'nina isthmus');
    table.captain(0, 'nina andes');
    expect(room()).toEqual([0, 2, 4]);
    table.town(1, 'nina andes');
    expect(room()).toEqual([1, 1, 3]);
    table.city(0, 'nina andes');
    table.settle(2, 'nina andes', 2);
    expect(room()).toEqual([4, 0, 2]);
  });

  it('[NP-SETUP-04] [NP-DISC-07] the settlements of a player, and the Settlers outside the Stronghold', () => {
    const table = makeTable();
    const at = table.at('nina andes');
    table.settle(0, 'nina andes', 3);
    table.stronghold(0, 'nina andes');
    table.town(0, 'nina andes');
    table.city(1, 'nina andes');
    table.captain(2, 'nina andes');
    const view = table.view('spectator');
    expect([0, 1, 2, -1].map((seat) => settlementsIn(view, seat, at))).toEqual([4, 1, 0, 0]);
    expect([0, 1, 2, -1].map((seat) => freeSettlersIn(view, seat, at))).toEqual([2, 0, 0, 0]);
  });

  it('[NP-BONUS-14] [NP-BONUS-15] the settlements of a player on a terrain, in all worlds', () => {
    const table = makeTable();
    for (const place of ['nina andes', 'pinta isthmus']) table.tile(place, 'forest');
    table.tile('nina rockies', 'plains');
    table.settle(0, 'nina andes', 2);
    table.town(0, 'pinta isthmus');
    table.city(0, 'nina rockies');
    table.settle(1, 'pinta isthmus');
    const view = table.view(0);
    expect([0, 1, 2, -1].map((seat) => settlementsOn(view, seat, 'forest'))).toEqual([3, 1, 0, 0]);
    expect(settlementsOn(view, 0, 'plains')).toBe(1);
  });

  it('[NP-REDUCE-05] [NP-REDUCE-09] who would have to leave once more have come', () => {
    const table = makeTable();
    const place = table.at('nina andes');
    table.tile('nina andes', 'mountains');
    table.settle(0, 'nina andes');
    table.stronghold(0, 'nina andes');
    const leaving = (settlers: number): number => reducedAfter(table.box, table.view(0), 0, { place, settlers });
    expect([0, 1, 2, 3].map(leaving)).toEqual([0, 0, 1, 2]);
    table.settle(1, 'nina andes', 5);
    expect([0, 1, 3].map(leaving)).toEqual([0, 1, 3]);
    expect(reducedAfter(table.box, table.view(0), 0, { place: table.at('pinta andes'), settlers: 9 })).toBe(0);
  });

  it('[NP-ATTACK-07] [NP-ATTACK-08] [NP-ATTACK-09] the most pairs that an attack can remove', () => {
    const table = makeTable();
    const pairs = (): number => attackOutlook(table.box, table.view(0), 0, table.at('nina andes'));
    table.settle(1, 'nina andes', 3);
    table.crew(0, 'nina', 2, 'captain');
    sails(table, 0, 'nina');
    expect(pairs()).toBe(2);
    table.settle(0, 'nina andes', 2);
    expect(pairs()).toBe(3);
    table.stronghold(1, 'nina andes');
    expect(pairs()).toBe(2);
    table.settle(2, 'nina andes', 4);
    expect(pairs()).toBe(4);
  });

  it('[NP-REV-01] [NP-REV-02] [NP-REV-12] what settlements yield, land by land, and what can be mined', () => {
    const table = makeTable();
    table.tile('pinta caribbean', 'plains');
    table.settle(0, 'pinta caribbean', 3);
    table.town(1, 'pinta caribbean');
    const yields = [0, 1].map((seat) => landYields(table.box, table.view('spectator'), seat, 1));
    expect(yields).toEqual([0, 1].map((seat) => LANDS.map((id) => (id === 'caribbean' ? [3, 2][seat] : 0))));
    const place = table.at('pinta caribbean');
    const mined = [1, 5].map((gold) => {
      table.state.mines[place] = gold;
      return minable(table.box, table.view('spectator'), 0, place);
    });
    expect(mined).toEqual([1, 3]);
  });

  it('[NP-BUILD-12] the terrains that own settlements join', () => {
    const table = makeTable();
    const near = LANDS.filter((_, land) => (table.box.atlas.beside[table.box.atlas.firstLand] >> land) & 1);
    const outlook = () => terrainOutlook(table.box, table.view(0), 0, 0);
    expect(outlook()).toEqual({ terrains: 0, isGroup: false });
    table.tile('nina caribbean', 'plains');
    table.tile(`nina ${near[0]}`, 'forest');
    table.tile(`nina ${near[1]}`, 'mountains');
    table.settle(0, 'nina caribbean');
    table.settle(0, `nina ${near[0]}`);
    table.settle(1, `nina ${near[1]}`);
    expect(outlook()).toEqual({ terrains: 2, isGroup: false });
    table.settle(0, `nina ${near[1]}`);
    expect(outlook()).toEqual({ terrains: 3, isGroup: true });
    const lands = LANDS.filter((land) => land === 'caribbean' || land === near[0] || land === near[1]);
    const group = enablingGroup(table.box, table.view(0), 0, table.at('nina caribbean'));
    expect(group).toEqual({ kind: 'terrains', lands, terrains: 3 });
  });

  it('[NP-BUILD-14] the land that allows building in all worlds', () => {
    const table = makeTable();
    const group = () => enablingGroup(table.box, table.view(0), 0, table.at('nina andes'));
    table.settle(0, 'nina andes');
    table.settle(0, 'pinta andes');
    expect(group()).toBeUndefined();
    table.settle(0, 'santaMaria andes');
    expect(group()).toEqual({ kind: 'name', land: 'andes' });
  });
});
