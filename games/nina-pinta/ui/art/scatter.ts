import { isLand, type Point } from '@portolan/ui-kit/art';
import type { Ring } from './lines.ts';

export interface Scatter {
  readonly step: number;
  /** The least distance from a coast or border. */
  readonly inset: number;
  readonly seed: number;
}

/** Spots all over the rings, irregular but the same on every run; those further south come later, in front. */
export function scatter(rings: readonly Ring[], { step, inset, seed }: Scatter): Point[] {
  const random = chance(seed);
  const polygons = rings.map((ring) => [...ring]);
  const [xs, ys] = [rings.flatMap((ring) => ring.map(([x]) => x)), rings.flatMap((ring) => ring.map(([, y]) => y))];
  const spots: Point[] = [];
  const [left, right] = [Math.max(0, Math.min(...xs)), Math.min(340, Math.max(...xs))];
  const [top, bottom] = [Math.max(0, Math.min(...ys)), Math.min(500, Math.max(...ys))];
  for (let tries = ((right - left) * (bottom - top)) / 5; tries > 0; tries--) {
    const spot: Point = [left + random() * (right - left), top + random() * (bottom - top)];
    if (spots.some((other) => Math.hypot(other[0] - spot[0], (other[1] - spot[1]) * 1.25) < step)) continue;
    if (isInside(polygons, spot, inset)) spots.push(spot);
  }
  return spots.toSorted((one, other) => one[1] - other[1]);
}

function isInside(polygons: Point[][], [x, y]: Point, inset: number): boolean {
  const around: Point[] = [
    [x, y],
    [x - inset, y],
    [x + inset, y],
    [x, y - inset],
    [x, y + inset],
  ];
  return around.every((point) => isLand(polygons, point));
}

/** A linear congruential generator: drawing scripts must not depend on the machine. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}
