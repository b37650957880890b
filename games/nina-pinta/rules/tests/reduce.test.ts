import { describe, expect, it } from 'vitest';
import { TERRAINS } from '../src/ids.ts';
import { capacityAt, crowdAt } from '../src/queries/lands.ts';
import { makeTable, type Table } from '../src/testing/table.ts';
import { eventsOf, sails } from './helpers.ts';

/** By terrain, the capacity of Niña's Isthmus. */
function capacities(seats: number): number[] {
  const table = makeTable({ seats });
  return TERRAINS.map((terrain) => {
    table.tile('nina isthmus', terrain);
    return capacityAt(table.box, table.state, table.at('nina isthmus'));
  });
}

/** Spain's turn in Niña, from the arrival of an empty ship to the end. */
function turn(table: Table): void {
  table.explore('nina caribbean', 'nina isthmus', 'nina rockies');
  sails(table, 0, 'nina');
  table.play('consolidate nina rockies');
  if (table.question().kind === 'migrate' && table.asked() === 0) table.play('done');
}

describe('the capacity of a land', () => {
  it('[NP-REDUCE-01] is 3, 2, 2, 2 and 1 with three or four players', () => {
    expect(capacities(3)).toEqual([3, 2, 2, 2, 1]);
    expect(capacities(4)).toEqual([3, 2, 2, 2, 1]);
  });

  it('[NP-REDUCE-02] is 2, 1, 1, 1 and 0 with two', () => {
    expect(capacities(2)).toEqual([2, 1, 1, 1, 0]);
  });

  it('[NP-REDUCE-03] [NP-REDUCE-04] Settlers, Towns and Cities of all count, a City once; Captains do not', () => {
    const table = makeTable();
    const crowd = (): number => crowdAt(table.state, table.at('nina isthmus'));
    expect(crowd()).toBe(0);
    table.captain(1, 'nina isthmus');
    table.ship(1, 'nina isthmus');
    expect(crowd()).toBe(0);
    table.settle(0, 'nina isthmus', 2);
    table.settle(3, 'nina isthmus');
    expect(crowd()).toBe(3);
    table.town(1, 'nina isthmus');
    table.town(2, 'nina isthmus');
    expect(crowd()).toBe(5);
    table.city(3, 'nina isthmus');
    expect(crowd()).toBe(6);
    table.settle(0, 'nina caribbean');
    expect(crowd()).toBe(6);
  });

  it('[NP-REDUCE-03] a Captain and a City of another leave room for one in Plains', () => {
    const table = makeTable();
    table.city(3, 'nina isthmus');
    table.captain(2, 'nina isthmus');
    table.settle(0, 'nina isthmus', 3);
    turn(table);
    expect(table.settlers(0, 'nina isthmus')).toBe(1);
  });
});

describe('reducing', () => {
  it('[NP-REDUCE-05] [NP-REDUCE-08] exactly as many own Settlers leave as are too many, for the supply', () => {
    const table = makeTable();
    table.settle(0, 'nina isthmus', 4);
    table.settle(1, 'nina isthmus');
    const { settlers, gold } = table.player(0);
    turn(table);
    expect(eventsOf(table.events, 'settlersReduced')).toEqual([
      { kind: 'settlersReduced', seat: 0, place: table.at('nina isthmus'), count: 3 },
    ]);
    expect(table.settlers(0, 'nina isthmus')).toBe(1);
    expect(table.player(0)).toMatchObject({ settlers: settlers + 3, gold });
  });

  it('[NP-REDUCE-05] none at the capacity', () => {
    const table = makeTable();
    table.settle(0, 'nina isthmus', 2);
    turn(table);
    expect(table.settlers(0, 'nina isthmus')).toBe(2);
    expect(eventsOf(table.events, 'settlersReduced')).toEqual([]);
  });

  it("[NP-REDUCE-06] [NP-REDUCE-09] no building, no Settler in a Stronghold, no other player's Settler; the excess stands", () => {
    const table = makeTable();
    table.settle(1, 'nina isthmus', 2);
    table.town(0, 'nina isthmus');
    table.city(2, 'nina isthmus');
    table.settle(0, 'nina isthmus', 3);
    table.stronghold(0, 'nina isthmus');
    turn(table);
    expect([table.settlers(0, 'nina isthmus'), table.settlers(1, 'nina isthmus')]).toEqual([1, 2]);
    expect(table.state.towns[table.at('nina isthmus')]).toBe(1);
    expect(table.state.cities[table.at('nina isthmus')]).toBe(2);
    expect(crowdAt(table.state, table.at('nina isthmus'))).toBe(5);
    expect(eventsOf(table.events, 'settlersReduced')).toMatchObject([{ count: 2 }]);
    const held = makeTable();
    held.settle(1, 'nina isthmus', 2);
    held.settle(0, 'nina isthmus');
    held.stronghold(0, 'nina isthmus');
    turn(held);
    expect(held.settlers(0, 'nina isthmus')).toBe(1);
    expect(eventsOf(held.events, 'settlersReduced')).toEqual([]);
  });

  it('[NP-REDUCE-07] every land of the world of the ship, and no other world', () => {
    const table = makeTable();
    table.settle(0, 'nina isthmus', 3);
    table.settle(0, 'nina caribbean', 5);
    table.settle(0, 'nina appalachia', 2);
    table.settle(0, 'pinta isthmus', 4);
    turn(table);
    expect(['nina isthmus', 'nina caribbean', 'nina appalachia'].map((place) => table.settlers(0, place))).toEqual([
      ...[2, 3, 1],
    ]);
    expect(table.settlers(0, 'pinta isthmus')).toBe(4);
  });
});
