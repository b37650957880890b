import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drawEmblems } from './drawEmblems.ts';
import { outline } from './outline.ts';

describe("the emblems' font", () => {
  it('matches the paths it is generated from', () => {
    const kept = readFileSync(new URL('../fonts/emblems.ttf', import.meta.url));
    expect(Buffer.from(drawEmblems()).equals(kept)).toBe(true);
  });
});

describe('the outline of a path', () => {
  it('flattens absolute and relative lines and closes the contour', () => {
    expect(outline('M1 2 5 2v3h-4z')).toEqual([
      [
        [1, 2],
        [5, 2],
        [5, 5],
        [1, 5],
      ],
    ]);
  });

  it('flattens curves and arcs up to their ends, bulging to the correct side', () => {
    const [curve = []] = outline('M0 0C0 4 4 4 4 0');
    expect(curve.at(-1)).toEqual([4, 0]);
    expect(Math.max(...curve.map(([, y]) => y))).toBeCloseTo(3, 5);
    const [arc = []] = outline('M0 0A2 2 0 0 1 4 0');
    expect(arc.at(-1)).toEqual([4, 0]);
    expect(Math.min(...arc.map(([, y]) => y))).toBeCloseTo(-2, 5);
    const [large = []] = outline('M0 0a2 2 0 1 0 2 2');
    expect(Math.max(...large.map(([, y]) => y))).toBeGreaterThan(3.9);
  });

  it('continues smooth curves and rejects unknown commands', () => {
    const [smooth = []] = outline('M0 0c0 2 2 2 2 0s2-2 2 0');
    expect(Math.min(...smooth.map(([, y]) => y))).toBeCloseTo(-1.5, 5);
    expect(() => outline('M0 0T1 1')).toThrow('"T"');
  });
});
