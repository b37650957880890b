import { describe, expect, it } from 'vitest';
import { type OutlinePoint, thinOutline } from './thinOutline.ts';

/** A circle of straight lines. */
function circle(points: number, radius: number): OutlinePoint[] {
  return Array.from({ length: points }, (_, at) => {
    const angle = (at / points) * 2 * Math.PI;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle), onCurve: true };
  });
}

describe('a thinned outline', () => {
  it('needs far fewer points and stays within the tolerance', () => {
    const thin = thinOutline(circle(200, 500), 1);
    expect(thin.length).toBeLessThanOrEqual(24);
    for (const { x, y, onCurve } of thin) {
      if (onCurve) expect(Math.abs(Math.hypot(x, y) - 500)).toBeLessThan(2);
    }
  });

  it('keeps corners', () => {
    const square = [
      { x: 0, y: 0, onCurve: true },
      { x: 100, y: 0, onCurve: true },
      { x: 100, y: 100, onCurve: true },
      { x: 0, y: 100, onCurve: true },
    ];
    expect(thinOutline(square, 1)).toEqual(square);
  });

  it('reads control points in a row', () => {
    const blob = [
      { x: 0, y: 0, onCurve: false },
      { x: 100, y: 0, onCurve: false },
      { x: 100, y: 100, onCurve: false },
      { x: 0, y: 100, onCurve: false },
    ];
    const thin = thinOutline(blob, 1);
    expect(Math.min(...thin.filter(({ onCurve }) => onCurve).map(({ x }) => x))).toBe(0);
    expect(thin.length).toBeLessThanOrEqual(10);
  });
});
