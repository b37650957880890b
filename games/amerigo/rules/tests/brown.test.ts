import { describe, expect, it } from 'vitest';
import { makeBox } from '../src/box.ts';
import { shipped } from '../src/data/shipped.ts';
import { NOTHING } from '../src/ids.ts';
import { makeTable, type Table } from '../src/testing/table.ts';
import { illegal } from './helpers.ts';

/** Blue is to move the progress disc; the display is set. */
function progressing(from: number, ap: number, tokens: readonly string[] = ['P01', 'P16', 'P23', 'P24']): Table {
  const table = makeTable();
  table.give(0, { gold: 0, progress: from });
  const { state } = table;
  const shown = tokens.map((id) => table.token(id));
  state.progressStack = [...state.progressStack, ...state.display].filter((token) => !shown.includes(token));
  state.display = Array.from({ length: 8 }, (_, place) => shown[place] ?? NOTHING);
  table.phase({ cubes: { brown: ap } });
  table.play('act brown');
  return table;
}

describe('progress', () => {
  it('[AM-BROWN-01] is one space for each action point', () => {
    const table = progressing(0, 3);
    expect(table.legal()).toEqual(['progress 1', 'progress 2', 'progress 3', 'end']);
    expect(table.play('progress 2')).toEqual([{ kind: 'progressMoved', seat: 0, count: 2, to: 2 }]);
    expect(table.question()).toEqual({ kind: 'moveProgress', seat: 0, ap: 1 });
    table.play('end');
    expect(table.player(0).progress).toBe(2);
    expect(table.question()).toEqual({ kind: 'takeTurn', seat: 1 });
    expect(progressing(0, 3).refuse('load 1')).toEqual(illegal('load 1', 'AM-BROWN-01'));
  });

  it('[AM-BROWN-02] demands a token on a space with points', () => {
    const table = progressing(3, 1);
    table.play('progress 1');
    expect(table.question()).toEqual({ kind: 'chooseToken', seat: 0, ap: 0 });
    expect(table.legal()).toEqual(['token P01', 'token P16', 'token P23', 'token P24']);
    expect(table.refuse('end')).toEqual(illegal('end', 'AM-BROWN-02'));
    expect(table.play('token P23')[0]).toEqual({ kind: 'tokenTaken', seat: 0, token: table.token('P23') });
    expect(table.player(0).tokens).toBe(1 << table.token('P23'));
  });

  it('[AM-BROWN-03] brings any face-up token of either half, one at a time as the spaces are reached', () => {
    const table = progressing(3, 7, ['P01', 'P16', 'P23', 'P24', 'P12', 'P13']);
    table.play('progress 1');
    expect(table.legal()).toContain('token P13');
    expect(table.refuse('token P02')).toEqual(illegal('token P02', 'AM-BROWN-03'));
    table.play('token P13', 'progress 4');
    expect(table.legal()).toEqual(['token P01', 'token P16', 'token P23', 'token P24', 'token P12']);
    table.play('token P12');
    expect(table.question()).toEqual({ kind: 'moveProgress', seat: 0, ap: 2 });
    expect(table.player(0).progress).toBe(8);
  });

  it('[AM-BROWN-04] brings the token before the disc moves on', () => {
    const table = progressing(2, 5);
    expect(table.legal()).toEqual(['progress 1', 'progress 2', 'end']);
    expect(table.refuse('progress 3')).toEqual(illegal('progress 3', 'AM-BROWN-04'));
    expect(table.refuse('progress 6')).toEqual(illegal('progress 6', 'AM-GOLD-08'));
  });

  it('[AM-BROWN-04] ends with the track, also where its last space has no points', () => {
    const { last, ...rest } = shipped.tracks.progress;
    const progress = { ...rest, last: last + 2 };
    const box = makeBox({ ...shipped, tracks: { ...shipped.tracks, progress } });
    const table = makeTable({ box });
    table.give(0, { gold: 0, progress: 24 });
    table.phase({ cubes: { brown: 5 } });
    table.play('act brown');
    expect(table.legal()).toEqual(['progress 1', 'progress 2', 'end']);
    expect(table.refuse('progress 3')).toEqual(illegal('progress 3', 'AM-GOLD-03'));
    table.play('progress 2');
    expect(table.player(0)).toMatchObject({ progress: 26, gold: 2 });
  });

  it('[AM-BROWN-05] gains no action points from a bonus token taken in the same action', () => {
    const table = progressing(2, 3, ['P04', 'P09']);
    table.play('progress 2', 'token P04');
    expect(table.question()).toEqual({ kind: 'moveProgress', seat: 0, ap: 1 });
  });

  it('[AM-BROWN-06] may continue with the gold of a gold token taken in the same action', () => {
    const table = progressing(3, 1, ['P17', 'P09']);
    table.play('progress 1', 'token P17');
    expect(table.legal()).toEqual(['end', 'cash P17']);
    table.play('cash P17');
    expect(table.legal()).toEqual(['progress 1', 'progress 2', 'progress 3', 'progress 4', 'end']);
    table.play('progress 3');
    expect(table.player(0)).toMatchObject({ progress: 7, gold: 2 });
  });

  it('[AM-BROWN-07] brings nothing from an empty display', () => {
    const table = progressing(3, 2, []);
    expect(table.play('progress 1')).toEqual([{ kind: 'progressMoved', seat: 0, count: 1, to: 4 }]);
    expect(table.player(0).tokens).toBe(0);
    expect(table.question()).toEqual({ kind: 'moveProgress', seat: 0, ap: 1 });
  });

  it('[AM-BROWN-07] takes the last token of the display without asking', () => {
    const table = progressing(3, 2, ['P23']);
    table.play('progress 1');
    expect(table.player(0).tokens).toBe(1 << table.token('P23'));
    expect(table.question()).toEqual({ kind: 'moveProgress', seat: 0, ap: 1 });
  });

  it('[AM-BROWN-08] leaves the place of a token empty until the next round', () => {
    const table = progressing(3, 1);
    table.play('progress 1', 'token P23');
    expect(table.state.display.map((token) => token === NOTHING)).toEqual([
      false,
      false,
      true,
      false,
      true,
      true,
      true,
      true,
    ]);
    table.endPhase();
    expect(table.state.display[2]).toBe(NOTHING);
  });
});
