import { describe, expect, it } from 'vitest';
import type { Readings } from '../src/options.ts';
import { makeTable, type Table } from '../src/testing/table.ts';
import { coverAllBut, eventsOf, illegal } from './helpers.ts';

describe('a chest that pays at once', () => {
  /** Seat 0 has posts on a big island with one empty space and on a small one, and may build. */
  function building(ap: number, readings: Readings = { chestPaysAtOnce: true }): Table {
    const table = makeTable({ readings });
    table.give(0, { gold: 0 });
    table.post(0, '6,8', '1,3');
    table.planned(0, 'village single', 'village single');
    coverAllBut(table, table.island('6,8'), ['6,7']);
    table.phase({ cubes: { green: ap }, round: 5 });
    table.play('act green', 'build village single', 'lay 6,7 turn 0');
    return table;
  }

  it('[AM-GREEN-26] other reading: pays for a tile of the same action', () => {
    const table = building(1);
    expect(table.player(0)).toMatchObject({ chests: 1, score: 4 });
    expect(table.question()).toEqual({ kind: 'chooseTile', seat: 0, ap: 0, points: 2 });
    expect(table.legal()).toEqual(['end', 'cash chest']);
    expect(table.refuse('build village single')).toEqual(illegal('build village single', 'AM-GREEN-02'));
    table.play('cash chest', 'build village single', 'lay 2,3 turn 0');
    expect(table.player(0)).toMatchObject({ chests: 0, gold: 2, score: 4 + 2 + 1 });
    expect(table.question()).toEqual({ kind: 'takeTurn', seat: 1 });
  });

  it('[AM-GREEN-26] other reading: an island is completed with its last tile, and only once', () => {
    const table = building(2);
    const completed = [{ kind: 'islandCompleted', island: table.island('6,8'), chest: true }];
    expect(eventsOf(table.events, 'islandCompleted')).toMatchObject(completed);
    expect(eventsOf(table.events, 'tilesScored')).toEqual([]);
    table.play('end');
    expect(eventsOf(table.events, 'tilesScored')).toEqual([{ kind: 'tilesScored', seat: 0, points: 2 }]);
    expect(eventsOf(table.events, 'islandCompleted')).toMatchObject(completed);
  });

  it('[AM-GREEN-26] [AM-GREEN-28] both readings bring the same points', () => {
    const scores = [{}, { chestPaysAtOnce: true } as const].map((readings) => {
      const table = building(2, readings);
      table.play('build village single', 'lay 2,3 turn 0');
      return table.player(0);
    });
    expect(scores[1]).toEqual(scores[0]);
    expect(scores[0]).toMatchObject({ score: 2 + 1 + 3 + 1, chests: 1 });
  });
});

describe('gold for a forfeited action point', () => {
  const readings = { goldToForfeit: true } as const;

  it('[AM-GOLD-09] other reading: at the exact end of the cannons, one gold buys the 2 gold of the track end', () => {
    const table = makeTable({ readings });
    table.give(0, { cannons: 8, gold: 3 });
    table.phase({ cubes: { black: 4 } });
    table.play('act black', 'load 4');
    expect(table.question()).toEqual({ kind: 'loadCannons', seat: 0, ap: 0 });
    expect(table.legal()).toEqual(['load 0', 'load 1']);
    expect(table.refuse('load 2')).toEqual(illegal('load 2', 'AM-BLACK-02'));
    expect(table.play('load 1').slice(0, 3)).toMatchObject([
      { kind: 'goldSpent', seat: 0, gold: 1 },
      { kind: 'trackEnded', seat: 0 },
      { kind: 'goldGained', seat: 0, gold: 2, points: 0 },
    ]);
    expect(table.player(0)).toMatchObject({ cannons: 12, gold: 4 });
    expect(table.question()).toEqual({ kind: 'takeTurn', seat: 1 });
  });

  it('[AM-GOLD-09] other reading: it may be declined', () => {
    const table = makeTable({ readings });
    table.give(0, { cannons: 8, gold: 3 });
    table.phase({ cubes: { black: 4 } });
    table.play('act black', 'load 4', 'load 0');
    expect(table.player(0)).toMatchObject({ cannons: 12, gold: 3 });
    expect(table.question()).toEqual({ kind: 'takeTurn', seat: 1 });
  });

  it('[AM-GOLD-09] [AM-WHITE-10] other reading: on the order track, and the disc keeps its place in the stack', () => {
    const table = makeTable({ readings });
    table.give(0, { track: 22, gold: 1 });
    table.give(1, { track: 24 });
    table.state.discs = [1, 0];
    table.phase({ cubes: { white: 2 }, order: [0, 1] });
    table.play('act white', 'advance 2');
    expect(table.state.discs).toEqual([0, 1]);
    expect(table.legal()).toEqual(['advance 0', 'advance 1']);
    expect(table.refuse('advance 2')).toEqual(illegal('advance 2', 'AM-GOLD-03'));
    expect(eventsOf(table.play('advance 1'), 'orderMoved')).toEqual([]);
    expect(table.player(0)).toMatchObject({ track: 24, gold: 2 });
    expect(table.state.discs).toEqual([0, 1]);
  });

  it('[AM-GOLD-09] [AM-BROWN-02] other reading: on the progress track, after the last token', () => {
    const table = makeTable({ readings });
    const { last } = table.box.components.tracks.progress;
    table.give(0, { progress: last - 1, gold: 1 });
    table.phase({ cubes: { brown: 1 } });
    table.play('act brown', 'progress 1');
    if (table.question().kind === 'chooseToken') table.play(table.legal()[0]);
    expect(table.question()).toEqual({ kind: 'moveProgress', seat: 0, ap: 0 });
    expect(table.legal().slice(0, 2)).toEqual(['progress 1', 'end']);
    expect(table.refuse('progress 2')).toMatchObject({ code: 'illegal' });
    table.play('progress 1');
    expect(table.player(0)).toMatchObject({ progress: last, gold: 2 });
    expect(table.question()).toEqual({ kind: 'takeTurn', seat: 1 });
  });

  it('[AM-GOLD-09] [AM-GOLD-12] other reading: a chest can be cashed for it', () => {
    const table = makeTable({ readings });
    table.give(0, { cannons: 11, gold: 0, chests: 1 });
    table.phase({ cubes: { black: 1 } });
    table.play('act black', 'load 1');
    expect(table.legal()).toEqual(['load 0', 'cash chest']);
    expect(table.refuse('load 1')).toEqual(illegal('load 1', 'AM-GOLD-12'));
    table.play('cash chest', 'load 1');
    expect(table.player(0)).toMatchObject({ chests: 0, gold: 4 });
  });

  it('[AM-GOLD-04] [AM-GOLD-09] other reading: nobody is asked without gold, nor when a point is lost anyway', () => {
    const poor = makeTable({ readings });
    poor.give(0, { cannons: 11, gold: 0 });
    poor.phase({ cubes: { black: 1 } });
    poor.play('act black', 'load 1');
    expect(poor.question()).toEqual({ kind: 'takeTurn', seat: 1 });
    expect(poor.player(0).gold).toBe(0);
    const losing = makeTable({ readings });
    losing.give(0, { cannons: 11, gold: 3 });
    losing.phase({ cubes: { black: 2 } });
    losing.play('act black', 'load 1');
    expect(losing.question()).toEqual({ kind: 'takeTurn', seat: 1 });
    expect(losing.player(0).gold).toBe(5);
  });

  const ENDS = [
    { colour: 'black', fields: { cannons: 11 }, step: 'load 1' },
    { colour: 'white', fields: { track: 23 }, step: 'advance 1' },
    { colour: 'brown', fields: { progress: 23 }, step: 'progress 1' },
  ] as const;

  /** Seat 0 has reached the end of the track with its last action point. */
  function atEnd({ colour, fields, step }: (typeof ENDS)[number], gold: number): Table {
    const table = makeTable({ readings });
    table.give(0, { ...fields, gold, chests: 1 });
    table.phase({ cubes: { [colour]: 1 } });
    table.play(`act ${colour}`, step);
    if (table.question().kind === 'chooseToken') table.play(table.legal()[0]);
    return table;
  }

  it.each(ENDS)('[AM-GOLD-09] other reading: bots take the gain ($step)', (end) => {
    expect(atEnd(end, 2).best()).toBe(end.step);
  });

  it.each(ENDS)('[AM-GOLD-09] other reading: the conditions agree with the list of legal moves ($step)', (end) => {
    for (const gold of [0, 1, 9]) {
      const { game, state } = atEnd(end, gold);
      const legal = new Set(game.legalMoves(state, 0, []));
      const wrong = game.allMoves().filter((move) => legal.has(move) !== (game.whyNot(state, 0, move) === undefined));
      expect(wrong.map((move) => game.writeMove(move))).toEqual([]);
    }
  });
});

describe('a jump to the first player', () => {
  const readings = { jumpToFirstPlayer: true } as const;

  it('[AM-TOKENS-22] other reading: leads to the disc of the first player of the phase', () => {
    const table = makeTable({ seats: 3, readings });
    table.own(2, 'P20');
    table.give(0, { track: 1 });
    table.phase({ cubes: { white: 2 }, order: [0, 1, 2] });
    table.play('gold', 'act white', 'advance 2');
    expect(table.play('jump')[0]).toEqual({ kind: 'orderJumped', seat: 2, to: 1 });
    expect(table.state.discs).toEqual([1, 2, 0]);
  });

  it('[AM-TOKENS-21] [AM-TOKENS-22] other reading: is not open to that player', () => {
    const table = makeTable({ seats: 3, order: [1, 0, 2], readings });
    table.own(0, 'P20');
    table.phase({ cubes: { white: 2 }, order: [0, 1, 2] });
    expect(table.legal()).not.toContain('jump');
    expect(table.refuse('jump')).toEqual(illegal('jump', 'AM-TOKENS-21'));
  });
});

describe('other readings', () => {
  it('leave no trace in a game with defaults', () => {
    const table = makeTable();
    expect('readings' in table.state).toBe(false);
    expect('readings' in table.view(0)).toBe(false);
    expect('readings' in table.game.clone(table.state)).toBe(false);
  });

  it('are public [AM-HIDDEN-04]', () => {
    const readings = { chestPaysAtOnce: true } as const;
    expect(makeTable({ readings }).view('spectator').readings).toEqual(readings);
  });
});
