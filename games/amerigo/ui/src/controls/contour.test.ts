import { describe, expect, it } from 'vitest';
import { contour } from './contour.ts';

describe('the contour of squares', () => {
  it('goes around a single square', () => {
    expect(contour([{ row: 0, col: 0 }], { size: 10 })).toBe('M0 0L10 0L10 10L0 10Z');
  });

  it('has a corner only where it turns', () => {
    const line = [0, 1, 2].map((col) => ({ row: 1, col }));
    expect(contour(line, { size: 2, x: 5 })).toBe('M5 2L11 2L11 4L5 4Z');
  });

  it('goes around every part and every hole', () => {
    const ring = [0, 1, 2]
      .flatMap((row) => [0, 1, 2].map((col) => ({ row, col })))
      .filter((one) => one.row !== 1 || one.col !== 1);
    expect(contour(ring).match(/M/g)).toHaveLength(2);
    expect(contour([...ring, { row: 8, col: 8 }]).match(/M/g)).toHaveLength(3);
  });
});
