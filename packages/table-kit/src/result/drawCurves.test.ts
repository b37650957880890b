import { expect, it } from 'vitest';
import { drawCurve, placeOn, smooth } from './drawCurves.ts';

const SCALE = { width: 200, bottom: 4, top: 1 };

it('draws a curve within the chart, the top value above', () => {
  const points = [
    { x: 0, y: 4 },
    { x: 100, y: 2.5 },
    { x: 200, y: 1 },
  ];
  expect(drawCurve(points, SCALE)).toBe('M0 100L50 50L100 0');
});

it('keeps values beyond the scale at its edge', () => {
  expect(placeOn({ x: 300, y: 0.9 }, SCALE)).toEqual({ x: 100, y: 0 });
  expect(placeOn({ x: 0, y: 7 }, { width: 0, bottom: 3, top: 3 })).toEqual({ x: 0, y: 0 });
});

it('smooths a curve without moving its ends', () => {
  const points = [0, 10, 0, 10, 0].map((y, x) => ({ x, y }));
  expect(smooth(points).map(({ y }) => Math.round(y * 10) / 10)).toEqual([0, 3.3, 4, 3.3, 0]);
});
