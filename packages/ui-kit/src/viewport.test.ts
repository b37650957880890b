import { describe, expect, it } from 'vitest';
import { fit, keepInside, panBy, zoomAt } from './viewport.ts';

const SHEET = { width: 1000, height: 500 };
const WINDOW = { width: 500, height: 500 };

describe('the viewport', () => {
  it('shows the whole sheet in the middle', () => {
    expect(fit(SHEET, WINDOW)).toEqual({ x: 0, y: 125, scale: 0.5 });
  });

  it('keeps the point under the finger where it is', () => {
    const point = { x: 120, y: 200 };
    const before = fit(SHEET, WINDOW);
    const after = zoomAt(before, point, 2, 0.5);
    const under = (view: typeof before) => [(point.x - view.x) / view.scale, (point.y - view.y) / view.scale];
    expect(after.scale).toBe(1);
    expect(under(after)).toEqual(under(before));
  });

  it('neither shrinks below the whole nor grows without end', () => {
    expect(zoomAt(fit(SHEET, WINDOW), { x: 0, y: 0 }, 0.01, 0.5).scale).toBe(0.5);
    expect(zoomAt(fit(SHEET, WINDOW), { x: 0, y: 0 }, 100, 0.5).scale).toBe(2);
  });

  it('never loses the sheet', () => {
    const near = { x: 0, y: 0, scale: 1 };
    expect(keepInside(panBy(near, 300, 300), SHEET, WINDOW)).toEqual({ x: 0, y: 0, scale: 1 });
    expect(keepInside(panBy(near, -900, 0), SHEET, WINDOW)).toEqual({ x: -500, y: 0, scale: 1 });
    expect(keepInside({ x: 50, y: 0, scale: 0.5 }, SHEET, WINDOW)).toEqual({ x: 0, y: 125, scale: 0.5 });
  });
});
