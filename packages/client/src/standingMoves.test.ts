import type { EntryInfo } from '@portolan/protocol';
import { describe, expect, it } from 'vitest';
import { lastTurnOf, standingMoves, undoChoice } from './standingMoves.ts';

function log(...items: readonly (number | { readonly seat: number; readonly to: number })[]): EntryInfo[] {
  return items.map((item, at) =>
    typeof item === 'number'
      ? { seq: at + 1, kind: 'move', seat: item, events: [], at: 0 }
      : { seq: at + 1, kind: 'undo', seat: item.seat, to: item.to, events: [], at: 0 },
  );
}

const AT = { seq: 9, view: {}, awaiting: [0] };

describe('the course of a match', () => {
  it('leaves out undone moves, also after a second undo', () => {
    const entries = log(0, 1, 1, { seat: 1, to: 2 }, 1, { seat: 1, to: 1 }, 1);
    expect(standingMoves(entries).map(({ seq }) => seq)).toEqual([1, 7]);
  });

  it('leaves out what all agreed to take back, whatever was asked and answered in between', () => {
    const asked: EntryInfo = { seq: 4, kind: 'askBack', seat: 0, to: 1, events: [], at: 0 };
    const back: EntryInfo = { seq: 5, kind: 'takeBack', seat: 0, byTable: true, to: 1, events: [], at: 0 };
    const entries = [...log(0, 1, 0), asked];
    expect(standingMoves(entries).map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect(standingMoves([...entries, back]).map(({ seq }) => seq)).toEqual([1]);
  });

  it('offers to undo the last step or the whole turn', () => {
    const entries = log(0, 1, 1, 1);
    expect(undoChoice({ ...AT, undoTo: 1 }, entries)).toEqual({ last: 3, all: 1 });
    expect(undoChoice({ ...AT, undoTo: 3 }, entries)).toEqual({ last: 3, all: 3 });
    expect(undoChoice({ ...AT, undoTo: 0 }, log(1))).toEqual({ last: 0, all: 0 });
    expect(undoChoice(AT, entries)).toBeUndefined();
  });

  it('finds where a seat last moved', () => {
    const entries = log(0, 1, 0, { seat: 0, to: 2 }, 1);
    expect(lastTurnOf(entries, 0)).toBe(1);
    expect(lastTurnOf(entries, 1)).toBe(5);
    expect(lastTurnOf(entries, 2)).toBe(0);
  });
});
