import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type GeoProjection, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';

type Topology = Parameters<typeof feature>[0];

export type Point = readonly [x: number, y: number];

export interface Pen {
  /** Natural Earth's scale: 1:50 or 1:10 million. */
  readonly scale?: '50m' | '10m';
  /** Skips points closer than this to the previous one. */
  readonly width?: number;
}

/** The coastlines inside a frame, as closed lines in pixels, without islands too small to see. */
export function coastlines(projection: GeoProjection, { scale = '50m', width = 2.2 }: Pen = {}): Point[][] {
  const file = createRequire(import.meta.url).resolve(`world-atlas/land-${scale}.json`);
  const topology = JSON.parse(readFileSync(file, 'utf8')) as Topology;
  const land = topology.objects.land;
  if (land === undefined) throw new Error('world-atlas has no land');
  const path = geoPath(projection)(feature(topology, land)) ?? '';
  return path
    .split('M')
    .filter((ring) => ring !== '')
    .map((ring) => simplify(ring.replace('Z', '').split('L').map(readPoint), width))
    .filter((ring) => ring.length >= 4 && !isFrame(ring, projection));
}

/** A distant continent can fill the whole frame and is dropped: every map shows some sea. */
function isFrame(ring: readonly Point[], projection: GeoProjection): boolean {
  const [[left, top], [right, bottom]] = projection.clipExtent() ?? [
    [0, 0],
    [0, 0],
  ];
  return ring.every(([x, y]) => (x === left || x === right) && (y === top || y === bottom));
}

function readPoint(text: string): Point {
  const [x = 0, y = 0] = text.split(',').map(Number);
  return [x, y];
}

function simplify(ring: readonly Point[], pen: number): Point[] {
  const kept: Point[] = [];
  for (const point of ring) {
    const last = kept.at(-1);
    if (last === undefined || Math.hypot(point[0] - last[0], point[1] - last[1]) >= pen) kept.push(point);
  }
  return kept;
}

/** The direction of the shore is averaged over this many points on each side, so that a bay does not turn a name. */
const SMOOTH = 4;

/** The nearest point on the coast and the direction of the shore there. */
export function nearestShore(rings: readonly Point[][], at: Point): { readonly point: Point; readonly angle: number } {
  let best = { point: at, angle: 0 };
  let least = Number.POSITIVE_INFINITY;
  for (const ring of rings) {
    for (let i = 0; i < ring.length; i++) {
      const point = ring[i];
      const before = ring[(i + ring.length - SMOOTH) % ring.length];
      const after = ring[(i + SMOOTH) % ring.length];
      if (point === undefined || before === undefined || after === undefined) continue;
      const distance = Math.hypot(point[0] - at[0], point[1] - at[1]);
      if (distance >= least) continue;
      least = distance;
      best = { point, angle: Math.atan2(after[1] - before[1], after[0] - before[0]) };
    }
  }
  return best;
}

export function isLand(rings: readonly Point[][], [x, y]: Point): boolean {
  let inside = false;
  for (const ring of rings) {
    for (let i = 0; i < ring.length; i++) {
      const [ax, ay] = ring[i] ?? [0, 0];
      const [bx, by] = ring[(i + 1) % ring.length] ?? [0, 0];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    }
  }
  return inside;
}

export function pathOf(rings: readonly Point[][]): string {
  return rings
    .map((ring) => {
      let [px, py] = [0, 0];
      const steps = ring.map(([x, y], at) => {
        const [nx, ny] = [Math.round(x * 10), Math.round(y * 10)];
        const step = at === 0 ? `M${nx / 10} ${ny / 10}l` : `${(nx - px) / 10} ${(ny - py) / 10}`;
        [px, py] = [nx, ny];
        return step;
      });
      return `${steps.join(' ').replaceAll(' -', '-')}z`;
    })
    .join('');
}
