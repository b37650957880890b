import { describe, expect, it } from 'vitest';
import { makeTable, type Table } from '../src/testing/table.ts';
import { coverAllBut, eventsOf, illegal } from './helpers.ts';

const [RED, BLUE] = [0, 1];
const THREE = ['neutral pair', 'village square', 'village corner'] as const;
/** The chain of EX-13. */
const CHAIN = [
  ...['build village square', 'lay 6,6 turn 0'],
  ...['build neutral pair', 'lay 6,9 turn 1'],
  ...['build village corner', 'lay 7,10 turn 1'],
] as const;

/** Red's only post on the central island is on (6,8). */
function central(...tiles: readonly string[]): Table {
  const table = makeTable();
  table.post(RED, '6,8');
  table.planned(RED, ...tiles);
  table.phase({ cubes: { green: 4 } });
  table.play('act green');
  return table;
}

describe('worked examples: planning and building', () => {
  it('EX-08 planning [AM-RED-02, AM-RED-03, AM-RED-04, AM-RED-05, AM-RED-08]', () => {
    const table = makeTable();
    table.give(RED, { gold: 3 });
    table.phase({ cubes: { red: 4 } });
    table.play('act red', 'plan neutral pair', 'plan village square', 'plan village corner');
    expect(table.question()).toEqual({ kind: 'planTile', seat: RED, ap: 0, neutrals: 0 });
    expect(table.refuse('plan neutral single')).toEqual(illegal('plan neutral single', 'AM-RED-04'));
    expect(THREE.map((name) => table.player(RED).planned[table.piece(name)])).toEqual([1, 1, 1]);
  });

  it('EX-10 cost of building [AM-GREEN-02, AM-RED-08]', () => {
    const table = central(...THREE);
    const left: number[] = [];
    for (let i = 0; i < CHAIN.length; i += 2) {
      table.play(CHAIN[i], CHAIN[i + 1]);
      const frame = table.question();
      left.push('ap' in frame ? frame.ap : 0);
    }
    expect(left).toEqual([3, 1, 0]);
  });

  it('EX-11 not on water [AM-GREEN-03]', () => {
    const table = central('village pair');
    table.play('build village pair');
    expect(table.refuse('lay 7,5 turn 0')).toEqual(illegal('lay 7,5 turn 0', 'AM-GREEN-03'));
  });

  it('EX-12 not without connection [AM-GREEN-07, AM-GREEN-08]', () => {
    const corner = central('village corner');
    corner.play('build village corner');
    expect(corner.refuse('lay 7,10 turn 1')).toEqual(illegal('lay 7,10 turn 1', 'AM-GREEN-07'));
    const single = central('village single');
    single.play('build village single');
    expect(single.refuse('lay 7,7 turn 0')).toEqual(illegal('lay 7,7 turn 0', 'AM-GREEN-07'));
  });

  it('EX-13 building in a chain, EX-14 collecting commodities, EX-15 ten points [AM-GREEN-07, AM-GREEN-11, AM-GREEN-13..16, AM-GREEN-28]', () => {
    const table = central(...THREE);
    table.play(...CHAIN);
    const spaces = eventsOf(table.events, 'tileLaid').map((event) => event.spaces);
    expect(spaces).toEqual([
      ['6,6', '6,7', '7,6', '7,7'].map(table.at),
      ['6,9', '7,9'].map(table.at),
      ['7,10', '7,11', '8,11'].map(table.at),
    ]);
    expect(table.player(RED).goods).toEqual([1, 0, 1, 0, 0]);
    expect(table.player(RED).score).toBe(10);
    expect(table.question()).toEqual({ kind: 'takeTurn', seat: BLUE });
  });

  it('EX-16 completing an island [AM-GREEN-17, AM-GREEN-19, AM-GREEN-20]', () => {
    const table = makeTable();
    table.post(RED, '6,8', '8,6');
    table.post(BLUE, '6,11');
    coverAllBut(table, table.island('6,8'), ['7,13', '7,14']);
    table.planned(RED, 'village pair');
    table.phase({ cubes: { green: 1 }, round: 2 });
    table.play('act green', 'build village pair', 'lay 7,13 turn 0');
    expect(table.player(RED)).toMatchObject({ score: 17, chests: 1 });
    expect(table.player(BLUE)).toMatchObject({ score: 4, chests: 0 });
  });

  it('EX-36 chest too late [AM-GREEN-26, AM-GREEN-28]', () => {
    const table = makeTable();
    table.give(RED, { gold: 0 });
    table.post(RED, '6,8', '1,3');
    table.planned(RED, 'village single', 'village single');
    coverAllBut(table, table.island('6,8'), ['6,7']);
    table.phase({ cubes: { green: 1 }, round: 5 });
    table.play('act green', 'build village single', 'lay 6,7 turn 0');
    expect(table.question()).toEqual({ kind: 'takeTurn', seat: BLUE });
    expect(table.player(RED)).toMatchObject({ score: 6, chests: 1 });
    table.phase({ cubes: { green: 1 }, round: 5 });
    expect(table.legal()).toContain('cash chest');
  });
});
