import { describe, expect, it } from 'vitest';
import { makeTable, type Table } from '../src/testing/table.ts';
import { coverAllBut, eventsOf, illegal } from './helpers.ts';

/** Red (seat 0) may move ships with these action points; neither player has gold. */
function sailing(ap: number, ships?: readonly [string, string]): Table {
  const table = makeTable();
  table.give(0, { gold: 0 });
  table.give(1, { gold: 0 });
  if (ships !== undefined) table.give(0, { ships: ships.map((place) => table.at(place)) });
  table.phase({ cubes: { blue: ap } });
  return table;
}

/** Where the asked ship may sail. */
function berths(table: Table): string[] {
  return table
    .legal()
    .filter((move) => move.startsWith('sail '))
    .map((move) => move.slice(5));
}

describe('moving ships', () => {
  it('[AM-BLUE-01] begins with placing both ships on any frame spaces, for free, each with its full allowance', () => {
    const table = sailing(3);
    table.play('act blue');
    expect(table.question()).toEqual({ kind: 'placeShip', seat: 0, ap: 3, ship: 0, last: false });
    expect(table.legal()).toEqual(
      ['T0', 'T1', 'T2', 'R0', 'R1', 'R2', 'B0', 'B1', 'B2', 'L0', 'L1', 'L2'].map((one) => `start ${one}`),
    );
    expect(table.refuse('start T3')).toEqual(illegal('start T3', 'AM-BLUE-01'));
    expect(table.play('start T1')).toEqual([{ kind: 'shipPlaced', seat: 0, ship: 0, berth: table.at('T1') }]);
    expect(table.question()).toEqual({ kind: 'sailShip', seat: 0, ap: 3, ship: 0, last: false });
    expect(table.refuse('gold')).toEqual(illegal('gold', 'AM-BLUE-03'));
    table.play('sail 1,4', 'decline');
    expect(table.question()).toEqual({ kind: 'placeShip', seat: 0, ap: 3, ship: 1, last: true });
    table.play('start T1');
    expect(table.question()).toEqual({ kind: 'sailShip', seat: 0, ap: 3, ship: 1, last: true });
  });

  it('[AM-BLUE-02] places the ships also through the white action, and with all points given up', () => {
    const table = makeTable();
    table.give(0, { track: 1 });
    table.phase({ cubes: { white: 2 } });
    table.play('special', 'start L2', 'stay', 'start B0', 'stay');
    expect(table.player(0).ships).toEqual([table.at('L2'), table.at('B0')]);
    table.phase({ cubes: { blue: 1 } });
    table.play('act blue');
    expect(table.question().kind).toBe('chooseShip');
  });

  it('[AM-BLUE-03] gives each ship a step for each action point', () => {
    const table = sailing(2, ['4,6', '9,12']);
    table.play('act blue', 'ship 1');
    expect(berths(table).sort()).toEqual(['4,4', '4,5', '4,7', '4,8', '5,5', '5,6', '5,7'].sort());
    table.play('sail 4,8');
    expect(table.question()).toEqual({ kind: 'sailShip', seat: 0, ap: 2, ship: 1, last: true });
    table.play('sail 9,14');
    expect(table.player(0).ships).toEqual([table.at('4,8'), table.at('9,14')]);
  });

  it('[AM-BLUE-03] is refused for a place too far away', () => {
    const table = sailing(2, ['4,6', '9,12']);
    table.play('act blue', 'ship 1');
    expect(table.refuse('sail 4,9')).toEqual(illegal('sail 4,9', 'AM-BLUE-03'));
  });

  it('[AM-BLUE-04] takes orthogonal steps, never onto land', () => {
    const table = sailing(1, ['1,4', 'B0']);
    table.play('act blue', 'ship 1');
    expect(berths(table)).toEqual(['0,4', '2,4']);
    expect(table.refuse('sail 1,3')).toEqual(illegal('sail 1,3', 'AM-BLUE-04'));
    expect(table.refuse('sail 0,3')).toEqual(illegal('sail 0,3', 'AM-BLUE-03'));
  });

  it('[AM-BLUE-05] follows the ring in both directions and around corners', () => {
    const table = sailing(1, ['L0', 'B1']);
    table.play('act blue', 'ship 1');
    expect(
      berths(table)
        .filter((one) => /^[A-Z]/.test(one))
        .sort(),
    ).toEqual(['L1', 'T0']);
    table.play('stay');
    expect(
      berths(table)
        .filter((one) => /^[A-Z]/.test(one))
        .sort(),
    ).toEqual(['B0', 'B2']);
  });

  it('[AM-BLUE-06] leads from a frame space to every water space of its tile side, and back to the frame', () => {
    const table = sailing(1, ['B1', '14,0']);
    table.play('act blue', 'ship 1');
    expect(
      berths(table)
        .filter((one) => one.includes(','))
        .sort(),
    ).toEqual(['14,5', '14,6', '14,8', '14,9']);
    table.play('stay');
    // The corner space of a tile borders two frame spaces.
    expect(berths(table)).toEqual(['13,0', '14,1', 'B0', 'L2']);
    table.play('sail L2');
    expect(table.player(0).ships[1]).toBe(table.at('L2'));
  });

  it('[AM-BLUE-07] puts any number of ships on a frame space, and one on a water space', () => {
    const table = sailing(2, ['T0', 'T1']);
    table.give(1, { ships: [table.at('T0'), table.at('0,4')] });
    table.play('act blue', 'ship 2');
    expect(berths(table)).toContain('T0');
    expect(berths(table)).not.toContain('0,4');
    table.play('sail T0');
    expect(table.player(0).ships).toEqual([table.at('T0'), table.at('T0')]);
  });

  it('[AM-BLUE-08] passes through spaces with other ships', () => {
    const table = sailing(2, ['T0', 'T2']);
    table.give(1, { ships: [table.at('0,4'), table.at('B0')] });
    table.play('act blue', 'ship 1', 'sail 1,4', 'decline');
    expect(table.player(0).ships[0]).toBe(table.at('1,4'));
  });

  it('[AM-BLUE-09] never ends on a space with another ship, including the player’s own', () => {
    const table = sailing(3, ['T0', '0,4']);
    table.give(1, { ships: [table.at('0,3'), table.at('B0')] });
    table.play('act blue', 'ship 1');
    expect(table.refuse('sail 0,4')).toEqual(illegal('sail 0,4', 'AM-BLUE-09'));
    expect(table.refuse('sail 0,3')).toEqual(illegal('sail 0,3', 'AM-BLUE-09'));
    expect(berths(table)).toContain('0,2');
  });

  it('[AM-BLUE-10] finishes one ship, with any founding, before the other; the player chooses the order', () => {
    const table = sailing(3, ['T0', 'T1']);
    table.play('act blue');
    expect(table.legal()).toEqual(['ship 1', 'ship 2']);
    expect(table.refuse('sail 0,4')).toEqual(illegal('sail 0,4', 'AM-BLUE-10'));
    table.play('ship 2', 'sail 1,4');
    expect(table.question()).toEqual({ kind: 'foundPost', seat: 0, ap: 3, ship: 1, last: false });
    table.play('found 1,3');
    expect(table.question()).toEqual({ kind: 'sailShip', seat: 0, ap: 3, ship: 0, last: true });
    // If both are on one space, the order does not matter.
    const together = sailing(1, ['T0', 'T0']);
    together.play('act blue');
    expect(together.question()).toMatchObject({ kind: 'sailShip', ship: 0 });
  });

  it('[AM-BLUE-11] may use only part of the allowance or none; the rest is lost', () => {
    const table = sailing(3, ['T0', 'T1']);
    table.play('act blue', 'ship 1', 'stay');
    expect(table.question()).toEqual({ kind: 'sailShip', seat: 0, ap: 3, ship: 1, last: true });
    table.play('sail 0,5');
    expect(table.question()).toEqual({ kind: 'takeTurn', seat: 1 });
    expect(table.player(0).ships).toEqual([table.at('T0'), table.at('0,5')]);
  });
});

describe('establishing posts', () => {
  it('[AM-BLUE-12] is optional and free at an anchor', () => {
    const table = sailing(2, ['T0', 'T2']);
    table.play('act blue', 'ship 1', 'sail 1,4');
    expect(table.legal()).toEqual(['found 1,3', 'decline']);
    expect(table.refuse('found 3,1')).toEqual(illegal('found 3,1', 'AM-BLUE-12'));
    expect(table.refuse('gold')).toEqual(illegal('gold', 'AM-BLUE-12'));
    table.play('decline');
    expect(table.player(0).posts).toBe(12);
    const founding = sailing(2, ['T0', 'T2']);
    founding.play('act blue', 'ship 1', 'sail 1,4', 'found 1,3');
    expect(founding.player(0)).toMatchObject({ posts: 11, gold: 0 });
    expect(founding.view(0).map.posts).toEqual([{ seat: 0, space: founding.at('1,3') }]);
  });

  it('[AM-BLUE-13] is not possible where a post of any player stands or a tile lies', () => {
    for (const owner of [0, 1]) {
      const table = sailing(2, ['T0', 'T2']);
      table.post(owner, '1,3');
      table.play('act blue', 'ship 1', 'sail 1,4');
      expect(table.question().kind).toBe('sailShip');
    }
    const built = sailing(2, ['T0', 'T2']);
    built.cover(1, '1,3');
    built.play('act blue', 'ship 1', 'sail 1,4');
    expect(built.question()).toMatchObject({ kind: 'sailShip', ship: 1 });
  });

  it('[AM-BLUE-14] is not possible without a step', () => {
    const table = sailing(3, ['1,4', 'T2']);
    table.play('act blue', 'ship 1', 'stay');
    expect(table.question()).toMatchObject({ kind: 'sailShip', ship: 1 });
    expect(table.player(0).posts).toBe(12);
  });

  it('[AM-BLUE-15] ends the voyage: no steps afterwards, one post per ship', () => {
    const table = sailing(6, ['T0', 'T2']);
    table.play('act blue', 'ship 1', 'sail 1,4', 'found 1,3');
    expect(table.question()).toMatchObject({ kind: 'sailShip', ship: 1, last: true });
    table.play('sail 0,8', 'found 1,8');
    expect(table.question()).toEqual({ kind: 'takeTurn', seat: 1 });
    const late = sailing(6, ['T0', 'T2']);
    late.play('act blue', 'ship 1', 'sail 1,4');
    expect(late.refuse('sail 0,4')).toEqual(illegal('sail 0,4', 'AM-BLUE-15'));
  });

  it('[AM-BLUE-16] is possible on the post spaces that the data assign to an anchor', () => {
    const table = makeTable();
    const served = (place: string): readonly number[] => table.layout.harbours.get(table.at(place)) ?? [];
    expect(served('2,9')).toEqual([table.at('2,8')]);
    expect(served('0,8')).toEqual([table.at('1,8')]);
    expect(served('4,6')).toEqual([table.at('3,6')]);
    expect(served('4,5')).toEqual([]);
  });

  it('[AM-BLUE-16] lets the player pick one of several free post spaces of an anchor', () => {
    const table = sailing(1, ['0,8', 'B0']);
    const harbours = new Map(table.layout.harbours);
    harbours.set(table.at('0,9'), [table.at('1,8'), table.at('2,8')]);
    Object.assign(table.layout, { harbours });
    table.play('act blue', 'ship 1', 'sail 0,9');
    expect(table.legal()).toEqual(['found 1,8', 'found 2,8', 'decline']);
    table.cover(1, '1,8');
    expect(table.legal()).toEqual(['found 2,8', 'decline']);
    expect(table.refuse('found 1,8')).toEqual(illegal('found 1,8', 'AM-BLUE-13'));
    table.play('found 2,8');
    expect(table.view(0).map.posts).toEqual([{ seat: 0, space: table.at('2,8') }]);
  });

  it('[AM-BLUE-17] brings 3 points for the first post on an island, once, across all its tiles', () => {
    const table = sailing(7, ['5,7', '5,10']);
    table.play('act blue', 'ship 1', 'sail 5,8');
    const first = table.play('found 6,8');
    expect(first).toEqual([
      { kind: 'postFounded', seat: 0, space: table.at('6,8'), island: table.island('6,8'), points: 3 },
    ]);
    // The same island on another tile.
    table.play('sail 5,11');
    expect(eventsOf(table.play('found 6,11'), 'postFounded')).toMatchObject([{ points: 0 }]);
    expect(table.player(0).score).toBe(3);
    table.give(1, { ships: [table.at('9,14'), table.at('T0')] });
    table.play('act blue', 'ship 1', 'sail 8,14');
    expect(table.play('found 8,13')).toMatchObject([{ points: 0, seat: 1 }]);
    expect(table.player(1).score).toBe(0);
  });

  it('[AM-BLUE-18] is possible several times on one island, and the first post allows building there', () => {
    const table = makeTable();
    table.planned(0, 'village single');
    table.phase({ cubes: { green: 2 } });
    expect(table.play('act green')).toHaveLength(1);
    expect(table.question()).toEqual({ kind: 'takeTurn', seat: 1 });
    table.post(0, '1,3', '3,1');
    expect(table.player(0).outposts[table.island('1,3')]).toBe(2);
    table.phase({ cubes: { green: 2 } });
    table.play('act green');
    expect(table.legal()).toEqual(['build village single', 'end']);
  });

  it('[AM-BLUE-19] extends only the ship still to move by action points gained later', () => {
    const table = sailing(2, ['T0', 'T2']);
    table.own(0, 'P10');
    table.play('act blue', 'ship 1', 'sail 0,3');
    table.play('boost');
    expect(table.question()).toEqual({ kind: 'sailShip', seat: 0, ap: 10, ship: 1, last: true });
    table.play('stay');
    expect(table.question()).toEqual({ kind: 'takeTurn', seat: 1 });
  });

  it('[AM-BLUE-20] lengthens the second voyage by the gold paid for the first', () => {
    const table = sailing(3, ['T0', 'T2']);
    table.give(0, { gold: 2 });
    table.play('act blue', 'ship 1');
    expect(table.play('sail 4,4')).toEqual([
      { kind: 'goldSpent', seat: 0, gold: 2 },
      { kind: 'shipSailed', seat: 0, ship: 0, from: table.at('T0'), to: table.at('4,4'), steps: 5 },
    ]);
    expect(table.player(0).gold).toBe(0);
    expect(table.question()).toEqual({ kind: 'sailShip', seat: 0, ap: 5, ship: 1, last: true });
    expect(berths(table)).toContain('4,14');
    table.play('sail 4,14');
    expect(table.player(0).gold).toBe(0);
  });

  it('[AM-BLUE-21] counts two steps out and back as a movement', () => {
    const table = sailing(2, ['1,4', 'T2']);
    table.play('act blue', 'ship 1');
    expect(table.legal().at(-1)).toBe('return');
    expect(table.play('return')).toEqual([
      { kind: 'shipSailed', seat: 0, ship: 0, from: table.at('1,4'), to: table.at('1,4'), steps: 2 },
    ]);
    expect(table.legal()).toEqual(['found 1,3', 'decline']);
    const short = sailing(1, ['1,4', 'T2']);
    short.play('act blue', 'ship 1');
    expect(short.refuse('return')).toEqual(illegal('return', 'AM-BLUE-21'));
    coverAllBut(short, short.island('1,3'), []);
    expect(short.refuse('sail 1,4')).toEqual(illegal('sail 1,4', 'AM-BLUE-21'));
  });
});
