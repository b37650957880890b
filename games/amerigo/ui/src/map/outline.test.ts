import { describe, expect, it } from 'vitest';
import { outlinesOf } from './outline.ts';

const squares = (...rows: readonly string[]) =>
  rows.flatMap((line, row) => [...line].flatMap((sign, col) => (sign === '#' ? [{ row, col }] : [])));

describe('outlines', () => {
  it('run clockwise around a square', () => {
    const [line] = outlinesOf(squares('#'));
    expect(line?.map(({ x, y }) => [x, y])).toEqual([
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ]);
    expect(line?.every(({ from, to }) => to === (from + 1) % 4)).toBe(true);
  });

  it('join squares that share an edge', () => {
    expect(outlinesOf(squares('##', '#.')).map((line) => line.length)).toEqual([8]);
  });

  it('separate squares that touch at a corner only', () => {
    expect(outlinesOf(squares('#.', '.#')).map((line) => line.length)).toEqual([4, 4]);
    expect(outlinesOf(squares('.#', '#.')).map((line) => line.length)).toEqual([4, 4]);
  });

  it('surround a hole with a line of its own', () => {
    expect(outlinesOf(squares('###', '#.#', '###')).map((line) => line.length)).toEqual([12, 4]);
  });
});
