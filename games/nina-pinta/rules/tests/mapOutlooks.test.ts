import { describe, expect, it } from 'vitest';
import { reduceWorld } from '../src/effects/reduce.ts';
import { LANDS } from '../src/ids.ts';
import { explorable } from '../src/queries/explorable.ts';
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
