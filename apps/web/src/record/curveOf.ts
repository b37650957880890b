import type { RatingValue } from '@portolan/protocol';

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The size of the picture. */
export const PICTURE = { width: 100, height: 40 } as const;
/** The last point has room for its dot. */
const WIDTH = PICTURE.width - 2;
/** The smallest range of ratings that fills the picture: otherwise a new player’s first steps would. */
const LEAST_RANGE = 200;

/** Paths in the picture, higher ratings above. */
export interface Curve {
  readonly band: string;
  readonly line: string;
  readonly end: Spot;
}

export function curveOf(points: readonly RatingValue[]): Curve {
  const lows = points.map(({ value, interval }) => value - interval);
  const highs = points.map(({ value, interval }) => value + interval);
  const middle = (Math.min(...lows) + Math.max(...highs)) / 2;
  const range = Math.max(LEAST_RANGE, Math.max(...highs) - Math.min(...lows));
  const spot = (value: number, at: number): Spot => ({
    x: (at * WIDTH) / Math.max(1, points.length - 1),
    y: PICTURE.height / 2 - ((value - middle) * (PICTURE.height - 2)) / range,
  });
  const values = points.map(({ value }, at) => spot(value, at));
  const edge = [...highs.map(spot), ...lows.map(spot).toReversed()];
  return { band: `${pathOf(edge)}Z`, line: pathOf(values), end: values.at(-1) ?? spot(middle, 0) };
}

function pathOf(spots: readonly Spot[]): string {
  return spots.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(2)} ${y.toFixed(2)}`).join('');
}
