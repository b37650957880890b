import { describe, expect, it } from 'vitest';
import { type UndoStep, undoBarrier } from './undo.ts';

/** `0` a plain move of seat 0, `0d` one that drew, `0r` one that revealed. */
function steps(course: string): UndoStep[] {
  const words = course.split(' ').filter((word) => word !== '');
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
  ])('after "%s" seat %i steps back to %i', (course, seat, seq) => {
    expect(undoBarrier(steps(course), seat)).toBe(seq);
  });
});
