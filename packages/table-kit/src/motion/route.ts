/** A point as shares of the width and height of the element it lies in. */
export interface Waypoint {
  readonly x: number;
  readonly y: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How many points are taken between two waypoints. */
const FINE = 8;
/** How round the line is; 0 is straight. */
const ROUND = 0.4;

/** A smooth line through all points, as a list of close points. */
export function smoothRoute(points: readonly Point[]): readonly Point[] {
  const [first] = points;
  if (first === undefined) return [];
  const at = (index: number): Point => points[Math.min(points.length - 1, Math.max(0, index))] ?? first;
  const legs = points.slice(1).flatMap((_, leg) =>
    Array.from({ length: FINE }, (__, step) => {
      const share = (step + 1) / FINE;
      const [before, from, to, after] = [at(leg - 1), at(leg), at(leg + 1), at(leg + 2)];
      return {
        x: hermite(share, { from: from.x, to: to.x, out: to.x - before.x, in: after.x - from.x }),
        y: hermite(share, { from: from.y, to: to.y, out: to.y - before.y, in: after.y - from.y }),
      };
    }),
  );
  return [first, ...legs];
}

interface Leg {
  readonly from: number;
  readonly to: number;
  /** The directions in which it leaves and arrives. */
  readonly out: number;
  readonly in: number;
}

function hermite(t: number, { from, to, out, in: arriving }: Leg): number {
  const [t2, t3] = [t * t, t * t * t];
  return (
    (2 * t3 - 3 * t2 + 1) * from +
    (t3 - 2 * t2 + t) * ROUND * out +
    (3 * t2 - 2 * t3) * to +
    (t3 - t2) * ROUND * arriving
  );
}

/** How far along the line each point lies, from 0 to 1. */
export function sharesAlong(points: readonly Point[]): readonly number[] {
  let length = 0;
  const lengths = points.map((point, at) => {
    const last = points[at - 1] ?? point;
    length += Math.hypot(point.x - last.x, point.y - last.y);
    return length;
  });
  return lengths.map((done) => (length === 0 ? 1 : done / length));
}
