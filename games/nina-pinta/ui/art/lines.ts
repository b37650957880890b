import type { Point } from '@portolan/ui-kit/art';

/** Points that are joined by straight lines; as an outline the last is joined to the first. */
export type Ring = readonly Point[];

/** The line, moved to its right; a little more at its ends, as rivers widen where they meet the sea. */
export function aside(line: Ring, by: number): Ring {
  const last = line.length - 1;
  return line.map((point, at) => {
    const [ax, ay] = line[Math.max(0, at - 1)] ?? point;
    const [bx, by2] = line[Math.min(last, at + 1)] ?? point;
    const length = Math.hypot(bx - ax, by2 - ay) || 1;
    const far = at === 0 || at === last ? by * 2 : by;
    return [point[0] - ((by2 - ay) / length) * far, point[1] + ((bx - ax) / length) * far];
  });
}

/** More points on long edges, so that they bend with the map. */
export function dense(ring: Ring): Ring {
  return ring.flatMap((point, at) => {
    const next = ring[at + 1];
    if (next === undefined) return [point];
    const steps = Math.max(1, Math.ceil(gap(point, next) / 0.6));
    return Array.from({ length: steps }, (_, step): Point => {
      const share = step / steps;
      return [point[0] + (next[0] - point[0]) * share, point[1] + (next[1] - point[1]) * share];
    });
  });
}

/** The line without its corners; the ends stay. */
export function softened(line: Ring): Ring {
  return line.map((point, at) => {
    const reach = Math.min(4, at, line.length - 1 - at);
    const around = line.slice(at - reach, at + reach + 1);
    const sum = around.reduce<Point>((one, other) => [one[0] + other[0], one[1] + other[1]], [0, 0]);
    return around.length === 0 ? point : [sum[0] / around.length, sum[1] / around.length];
  });
}

/** Chaikin's corner cutting. */
export function smooth(ring: Ring): Ring {
  const once = (points: Ring): Ring =>
    points.flatMap(([x, y], at) => {
      const [nx, ny] = points[(at + 1) % points.length] ?? [x, y];
      return [
        [x * 0.75 + nx * 0.25, y * 0.75 + ny * 0.25],
        [x * 0.25 + nx * 0.75, y * 0.25 + ny * 0.75],
      ];
    });
  return once(once(ring));
}

/** Douglas-Peucker. */
export function thin(line: Ring, tolerance: number): Ring {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined || line.length < 3) return line;
  let [worst, far] = [0, 0];
  for (const [at, point] of line.entries()) {
    const off = fromLine(point, first, last);
    if (off > far) [worst, far] = [at, off];
  }
  if (far <= tolerance) return [first, last];
  return [...thin(line.slice(0, worst + 1), tolerance).slice(0, -1), ...thin(line.slice(worst), tolerance)];
}

function fromLine(point: Point, from: Point, to: Point): number {
  return gap(point, footOn(point, from, to));
}

/** The point of a line that is nearest to `point`. */
export function footOn(point: Point, from: Point, to: Point): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const share = ((point[0] - from[0]) * dx + (point[1] - from[1]) * dy) / (dx ** 2 + dy ** 2 || 1);
  const t = Math.min(1, Math.max(0, share));
  return [from[0] + dx * t, from[1] + dy * t];
}

export function gap(one: Point, other: Point): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1]);
}
