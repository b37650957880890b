import { describe, expect, it } from 'vitest';
import { NOWHERE } from '../src/ids.ts';
import { makeTable, type Table } from '../src/testing/table.ts';
import { eventsOf, landsOf, sails } from './helpers.ts';

function arriving(settlers: number, captain?: 'captain'): Table {
  const table = makeTable();
  table.explore(...landsOf('nina'));
  table.crew(0, 'nina', settlers, captain);
  sails(table, 0, 'nina');
  return table;
}

describe('consolidating', () => {
  it('[NP-CONS-01] at any explored land, all crew ashore; a Captain need not explore', () => {
    const table = makeTable();
    table.explore('nina caribbean', 'nina isthmus');
    table.crew(0, 'nina', 2, 'captain');
    sails(table, 0, 'nina');
    const place = table.at('nina isthmus');
    expect(table.play('consolidate nina isthmus')).toEqual([
      { kind: 'shipHarboured', seat: 0, place, action: 'consolidate' },
      { kind: 'crewLanded', seat: 0, place, settlers: 2, captain: 'landed' },
    ]);
    expect(table.settlers(0, 'nina isthmus')).toBe(2);
    expect(table.player(0)).toMatchObject({ crews: [0, 0, 0], aboard: [0, 0, 0] });
    expect(table.player(0).captains).toEqual([place, NOWHERE, NOWHERE]);
    expect(table.state.explored[0]).toBe(0b0010001);
  });

  it('[NP-CONS-02] [NP-CONS-03] a Captain who meets another goes to the supply, the Settlers land', () => {
    const table = arriving(2, 'captain');
    table.captain(3, 'nina andes');
    expect(eventsOf(table.play('consolidate nina andes'), 'crewLanded')).toEqual([
      { kind: 'crewLanded', seat: 0, place: table.at('nina andes'), settlers: 2, captain: 'returned' },
    ]);
    expect(table.player(0)).toMatchObject({ captains: [NOWHERE, NOWHERE, NOWHERE], aboard: [0, 0, 0] });
    expect(table.player(3).captains[0]).toBe(table.at('nina andes'));
    expect(table.settlers(0, 'nina andes')).toBe(2);
    const other = arriving(1, 'captain');
    other.captain(3, 'nina andes');
    other.captain(2, 'pinta isthmus');
    other.play('consolidate nina isthmus');
    expect(other.player(0).captains[0]).toBe(other.at('nina isthmus'));
  });

  it('[NP-CONS-04] settlements of others do not matter', () => {
    const table = arriving(1, 'captain');
    const before = table.legal();
    table.settle(1, 'nina andes', 5);
    table.town(2, 'nina andes');
    table.city(3, 'nina isthmus');
    table.captain(1, 'nina rockies');
    expect(table.legal()).toEqual(before);
    expect(before).toEqual(landsOf('nina').map((place) => `consolidate ${place}`));
  });

  it('[NP-CONS-05] an empty ship only takes up its harbour', () => {
    const table = arriving(0);
    const events = table.play('consolidate nina andes');
    expect(eventsOf(events, 'crewLanded')).toMatchObject([{ settlers: 0, captain: 'none' }]);
    expect(table.player(0)).toMatchObject({ settlers: 20, captains: [NOWHERE, NOWHERE, NOWHERE] });
    expect(table.settlers(0, 'nina andes')).toBe(0);
    expect(table.player(0).harbours[0]).toBe(table.at('nina andes'));
    expect(table.asked()).toBe(1);
  });
});
