import { describe, expect, it } from 'vitest';
import { type UndoStep, undoBarrier } from './undo.ts';

/** `0`: a plain move of seat 0; `0d`: one that drew; `0r`: one that revealed. */
function steps(moves: string): UndoStep[] {
  const words = moves.split(' ').filter((word) => word !== '');
  return words.map((word) => ({ seat: Number(word[0]), drew: word.includes('d'), revealed: word.includes('r') }));
}

describe('undoBarrier', () => {
  it.each([
    ['', 0, 0],
    ['0', 0, 0],
    ['0 0 0', 0, 0],
    ['0 0 0', 1, 3],
    ['1 0 0', 0, 1],
    ['0 0 1', 0, 3],
    ['0 0 1', 1, 2],
    ['0 1 0', 0, 2],
    ['0d', 0, 1],
    ['0r', 0, 1],
    ['0r 0 0', 0, 1],
    ['0 0d 0', 0, 2],
    ['0 0 0r', 0, 3],
    ['0 0 0dr', 0, 3],
    ['1r 0', 0, 1],
  ])('after "%s" seat %i may undo to %i', (moves, seat, seq) => {
    expect(undoBarrier(steps(moves), seat)).toBe(seq);
  });
});
