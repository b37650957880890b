import { describe, expect, it } from 'vitest';
import { shipped } from '../src/data/shipped.ts';
import { makeTable, type Table } from '../src/testing/table.ts';
import { illegal } from './helpers.ts';

function planning(ap: number, gold = 0): Table {
  const table = makeTable();
  table.give(0, { gold });
  table.phase({ cubes: { red: ap } });
  table.play('act red');
  return table;
}

const VILLAGES = ['single', 'pair', 'line3', 'corner', 'line4', 'square'].map((id) => `plan village ${id}`);

describe('planning', () => {
  it('[AM-RED-01] moves tiles from the general supply to the player’s own', () => {
    const table = planning(3);
    expect(table.play('plan neutral pair')).toEqual([{ kind: 'tilePlanned', seat: 0, piece: 1 }]);
    table.play('plan village square');
    expect(table.state.supply[1]).toBe(5);
    expect(table.player(0).villages).toEqual([3, 3, 3, 3, 2, 1]);
    expect(table.player(1).villages).toEqual([3, 3, 3, 3, 2, 2]);
    expect(table.player(0).planned).toEqual([0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
    expect(planning(1).refuse('gold')).toEqual(illegal('gold', 'AM-RED-01'));
  });

  it('[AM-RED-02] costs 1 for a village tile, whatever its size', () => {
    const table = planning(1);
    expect(table.legal()).toEqual(['plan neutral single', ...VILLAGES, 'end']);
    const spent = planning(1);
    spent.give(0, { chests: 1 });
    spent.play('plan village pair');
    expect(spent.refuse('plan village pair')).toEqual(illegal('plan village pair', 'AM-RED-02'));
    table.play('plan village line4');
    expect(table.question()).toEqual({ kind: 'takeTurn', seat: 1 });
    expect(shipped.villageTiles.map(({ plan }) => plan)).toEqual([1, 1, 1, 1, 1, 1]);
  });

  it('[AM-RED-03, AM-RED-08] costs 1 to 6 for a landscape tile, one for each square, like building it', () => {
    expect(shipped.neutralTiles.map(({ id, plan, build }) => [id, plan, build])).toEqual([
      ['single', 1, 1],
      ['pair', 2, 2],
      ['line3', 3, 3],
      ['corner', 3, 3],
      ['line4', 4, 4],
      ['square', 4, 4],
      ['u', 5, 5],
      ['block', 6, 6],
    ]);
    const table = planning(5);
    expect(table.legal().slice(0, 8)).toEqual([
      ...['single', 'pair', 'line3', 'corner', 'line4', 'square', 'u'].map((id) => `plan neutral ${id}`),
      'plan village single',
    ]);
    expect(table.refuse('plan neutral block')).toEqual(illegal('plan neutral block', 'AM-RED-03'));
    table.play('plan neutral line3');
    expect(table.question()).toMatchObject({ ap: 2 });
  });

  it('[AM-RED-04] takes one landscape tile per phase', () => {
    const table = planning(6);
    table.play('plan neutral single');
    expect(table.legal()).toEqual([...VILLAGES, 'end']);
    expect(table.refuse('plan neutral single')).toEqual(illegal('plan neutral single', 'AM-RED-04'));
  });

  it('[AM-RED-05] takes any number of village tiles, with a landscape tile and in any order', () => {
    const table = planning(5);
    table.play('plan village single', 'plan village single', 'plan neutral pair', 'plan village corner');
    expect(table.player(0).planned).toEqual([0, 1, 0, 0, 0, 0, 0, 0, 2, 0, 0, 1, 0, 0]);
    expect(table.question()).toEqual({ kind: 'takeTurn', seat: 1 });
  });

  it('[AM-RED-06] picks tiles by shape, from all that are left', () => {
    expect(planning(6).legal()).toHaveLength(8 + 6 + 1);
  });

  it('[AM-RED-07] keeps planned tiles open, unlimited, and never gives them back', () => {
    const table = makeTable();
    table.planned(0, 'village single', 'village single', 'village single', 'neutral block', 'neutral block');
    table.planned(0, 'neutral block', 'neutral u', 'neutral u', 'neutral u');
    expect(table.view(1).players[0].planned).toEqual([0, 0, 0, 0, 0, 0, 3, 3, 3, 0, 0, 0, 0, 0]);
    table.phase({ cubes: { red: 1 } });
    table.play('act red', 'plan village pair');
    expect(table.player(0).planned).toEqual([0, 0, 0, 0, 0, 0, 3, 3, 3, 1, 0, 0, 0, 0]);
    table.endPhase();
    expect(table.player(0).planned).toEqual([0, 0, 0, 0, 0, 0, 3, 3, 3, 1, 0, 0, 0, 0]);
  });
});
