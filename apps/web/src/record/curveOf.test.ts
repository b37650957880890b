import { expect, it } from 'vitest';
import { curveOf } from './curveOf.ts';

it('draws higher ratings above, with the interval around them', () => {
  const { line, band, end } = curveOf([
    { value: 1500, interval: 400 },
    { value: 1700, interval: 200 },
  ]);
  expect(line).toBe('M0.00 20.00L98.00 10.50');
  expect(band).toBe('M0.00 1.00L98.00 1.00L98.00 20.00L0.00 39.00Z');
  expect(end).toEqual({ x: 98, y: 10.5 });
});

it('does not stretch small changes to the whole height', () => {
  const ys = [...curveOf([1500, 1510].map((value) => ({ value, interval: 5 }))).line.matchAll(/ ([\d.]+)/g)];
  expect(Math.abs(Number(ys[0]?.[1]) - Number(ys[1]?.[1]))).toBeLessThan(3);
});
