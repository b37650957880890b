import type { Point } from '@portolan/ui-kit/art';

/** A place on the globe, in degrees, and where the sheet shows it. */
export interface Pin {
  readonly at: Point;
  readonly to: Point;
}

/**
 * A thin-plate spline: the smoothest map that takes every pin where it belongs. With it the isthmus and the islands are
 * drawn much larger than they are, as on many old maps, while every coastline stays recognizable.
 */
export function warpThrough(pins: readonly Pin[]): (at: Point) => Point {
  const size = pins.length + 3;
  const rows = Array.from({ length: size }, () => new Float64Array(size + 2));
  for (const [one, { at, to }] of pins.entries()) {
    const row = rows[one] ?? new Float64Array();
    for (const [other, pin] of pins.entries()) row[other] = bend(at, pin.at);
    for (const [column, value] of [1, at[0], at[1]].entries()) {
      row[pins.length + column] = value;
      (rows[pins.length + column] ?? row)[one] = value;
    }
    [row[size], row[size + 1]] = to;
  }
  solve(rows);
  const weights = rows.map((row): Point => [row[size] ?? 0, row[size + 1] ?? 0]);
  return (at) => {
    const parts = [...pins.map((pin) => bend(at, pin.at)), 1, at[0], at[1]];
    let [x, y] = [0, 0];
    for (const [index, part] of parts.entries()) {
      const [wx, wy] = weights[index] ?? [0, 0];
      x += part * wx;
      y += part * wy;
    }
    return [x, y];
  };
}

function bend(one: Point, other: Point): number {
  const square = (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2;
  return square === 0 ? 0 : square * Math.log(square);
}

/** Gauss-Jordan elimination; afterwards the last columns hold the solution. */
function solve(rows: Float64Array[]): void {
  for (let column = 0; column < rows.length; column++) {
    let best = column;
    for (let row = column; row < rows.length; row++) {
      if (Math.abs(rows[row]?.[column] ?? 0) > Math.abs(rows[best]?.[column] ?? 0)) best = row;
    }
    const pivot = rows[best] ?? new Float64Array();
    [rows[column], rows[best]] = [pivot, rows[column] ?? pivot];
    const head = pivot[column] ?? 1;
    for (let at = 0; at < pivot.length; at++) pivot[at] = (pivot[at] ?? 0) / head;
    for (const row of rows) {
      const share = row[column] ?? 0;
      if (row === pivot || share === 0) continue;
      for (let at = 0; at < row.length; at++) row[at] = (row[at] ?? 0) - share * (pivot[at] ?? 0);
    }
  }
}
