import { describe, expect, it } from 'vitest';
import { makeBox } from '../src/box.ts';
import { shipped } from '../src/data/shipped.ts';
import { makeTable, type Table } from '../src/testing/table.ts';
import { eventsOf, illegal, sails } from './helpers.ts';

/** Spain's Settlers in the Isthmus of Niña, its ship at harbour in the Caribbean. */
function harboured(set: (table: Table) => void = () => undefined): Table {
  const table = makeTable();
  table.explore('nina caribbean', 'nina rockies');
  table.settle(0, 'nina isthmus', 2);
  set(table);
  sails(table, 0, 'nina');
  table.play('consolidate nina caribbean');
  return table;
}

describe('migrating', () => {
  it('[NP-MIGRATE-01] one Settler to a neighbouring explored land, or none; no second move', () => {
    const table = harboured();
    expect(table.question()).toEqual({ kind: 'migrate', seat: 0, world: 0 });
    expect(table.legal()).toEqual(['migrate nina isthmus caribbean', 'migrate nina isthmus rockies', 'done']);
    expect(table.refuse('migrate nina isthmus andes')).toEqual(illegal('migrate nina isthmus andes', 'NP-MIGRATE-01'));
    expect(table.refuse('remain')).toEqual(illegal('remain', 'NP-MIGRATE-01'));
    expect(table.play('migrate nina isthmus rockies')[0]).toEqual({
      ...{ kind: 'settlerMigrated', seat: 0, from: table.at('nina isthmus'), to: table.at('nina rockies') },
    });
    expect([table.settlers(0, 'nina isthmus'), table.settlers(0, 'nina rockies')]).toEqual([1, 1]);
    expect(table.asked()).toBe(1);
    const none = harboured();
    expect(none.play('done')[0]).toEqual({ kind: 'nobodyMigrated', seat: 0, world: 0 });
    expect(none.settlers(0, 'nina isthmus')).toBe(2);
    expect(none.asked()).toBe(1);
  });

  it('[NP-MIGRATE-02] both lands may hold pieces of any player', () => {
    const table = harboured(({ settle, captain, town, city }) => {
      settle(1, 'nina rockies', 3);
      town(2, 'nina rockies');
      captain(3, 'nina rockies');
      city(3, 'nina isthmus');
      captain(0, 'nina isthmus');
    });
    expect(table.legal()).toContain('migrate nina isthmus rockies');
  });

  it('[NP-MIGRATE-03] after the attack, which is over by then', () => {
    const table = makeTable();
    table.settle(0, 'nina isthmus');
    table.settle(3, 'nina caribbean', 2);
    table.war('nina');
    table.crew(0, 'nina', 1, 'captain');
    sails(table, 0, 'nina');
    table.play('attack nina caribbean');
    expect(table.legal()).toEqual(['migrate nina isthmus caribbean', 'done']);
    table.play('migrate nina isthmus caribbean');
    expect([table.settlers(0, 'nina caribbean'), table.settlers(3, 'nina caribbean')]).toEqual([1, 1]);
  });

  it('[NP-MIGRATE-04] a Captain never migrates', () => {
    const table = makeTable();
    table.explore('nina caribbean', 'nina isthmus');
    table.captain(0, 'nina isthmus');
    sails(table, 0, 'nina');
    table.play('consolidate nina caribbean');
    expect(table.asked()).toBe(1);
    expect(table.player(0).captains[0]).toBe(table.at('nina isthmus'));
  });

  it('[NP-MIGRATE-05] an own free Settler of this world, also one who landed in this turn', () => {
    const table = harboured(({ settle, explore, crew, stronghold }) => {
      settle(1, 'nina rockies');
      settle(0, 'pinta isthmus');
      explore('pinta caribbean');
      crew(0, 'nina', 1);
      stronghold(0, 'nina isthmus');
    });
    expect(table.legal()).toEqual([
      ...['migrate nina caribbean isthmus', 'migrate nina isthmus caribbean', 'migrate nina isthmus rockies', 'done'],
    ]);
    for (const move of ['migrate nina rockies isthmus', 'migrate pinta isthmus caribbean']) {
      expect(table.refuse(move)).toEqual(illegal(move, 'NP-MIGRATE-05'));
    }
    table.state.settlers[table.at('nina isthmus')] = 1;
    const held = 'migrate nina isthmus rockies';
    expect(table.refuse(held)).toEqual(illegal(held, 'NP-MIGRATE-05'));
    table.play('migrate nina caribbean isthmus');
    expect(table.settlers(0, 'nina isthmus')).toBe(2);
  });

  it('[NP-MIGRATE-06] also in a turn in which the ship found no harbour, and Reduce too', () => {
    const table = makeTable({ seats: 3 });
    table.settle(0, 'nina caribbean', 5);
    table.ship(1, 'nina caribbean');
    table.ship(2, 'nina caribbean');
    table.crew(0, 'nina', 1);
    sails(table, 0, 'nina');
    expect(eventsOf(table.events, 'shipTurnedBack')[0]).toMatchObject({ seat: 0, world: 0, settlers: 1 });
    // No neighbour is explored, so no Settler can move; Reduce removes the two in excess.
    expect(eventsOf(table.events, 'settlerMigrated')).toEqual([]);
    expect(eventsOf(table.events, 'settlersReduced')).toMatchObject([{ seat: 0, count: 2 }]);
    // With harbours for one ship each it can happen beside an explored neighbour.
    const narrow = makeTable({ seats: 3, box: makeBox({ ...shipped, shipsPerHarbourLand: 1 }) });
    narrow.settle(0, 'nina caribbean', 5);
    narrow.ship(1, 'nina caribbean');
    narrow.ship(2, 'nina isthmus');
    sails(narrow, 0, 'nina');
    expect(eventsOf(narrow.events, 'shipTurnedBack')).toMatchObject([{ seat: 0 }]);
    expect(narrow.legal()).toEqual(['migrate nina caribbean isthmus', 'done']);
    narrow.play('migrate nina caribbean isthmus');
    expect([narrow.settlers(0, 'nina caribbean'), narrow.settlers(0, 'nina isthmus')]).toEqual([3, 1]);
  });
});
