import { describe, expect, it } from 'vitest';
import type { PlayerState } from '../src/state.ts';
import { type Cubes, makeTable, type Table } from '../src/testing/table.ts';
import { illegal } from './helpers.ts';

/** Seat 0 is asked for its turn with these cubes on the action space, without gold unless told. */
function turn(cubes: Cubes, fields: Partial<PlayerState> = {}): Table {
  const table = makeTable();
  table.give(0, { gold: 0, ...fields });
  table.phase({ cubes });
  return table;
}

function expectRule(table: Table, text: string, rule: string): void {
  expect(table.refuse(text)).toEqual(illegal(text, rule));
}

describe('the rule that refuses a choice of the turn', () => {
  it('[AM-ROUND-04] is the missing white cube for a special action and for a jump', () => {
    const table = turn({ black: 2 }, { track: 3 });
    expectRule(table, 'special', 'AM-ROUND-04');
    table.own(0, 'P20');
    table.state.discs = [1, 0];
    expectRule(table, 'jump', 'AM-ROUND-04');
  });

  it('[AM-WHITE-06] is the first space for a disc that has not moved', () => {
    expectRule(turn({ white: 2 }), 'special', 'AM-WHITE-06');
  });

  it('[AM-TOKENS-20] is the missing order token even for the leader', () => {
    expectRule(turn({ white: 2 }), 'jump', 'AM-TOKENS-20');
  });

  it('[AM-TOKENS-02] is that the cube points token has been used', () => {
    const table = turn({ black: 2 });
    table.own(0, 'P21');
    table.play('points');
    table.phase({ cubes: { black: 2 } });
    expectRule(table, 'points', 'AM-TOKENS-02');
  });
});

describe('the rule that refuses to cash a token', () => {
  it('[AM-GOLD-06] is that only gold tokens are cashed', () => {
    const table = turn({ black: 2 });
    table.own(0, 'P01');
    expectRule(table, 'cash P01', 'AM-GOLD-06');
  });

  it('[AM-TOKENS-17] is that a gold token pays its owner', () => {
    expectRule(turn({ black: 2 }), 'cash P16', 'AM-TOKENS-17');
  });
});

describe('the rule that refuses to move a ship', () => {
  function atSea(ships: readonly [string, string], fields: Partial<PlayerState> = {}): Table {
    const table = turn({ blue: 2 }, fields);
    table.give(0, { ships: ships.map(table.at) });
    table.play('act blue', 'ship 1');
    return table;
  }

  it('[AM-BLUE-12] is that out and back is offered only at an anchor', () => {
    expectRule(atSea(['0,4', 'T2']), 'return', 'AM-BLUE-12');
  });

  it('[AM-BLUE-13] is that the post space of the anchor is occupied', () => {
    const table = atSea(['1,4', 'T2']);
    table.post(1, '1,3');
    expectRule(table, 'return', 'AM-BLUE-13');
  });

  it('[AM-LIMITS-01] is that no post is left', () => {
    expectRule(atSea(['1,4', 'T2'], { posts: 0 }), 'return', 'AM-LIMITS-01');
  });

  it('[AM-GOLD-12] is that a chest is cashed before the voyage it pays for', () => {
    const table = atSea(['T0', 'T2'], { chests: 1 });
    expectRule(table, 'sail 3,4', 'AM-GOLD-12');
    expectRule(atSea(['T0', 'T2']), 'sail 3,4', 'AM-BLUE-03');
  });

  it('[AM-TOKENS-02] is that the ship token has been used', () => {
    const table = atSea(['T0', 'T2']);
    expectRule(table, 'boost', 'AM-TOKENS-08');
    table.own(0, 'P10');
    table.play('boost');
    expectRule(table, 'boost', 'AM-TOKENS-02');
  });

  it('[AM-BLUE-12] is that at an anchor a post is asked for', () => {
    const table = atSea(['T0', 'T2']);
    table.play('sail 1,4');
    expectRule(table, 'gold', 'AM-BLUE-12');
    expectRule(table, 'sail 0,4', 'AM-BLUE-15');
  });
});

describe('the rule that refuses a step on a track', () => {
  it('[AM-GOLD-12] is that a chest is cashed before the step it pays for', () => {
    const black = turn({ black: 2 }, { chests: 1 });
    black.play('act black');
    expectRule(black, 'load 5', 'AM-GOLD-12');
    expectRule(black, 'load 6', 'AM-GOLD-08');
    const white = turn({ white: 2 }, { chests: 1 });
    white.play('act white');
    expectRule(white, 'advance 5', 'AM-GOLD-12');
    expectRule(white, 'advance 6', 'AM-GOLD-08');
  });

  it('[AM-GOLD-03] is the last space', () => {
    const white = turn({ white: 3 }, { track: 23 });
    white.play('act white');
    expectRule(white, 'advance 2', 'AM-GOLD-03');
    const brown = turn({ brown: 3 }, { progress: 23 });
    brown.play('act brown');
    expectRule(brown, 'progress 2', 'AM-GOLD-03');
  });

  it('[AM-BROWN-01] is that progress is at least one space', () => {
    const brown = turn({ brown: 3 });
    brown.play('act brown');
    expectRule(brown, 'progress 0', 'AM-BROWN-01');
  });
});

describe('the rule that refuses a tile or a token', () => {
  it('[AM-TOKENS-13] is that two landscape tiles are the most, with the token', () => {
    const table = turn({ red: 5 });
    table.own(0, 'P14');
    table.play('act red', 'plan neutral pair', 'plan neutral pair');
    expectRule(table, 'plan neutral single', 'AM-TOKENS-13');
  });

  it('[AM-GREEN-01] is that the player has no post on the island', () => {
    const table = turn({ green: 3 });
    table.planned(0, 'village single');
    table.post(0, '6,8');
    table.play('act green', 'build village single');
    expectRule(table, 'lay 0,6 turn 0', 'AM-GREEN-01');
    expectRule(table, 'lay 7,7 turn 0', 'AM-GREEN-07');
  });

  it('[AM-YELLOW-01] is that the token is not on display', () => {
    const table = turn({ yellow: 6 });
    table.state.market = table.state.market.map(() => 0);
    table.play('act yellow');
    expectRule(table, 'buy coffee 4', 'AM-YELLOW-01');
  });
});
