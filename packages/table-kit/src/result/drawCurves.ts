/** A point of a curve, in the units of the chart. */
export interface CurvePoint {
  readonly x: number;
  readonly y: number;
}

export interface CurveScale {
  /** The range of x; it starts at 0. */
  readonly width: number;
  /** The values at the lower and the upper edge. */
  readonly bottom: number;
  readonly top: number;
}

/** The path of a curve in a square of 100 by 100, y from the top. */
export function drawCurve(points: readonly CurvePoint[], scale: CurveScale): string {
  return points
    .map((point, at) => {
      const { x, y } = placeOn(point, scale);
      return `${at === 0 ? 'M' : 'L'}${x} ${y}`;
    })
    .join('');
}

export function placeOn({ x, y }: CurvePoint, { width, bottom, top }: CurveScale): CurvePoint {
  const inside = (value: number): number => Math.round(Math.max(0, Math.min(100, value)) * 100) / 100;
  return { x: inside((x / Math.max(1, width)) * 100), y: inside(((top - y) / (top - bottom || 1)) * 100) };
}

/** How many neighbours on each side are averaged. */
const NEIGHBOURS = 2;

/** Single estimates are uncertain: the mean of each point and its neighbours, but the ends as they are. */
export function smooth(points: readonly CurvePoint[]): readonly CurvePoint[] {
  return points.map(({ x, y }, at) => {
    const reach = Math.min(NEIGHBOURS, at, points.length - 1 - at);
    if (reach === 0) return { x, y };
    const near = points.slice(at - reach, at + reach + 1);
    return { x, y: near.reduce((sum, one) => sum + one.y, 0) / near.length };
  });
}
