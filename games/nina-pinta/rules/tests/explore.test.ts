import { describe, expect, it } from 'vitest';
import { LANDS, NOWHERE } from '../src/ids.ts';
import { makeTable, type Table } from '../src/testing/table.ts';
import { illegal, landsOf, sails } from './helpers.ts';

/** Spain with a Captain and Settlers before a world. */
function captain(settlers: number, explored: readonly string[]): Table {
  const table = makeTable();
  table.explore(...explored);
  table.crew(0, 'nina', settlers, 'captain');
  sails(table, 0, 'nina');
  return table;
}

function explorable(table: Table): string[] {
  return table.legal().flatMap((move) => (move.startsWith('explore') ? [move.split(' ')[2]] : []));
}

describe('exploring', () => {
  it('[NP-EXPLORE-01] only with a Captain aboard', () => {
    const table = makeTable();
    table.explore('nina caribbean', 'nina isthmus');
    table.crew(0, 'nina', 3);
    sails(table, 0, 'nina');
    expect(explorable(table)).toEqual([]);
    expect(table.refuse('explore nina andes')).toEqual(illegal('explore nina andes', 'NP-EXPLORE-01'));
  });

  it('[NP-EXPLORE-02] first the Caribbean', () => {
    const table = makeTable({ seats: 2 });
    table.crew(0, 'nina', 1, 'captain');
    table.explore('pinta isthmus');
    table.state.stack = [{ kind: 'sailShip', seat: 0, world: 0 }];
    expect(table.legal()).toEqual(['explore nina caribbean']);
    expect(table.refuse('explore nina isthmus')).toEqual(illegal('explore nina isthmus', 'NP-EXPLORE-02'));
    expect(table.box.components.firstLand).toBe('caribbean');
  });

  it('[NP-EXPLORE-03] then lands next to explored ones, whoever explored them and also if empty', () => {
    expect(explorable(captain(1, ['nina caribbean']))).toEqual(['amazonia', 'isthmus', 'appalachia']);
    const table = captain(1, ['nina caribbean', 'nina isthmus', 'nina rockies']);
    expect(explorable(table)).toEqual(['amazonia', 'andes', 'appalachia']);
    expect(table.refuse('explore nina patagonia')).toEqual(illegal('explore nina patagonia', 'NP-EXPLORE-03'));
    expect(table.refuse('explore nina isthmus')).toEqual(illegal('explore nina isthmus', 'NP-EXPLORE-05'));
    expect(explorable(captain(1, landsOf('nina')))).toEqual([]);
  });

  it('[NP-EXPLORE-04] the ship at the land, the tile up, Captain and Settlers ashore', () => {
    const table = captain(2, ['nina caribbean']);
    const place = table.at('nina isthmus');
    expect(table.play('explore nina isthmus').slice(0, 3)).toEqual([
      { kind: 'shipHarboured', seat: 0, place, action: 'explore' },
      { kind: 'landExplored', seat: 0, place, tile: table.state.tiles[place] },
      { kind: 'crewLanded', seat: 0, place, settlers: 2, captain: 'landed' },
    ]);
    expect(table.player(0)).toMatchObject({ crews: [0, 0, 0], aboard: [0, 0, 0], settlers: 18 });
    expect(table.player(0).harbours).toEqual([place, NOWHERE, NOWHERE]);
    expect(table.player(0).captains).toEqual([place, NOWHERE, NOWHERE]);
    expect(table.settlers(0, 'nina isthmus')).toBe(2);
    expect(table.view('spectator').places[place]).toMatchObject({ explored: true, terrain: 'plains' });
  });

  it('[NP-EXPLORE-05] the choice is binding and the tile stays up', () => {
    const table = captain(0, ['nina caribbean']);
    table.play('explore nina amazonia');
    expect(table.asked()).not.toBe(0);
    table.give(0, { captains: [NOWHERE, NOWHERE, NOWHERE] });
    table.enter('completing');
    expect(table.view(2).places[table.at('nina amazonia')].explored).toBe(true);
  });

  it('[NP-EXPLORE-06] capacity is tested at the end of the turn only', () => {
    const table = captain(2, ['nina caribbean']);
    table.settle(1, 'nina isthmus', 2);
    table.state.explored[0] = 1 << LANDS.indexOf('caribbean');
    table.play('explore nina isthmus');
    expect(table.question()).toEqual({ kind: 'migrate', seat: 0, world: 0 });
    expect(table.settlers(0, 'nina isthmus')).toBe(2);
    table.play('done');
    expect(table.settlers(0, 'nina isthmus')).toBe(0);
    const home = captain(3, ['nina caribbean', 'nina isthmus']);
    home.play('consolidate nina isthmus');
    expect(home.settlers(0, 'nina isthmus')).toBe(3);
    home.play('done');
    expect(home.settlers(0, 'nina isthmus')).toBe(2);
  });

  it('[NP-EXPLORE-07] a Discovery takes effect before Migrate and Reduce', () => {
    const table = captain(2, ['nina caribbean']);
    table.tile('nina isthmus', 'mountains');
    const kinds = table.play('explore nina isthmus').map(({ kind }) => kind);
    expect(kinds).toEqual(['shipHarboured', 'landExplored', 'crewLanded', 'strongholdOccupied']);
    expect(table.question().kind).toBe('migrate');
    expect(table.state.strongholds[table.at('nina isthmus')]).toBe(0);
    const none = captain(1, ['nina caribbean']);
    expect(none.play('explore nina isthmus').map(({ kind }) => kind)).toEqual([
      ...['shipHarboured', 'landExplored', 'crewLanded'],
    ]);
  });
});
