import type { EntryInfo } from '@portolan/protocol';
import { describe, expect, it } from 'vitest';
import { takeBackChoices, takenBack, usualChoice } from './takeBacks.ts';

function entry(seq: number, seat: number, more: Partial<EntryInfo> = {}): EntryInfo {
  return { seq, kind: 'move', seat, events: [], at: 0, ...more };
}

const ENTRIES = [
  entry(1, 0),
  entry(2, 1),
  entry(3, 1),
  entry(4, 1, { kind: 'undo', to: 2 }),
  entry(5, 0, { kind: 'end' }),
  entry(6, 1),
  entry(7, 0, { kind: 'askBack', to: 1 }),
];

describe('what can be taken back', () => {
  it('is every standing move, the latest first, each to the one before it', () => {
    expect(takeBackChoices(ENTRIES).map(({ move, to }) => [move.seq, to])).toEqual([
      [6, 2],
      [2, 1],
      [1, 0],
    ]);
  });

  it('is usually the own last decision', () => {
    const choices = takeBackChoices(ENTRIES);
    expect(usualChoice(choices, [0])?.to).toBe(0);
    expect(usualChoice(choices, [1])?.to).toBe(2);
    expect(usualChoice(choices, [2])?.to).toBe(2);
    expect(usualChoice([], [0])).toBeUndefined();
  });

  it('takes along everything that stands after it', () => {
    expect(takenBack(ENTRIES, 1).map(({ seq }) => seq)).toEqual([2, 6]);
  });
});
