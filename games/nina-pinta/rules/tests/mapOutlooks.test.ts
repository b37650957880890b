import { describe, expect, it } from 'vitest';
import { reduceWorld } from '../src/effects/reduce.ts';
import { LANDS } from '../src/ids.ts';
import { explorable } from '../src/queries/explorable.ts';
import { landYields, minable } from '../src/queries/landYields.ts';
import { reduceOutlook } from '../src/queries/reduceOutlook.ts';
import { terrainOutlook } from '../src/queries/terrainOutlook.ts';
import { makeTable } from '../src/testing/table.ts';
import { contextOf, eventsOf } from './helpers.ts';

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
    expect(foretold[0]).toEqual([{ place: event.place, count: event.count }]);
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
  });
});
