import type { MatchLog } from '@portolan/protocol/log';
import { expect, it } from 'vitest';
import { entryNumbers, movesUpTo } from './entryNumbers.ts';

/** A log of this many moves, among which the entries with these numbers are others. */
function logOf(moves: number, others: readonly number[]): Pick<MatchLog, 'header' | 'moves'> {
  const otherEntries = others.map((seq) => ({ seq, entry: { kind: 'resign', seat: 0 } }));
  return {
    header: { line: 1, value: { otherEntries } },
    moves: Array.from({ length: moves }, (_, at) => ({ line: at + 2, value: { seq: at + 1 } })),
  } as unknown as MatchLog;
}

it('numbers the moves of a log as the entries of the match', () => {
  expect(entryNumbers(logOf(3, []))).toEqual([1, 2, 3]);
  expect(entryNumbers(logOf(5, [1, 4, 5]))).toEqual([2, 3, 6, 7, 8]);
});

it('counts no moves as inherited that replace undone ones', () => {
  // Ten were inherited; the last one was undone by entry 11, and others were played from there on.
  const numbers = entryNumbers(logOf(12, [10, 11]));
  expect(numbers.slice(8, 11)).toEqual([9, 12, 13]);
  expect(movesUpTo(numbers, 10)).toBe(9);
  expect(movesUpTo(entryNumbers(logOf(12, [])), 10)).toBe(10);
  expect(movesUpTo(entryNumbers(logOf(12, [])), 0)).toBe(0);
});
