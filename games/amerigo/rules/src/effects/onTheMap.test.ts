import { describe, expect, it } from 'vitest';
import { SOURCES } from '../ids.ts';
import { makeAudit } from '../testing/audit.ts';
import { makeTable, type Table } from '../testing/table.ts';

/** The faults of the map's tables. */
function faults({ box, state }: Table): readonly string[] {
  return makeAudit(box).pieces(state);
}

describe('the tables of the map', () => {
  it('contain what lies there after tiles of every kind and of any seat', () => {
    const table = makeTable({ order: [1, 0] });
    table.post(1, '6,8');
    table.post(0, '6,11');
    table.planned(1, 'village square', 'neutral pair', 'village corner');
    table.phase({ cubes: { green: 5 } });
    table.play('act green', 'build village square', 'lay 6,6 turn 0');
    expect(faults(table)).toEqual([]);
    table.play('build neutral pair', 'lay 6,9 turn 1');
    expect(faults(table)).toEqual([]);
    table.play('build village corner');
    table.play(table.legal()[0]);
    expect(faults(table)).toEqual([]);
  });

  it('link what a new post touches', () => {
    const table = makeTable({ order: [1, 0] });
    table.post(0, '1,3');
    table.lay(0, 'neutral pair', '2,1', 0);
    table.lay(0, 'neutral single', '2,3', 0);
    table.give(1, { ships: [table.at('0,4'), table.at('T0')] });
    expect(faults(table)).toEqual([]);
    table.give(1, { ships: [table.at('2,0'), table.at('T0')] });
    table.phase({ cubes: { blue: 2 } });
    table.play('act blue', 'ship 1', 'sail 3,0', 'found 3,1', 'stay');
    expect(table.player(1).outposts[table.island('3,1')]).toBe(1);
    expect(faults(table)).toEqual([]);
  });

  it('record discovery points under their source', () => {
    const table = makeTable({ order: [1, 0] });
    table.give(1, { ships: [table.at('0,4'), table.at('T0')] });
    table.phase({ cubes: { blue: 1 } });
    table.play('act blue', 'ship 1', 'sail 1,4', 'found 1,3');
    expect(table.player(1).points[SOURCES.indexOf('discovery')]).toBe(3);
    expect(faults(table)).toEqual([]);
  });
});
