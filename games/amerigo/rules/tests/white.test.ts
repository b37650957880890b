import { describe, expect, it } from 'vitest';
import { makeTable } from '../src/testing/table.ts';
import { illegal } from './helpers.ts';

describe('the white action', () => {
  it('[AM-WHITE-01] is an advance or a special action', () => {
    const table = makeTable();
    table.give(0, { track: 3 });
    table.phase({ cubes: { white: 2 } });
    expect(table.legal()).toEqual(['act white', 'special', 'gold']);
    table.play('act white');
    expect(table.question()).toEqual({ kind: 'moveOrder', seat: 0, ap: 2 });
    expect(table.refuse('special')).toEqual(illegal('special', 'AM-WHITE-01'));
  });

  it('[AM-WHITE-02] advances a space for each action point', () => {
    const table = makeTable();
    table.give(0, { gold: 0 });
    table.phase({ cubes: { white: 3 } });
    table.play('act white');
    expect(table.legal()).toEqual(['advance 0', 'advance 1', 'advance 2', 'advance 3']);
    expect(table.refuse('advance 4')).toEqual(illegal('advance 4', 'AM-GOLD-08'));
    expect(table.play('advance 2')).toEqual([{ kind: 'orderMoved', seat: 0, count: 2, to: 2 }]);
    expect(table.player(0).track).toBe(2);
    table.give(1, { track: 23, gold: 9 });
    table.play('act white');
    expect(table.refuse('advance 2')).toEqual(illegal('advance 2', 'AM-GOLD-03'));
  });

  it('[AM-WHITE-03] puts a disc on top of those on its space', () => {
    const table = makeTable({ seats: 3 });
    table.give(0, { track: 4 });
    table.give(1, { track: 4 });
    table.phase({ cubes: { white: 4 }, order: [2, 0, 1] });
    table.play('act white', 'advance 4');
    expect(table.state.discs).toEqual([2, 0, 1]);
  });

  it('[AM-WHITE-03] leaves a disc behind those farther on', () => {
    const table = makeTable({ seats: 3 });
    table.give(0, { track: 5 });
    table.phase({ cubes: { white: 4 }, order: [2, 0, 1] });
    table.play('act white', 'advance 4');
    expect(table.state.discs).toEqual([0, 2, 1]);
  });

  it('[AM-WHITE-04] keeps the order of the stack that a disc leaves', () => {
    const table = makeTable({ seats: 4, order: [3, 2, 1, 0] });
    table.phase({ cubes: { white: 1 }, order: [2, 3, 1, 0] });
    table.play('act white', 'advance 1');
    expect(table.state.discs).toEqual([2, 3, 1, 0]);
  });

  it('[AM-WHITE-05] allows the special action of the colour under the disc, without a cube of it', () => {
    const table = makeTable();
    table.give(0, { track: 2 });
    table.phase({ cubes: { white: 1, brown: 4 } });
    expect(table.legal()).toEqual(['act brown', 'act white', 'special', 'gold']);
    expect(table.play('special')).toEqual([{ kind: 'actionChosen', seat: 0, colour: 1, special: true, ap: 4 }]);
    expect(table.question()).toEqual({ kind: 'loadCannons', seat: 0, ap: 4 });
    // With a cube of the colour, the action itself is available.
    table.give(0, { track: 4 });
    table.phase({ cubes: { white: 1, brown: 4 } });
    expect(table.legal()).toEqual(['act brown', 'act white', 'gold']);
    expect(table.refuse('special')).toEqual(illegal('special', 'AM-WHITE-05'));
  });

  it('[AM-WHITE-06] allows no special action from the white first space, and none without a white cube', () => {
    const table = makeTable();
    table.phase({ cubes: { white: 2 } });
    expect(table.legal()).toEqual(['act white', 'gold']);
    expect(table.refuse('special')).toEqual(illegal('special', 'AM-WHITE-06'));
    table.give(0, { track: 1 });
    expect(table.legal()).toContain('special');
    table.phase({ cubes: { brown: 2 } });
    expect(table.legal()).not.toContain('special');
    const colours = table.box.orderColours.map((colour) => 'bkrngyw'[colour]).join('');
    expect(colours).toBe(`w${'bkrngy'.repeat(4)}`);
  });

  it('[AM-WHITE-07] does not add white cubes to another colour', () => {
    const table = makeTable();
    table.give(0, { track: 2 });
    table.phase({ cubes: { white: 3, brown: 2 } });
    expect(table.play('special')).toMatchObject([{ ap: 3 }]);
    table.phase({ cubes: { white: 2, black: 3 } });
    expect(table.play('act black')).toMatchObject([{ ap: 3 }]);
  });

  it('[AM-WHITE-08] treats a special action as the action of its colour for bonuses, limits and track end', () => {
    const table = makeTable();
    table.own(0, 'P02');
    table.give(0, { track: 2, cannons: 9, gold: 0 });
    table.phase({ cubes: { white: 3 } });
    table.play('special');
    expect(table.question()).toEqual({ kind: 'loadCannons', seat: 0, ap: 5 });
    table.play('load 3');
    expect(table.player(0)).toMatchObject({ cannons: 12, gold: 2 });
    const planning = makeTable();
    planning.give(0, { track: 3 });
    planning.phase({ cubes: { white: 4 } });
    planning.play('special', 'plan neutral single');
    expect(planning.refuse('plan neutral single')).toEqual(illegal('plan neutral single', 'AM-RED-04'));
  });

  it('[AM-WHITE-09] does not move the disc in a special action', () => {
    const table = makeTable();
    table.give(1, { track: 2 });
    table.state.discs = [1, 0];
    table.phase({ cubes: { white: 3 } });
    table.play('special', 'load 2');
    expect(table.player(1).track).toBe(2);
    expect(table.state.discs).toEqual([1, 0]);
  });

  it('[AM-WHITE-10] keeps a disc’s place in the stack if it makes no step', () => {
    const table = makeTable();
    table.phase({ cubes: { white: 3 }, order: [1, 0] });
    table.play('act white', 'advance 0');
    expect(table.state.discs).toEqual([0, 1]);
    table.give(0, { track: 24 });
    table.give(1, { track: 24, gold: 0 });
    table.phase({ cubes: { white: 3 }, order: [1, 0] });
    expect(table.play('act white').map(({ kind }) => kind)).toEqual(['actionChosen', 'trackEnded', 'goldGained']);
    expect(table.player(1).gold).toBe(2);
    expect(table.state.discs).toEqual([0, 1]);
  });
});
