import { describe, expect, it } from 'vitest';
import { makeTable } from '../src/testing/table.ts';
import { illegal } from './helpers.ts';

describe('loading cannons', () => {
  it('[AM-BLACK-01] gains one cannon for each action point spent', () => {
    const table = makeTable();
    table.give(0, { cannons: 3 });
    table.phase({ cubes: { black: 4 } });
    table.play('act black');
    expect(table.legal()).toEqual(['load 0', 'load 1', 'load 2', 'load 3', 'load 4']);
    expect(table.refuse('end')).toEqual(illegal('end', 'AM-BLACK-01'));
    expect(table.refuse('load 5')).toEqual(illegal('load 5', 'AM-GOLD-08'));
    expect(table.play('load 3')).toEqual([{ kind: 'cannonsLoaded', seat: 0, count: 3 }]);
    expect(table.player(0)).toMatchObject({ cannons: 6, gold: 0 });
  });

  it('[AM-BLACK-02] never exceeds 12 cannons', () => {
    const table = makeTable();
    table.give(0, { cannons: 10, gold: 5 });
    table.phase({ cubes: { black: 4 } });
    table.play('act black');
    expect(table.legal()).toEqual(['load 0', 'load 1', 'load 2']);
    expect(table.refuse('load 3')).toEqual(illegal('load 3', 'AM-BLACK-02'));
    table.play('load 2');
    expect(table.player(0).cannons).toBe(12);
  });
});
