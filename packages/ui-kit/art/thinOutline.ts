/** A point of a TrueType outline: on the curve, or the control point of a quadratic curve. */
export interface OutlinePoint {
  readonly x: number;
  readonly y: number;
  readonly onCurve: boolean;
}

type Point = readonly [x: number, y: number];

/** Part of an outline: a line, or a curve with a control point. */
interface Piece {
  readonly control?: Point;
}

const STEPS = 16;
/** Longer runs of samples are not tried, to bound the time. */
const LONGEST_RUN = 160;
/** After so many runs in a row that do not fit, longer ones are not tried. */
const MISSES = 12;

/** The same outline within `tolerance`, with as few points as possible. */
export function thinOutline(outline: readonly OutlinePoint[], tolerance: number): OutlinePoint[] {
  const samples = closedSamples(outline);
  const points = samples.map(() => Number.POSITIVE_INFINITY);
  const before: { readonly from: number; readonly piece: Piece }[] = [];
  points[0] = 0;
  for (let from = 0; from < samples.length - 1; from++) {
    let misses = 0;
    const last = Math.min(samples.length - 1, from + LONGEST_RUN);
    for (let to = from + 1; to <= last && misses < MISSES; to++) {
      const piece = fit(samples.slice(from, to + 1), tolerance);
      if (piece === null) {
        misses++;
        continue;
      }
      misses = 0;
      const total = (points[from] ?? 0) + (piece.control === undefined ? 1 : 2);
      if (total >= (points[to] ?? 0)) continue;
      points[to] = total;
      before[to] = { from, piece };
    }
  }
  const thin: OutlinePoint[] = [];
  for (let step = before[samples.length - 1]; step !== undefined; step = before[step.from]) {
    if (step.piece.control !== undefined) thin.unshift(pointAt(step.piece.control, false));
    thin.unshift(pointAt(samples[step.from] ?? [0, 0], true));
  }
  return thin;
}

function pointAt([x, y]: Point, onCurve: boolean): OutlinePoint {
  return { x: Math.round(x), y: Math.round(y), onCurve };
}

/** Points along the outline, from its leftmost, where it usually bends, back to it. */
function closedSamples(outline: readonly OutlinePoint[]): Point[] {
  const samples = curvesOf(outline).flatMap(([from, control, to]) => {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const steps = control === null ? Math.max(1, Math.ceil(length / 20)) : 6;
    const middle = control ?? { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    return Array.from({ length: steps }, (_, at) =>
      along([from.x, from.y], [middle.x, middle.y], [to.x, to.y])(at / steps),
    );
  });
  const left = Math.min(...samples.map(([x]) => x));
  const start = samples.findIndex(([x]) => x === left);
  return [...samples.slice(start), ...samples.slice(0, start + 1)];
}

type Curve = readonly [from: OutlinePoint, control: OutlinePoint | null, to: OutlinePoint];

/** Between two control points TrueType leaves out the point on the curve halfway. */
function curvesOf(outline: readonly OutlinePoint[]): Curve[] {
  const full = outline.flatMap((point, at) => {
    const next = outline[(at + 1) % outline.length] ?? point;
    if (point.onCurve || next.onCurve) return [point];
    return [point, { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2, onCurve: true }];
  });
  const start = full.findIndex(({ onCurve }) => onCurve);
  const ring = [...full.slice(start), ...full.slice(0, start + 1)];
  return ring.flatMap((point, at): Curve[] => {
    const [next, afterNext] = [ring[at + 1], ring[at + 2]];
    if (!point.onCurve || next === undefined) return [];
    if (next.onCurve) return [[point, null, next]];
    return afterNext === undefined ? [] : [[point, next, afterNext]];
  });
}

/** A line between the ends of a run of samples if it is close enough, otherwise a curve; null if neither is. */
function fit(run: readonly Point[], tolerance: number): Piece | null {
  const [from, to] = [run[0], run.at(-1)];
  if (from === undefined || to === undefined) return null;
  if (isNear(run, [from, to], tolerance)) return {};
  const control = bestControl(run, from, to);
  if (control === null) return null;
  const curve = along(from, control, to);
  const path = Array.from({ length: STEPS + 1 }, (_, at) => curve(at / STEPS));
  return isNear(run, path, tolerance) ? { control } : null;
}

/** Least squares, with the samples spread over the curve by their distance along the run. */
function bestControl(run: readonly Point[], from: Point, to: Point): Point | null {
  const lengths = [0];
  for (const [at, point] of run.entries()) {
    if (at > 0) lengths.push((lengths[at - 1] ?? 0) + gap(point, run[at - 1] ?? point));
  }
  const whole = lengths.at(-1) || 1;
  let [x, y, weights] = [0, 0, 0];
  for (const [at, point] of run.entries()) {
    const t = (lengths[at] ?? 0) / whole;
    const weight = 2 * t * (1 - t);
    x += weight * (point[0] - (1 - t) ** 2 * from[0] - t ** 2 * to[0]);
    y += weight * (point[1] - (1 - t) ** 2 * from[1] - t ** 2 * to[1]);
    weights += weight ** 2;
  }
  return weights === 0 ? null : [x / weights, y / weights];
}

function along(from: Point, control: Point, to: Point): (t: number) => Point {
  const mix = (a: number, b: number, c: number, t: number): number =>
    (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c;
  return (t) => [mix(from[0], control[0], to[0], t), mix(from[1], control[1], to[1], t)];
}

function isNear(samples: readonly Point[], path: readonly Point[], tolerance: number): boolean {
  return samples.every((sample) => {
    for (let at = 1; at < path.length; at++) {
      const [from, to] = [path[at - 1], path[at]];
      if (from !== undefined && to !== undefined && toLine(sample, from, to) <= tolerance) return true;
    }
    return false;
  });
}

function toLine(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const share = ((point[0] - from[0]) * dx + (point[1] - from[1]) * dy) / (dx ** 2 + dy ** 2 || 1);
  const t = Math.min(1, Math.max(0, share));
  return gap(point, [from[0] + dx * t, from[1] + dy * t]);
}

function gap(one: Point, other: Point): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1]);
}
