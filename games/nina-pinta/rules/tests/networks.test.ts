import { describe, expect, it } from 'vitest';
import { type Network, networksOf, routeToStore } from '../src/queries/networks.ts';
import { makeTable, type Table } from '../src/testing/table.ts';

function networks(table: Table): readonly Network[] {
  return networksOf(table.box, table.view('spectator'), 0, 0);
}

function named({ box }: Table, lands: readonly number[]): string[] {
  return lands.map((land) => box.names.lands[land]);
}

function route(table: Table, from: string): string[] {
  return named(table, routeToStore(table.box, networks(table)[0], table.at(`nina ${from}`)));
}

describe('the lands of a player that hang together', () => {
  it('[NP-REV-05] are neighbours with own settlements or the own Captain', () => {
    const table = makeTable();
    table.settle(0, 'nina rockies');
    table.captain(0, 'nina isthmus');
    table.town(0, 'nina andes');
    table.city(0, 'nina appalachia');
    const [one, other, ...rest] = networks(table);
    expect(rest).toEqual([]);
    expect([one, other].map(({ lands }) => named(table, lands).toSorted()).toSorted()).toEqual([
      ['andes', 'isthmus', 'rockies'],
      ['appalachia'],
    ]);
    const joined = one.lands.length > 1 ? one : other;
    expect(joined.links.map((lands) => named(table, lands).toSorted()).toSorted()).toEqual([
      ['andes', 'isthmus'],
      ['isthmus', 'rockies'],
    ]);
  });

  it('[NP-REV-05] do not reach across lands of others, nor into other worlds', () => {
    const table = makeTable();
    table.settle(0, 'nina rockies');
    table.settle(1, 'nina isthmus', 2);
    table.settle(0, 'nina andes');
    table.settle(0, 'pinta isthmus');
    expect(networks(table).map(({ lands }) => lands.length)).toEqual([1, 1]);
  });

  it('[NP-REV-03] lead by the shortest way to the own ship or an own Stronghold', () => {
    const table = makeTable();
    for (const land of ['rockies', 'isthmus', 'andes', 'patagonia']) table.settle(0, `nina ${land}`);
    table.settle(1, 'nina isthmus');
    table.stronghold(1, 'nina isthmus');
    table.ship(1, 'nina rockies');
    expect(networks(table)[0].stores).toEqual([]);
    expect(route(table, 'rockies')).toEqual([]);
    table.ship(0, 'nina patagonia');
    expect(named(table, networks(table)[0].stores)).toEqual(['patagonia']);
    expect(route(table, 'rockies')).toEqual(['rockies', 'isthmus', 'andes', 'patagonia']);
    table.stronghold(0, 'nina andes');
    expect(named(table, networks(table)[0].stores).toSorted()).toEqual(['andes', 'patagonia']);
    expect(route(table, 'rockies')).toEqual(['rockies', 'isthmus', 'andes']);
    expect(route(table, 'andes')).toEqual(['andes']);
  });
});
