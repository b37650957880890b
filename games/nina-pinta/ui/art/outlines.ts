import type { LANDS } from '@portolan/nina-pinta';
import { coastlines, inDegrees, isLand, type Point } from '@portolan/ui-kit/art';
import { WORLD_SHEET } from '../src/map/sheet.ts';
import { BORDERS, PINS, RIVER, SHALLOWS } from './americas.ts';
import { aside, dense, footOn, gap, type Ring, smooth, softened, thin } from './lines.ts';
import { warpThrough } from './warp.ts';

export type LandId = (typeof LANDS)[number];

/** The Americas on the sheet: all coasts, and the outline of each land. */
export interface Outlines {
  readonly coasts: readonly Ring[];
  readonly lands: Readonly<Record<LandId, readonly Ring[]>>;
  /** Between the Rockies and Appalachia. */
  readonly river: Ring;
  /** What the Caribbean covers beside its islands. */
  readonly shallows: Ring;
  /** The lines along which the mainland is divided. */
  readonly borders: readonly Ring[];
}

const BEYOND = 14;
/** The islands of the Caribbean are drawn larger than their distances. */
const ISLAND_GROWTH = 1.22;
/** How far a simplified line may be from the true one. */
const TOLERANCE = 0.55;

export function makeOutlines(): Outlines {
  const warp = warpThrough(PINS);
  const rings = americas()
    .map((ring) => thin(dense(ring).map(warp).map(held), TOLERANCE))
    .filter(isOnSheet);
  const mainland = rings.reduce((one, other) => (sizeOf(other) > sizeOf(one) ? other : one));
  const shallows = smooth(SHALLOWS);
  const islands = rings
    .filter((ring) => ring !== mainland && islandLand(ring, shallows) !== undefined)
    .map((ring) => (islandLand(ring, shallows) === 'caribbean' ? grown(ring, ISLAND_GROWTH) : ring));
  const line = (name: BorderName): Ring => thin(softened(dense(BORDERS[name]).map(warp)), TOLERANCE / 2);
  const { stream, ...parts } = divide(mainland, { line, warp });
  const withIslands = (id: LandId, ...main: Ring[]): Ring[] => [
    ...main,
    ...islands.filter((island) => islandLand(island, shallows) === id),
  ];
  return {
    coasts: [mainland, ...islands],
    lands: {
      rockies: withIslands('rockies', parts.rockies),
      appalachia: withIslands('appalachia', parts.appalachia),
      isthmus: withIslands('isthmus', parts.isthmus),
      caribbean: withIslands('caribbean'),
      andes: withIslands('andes', parts.andes),
      amazonia: withIslands('amazonia', parts.amazonia),
      patagonia: withIslands('patagonia', parts.patagonia),
    },
    river: stream,
    shallows,
    borders: [line('rockiesIsthmus'), line('isthmusAndes'), line('patagonia'), line('andesAmazonia')],
  };
}

type BorderName = keyof typeof BORDERS;

interface Mapping {
  readonly line: (name: BorderName) => Ring;
  readonly warp: (at: Point) => Point;
}

/** The mainland, cut along its borders; the stream is the water between the banks of the Mississippi. */
function divide(mainland: Ring, { line, warp }: Mapping): Record<Exclude<LandId, 'caribbean'> | 'stream', Ring> {
  const river = line('mississippi');
  const part = (ring: Ring, along: Ring, inland: Point): readonly [Ring, Ring] => cut(ring, along, warp(inland));
  const [north, south] = part(mainland, line('rockiesIsthmus'), [-100, 45]);
  const [rockies, beyond] = part(north, aside(river, -RIVER), [-110, 42]);
  const [appalachia, stream] = part(beyond, aside(river, RIVER), [-80, 38]);
  const [isthmus, southAmerica] = part(south, line('isthmusAndes'), [-101, 21]);
  const [patagonia, tropics] = part(southAmerica, line('patagonia'), [-66, -36]);
  const [andes, amazonia] = part(tropics, line('andesAmazonia'), [-77, -6]);
  return { rockies, stream, appalachia, isthmus, andes, amazonia, patagonia };
}

/** Natural Earth's coasts of the Americas, in degrees. */
function americas(): Ring[] {
  const degrees = inDegrees({ lon: [-169, -33], lat: [-56.5, 66] });
  return coastlines(degrees, { scale: '50m', width: 0.08 }).map((ring) => ring.map(([x, y]): Point => [x, -y]));
}

function islandLand(ring: Ring, shallows: Ring): LandId | undefined {
  const [x, y] = middleOf(ring);
  if (isLand([[...shallows]], [x, y])) return 'caribbean';
  if (y > 420 && x < 260) return 'patagonia';
  if (y > 310 && x > 270 && x < 330) return 'amazonia';
  if (y < 100 && x > 200) return 'appalachia';
  if (y < 100) return 'rockies';
  return undefined;
}

/** The two parts on either side of a line whose ends lie near the ring; the part with `inside` in it comes first. */
function cut(coast: Ring, line: Ring, inside: Point): readonly [Ring, Ring] {
  const ring = joined(joined(coast, line[0]), line.at(-1));
  const from = nearest(ring, line[0]);
  const to = nearest(ring, line.at(-1));
  const between = line.slice(1, -1);
  const one = [...walk(ring, from, to), ...between.toReversed()];
  const other = [...walk(ring, to, from), ...between];
  return isLand([one], inside) ? [one, other] : [other, one];
}

function walk(ring: Ring, from: number, to: number): Ring {
  return from <= to ? ring.slice(from, to + 1) : [...ring.slice(from), ...ring.slice(0, to + 1)];
}

/** The ring with one more corner, on the edge nearest to a point. */
function joined(ring: Ring, at: Point = [0, 0]): Ring {
  const feet = ring.map((point, index) => footOn(at, point, ring[(index + 1) % ring.length] ?? point));
  const far = feet.map((foot) => gap(foot, at));
  const edge = far.indexOf(Math.min(...far));
  return ring.toSpliced(edge + 1, 0, feet[edge] ?? at);
}

function nearest(ring: Ring, at: Point = [0, 0]): number {
  const far = ring.map((point) => gap(point, at));
  return far.indexOf(Math.min(...far));
}

function grown(ring: Ring, by: number): Ring {
  const [x, y] = middleOf(ring);
  return ring.map(([px, py]): Point => [x + (px - x) * by, y + (py - y) * by]);
}

function middleOf(ring: Ring): Point {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
}

function sizeOf(ring: Ring): number {
  let area = 0;
  for (const [at, [x, y]] of ring.entries()) {
    const [nx, ny] = ring[(at + 1) % ring.length] ?? [0, 0];
    area += x * ny - nx * y;
  }
  return Math.abs(area) / 2;
}

/** Nothing is drawn far beyond the sheet. */
function held([x, y]: Point): Point {
  const { width, height } = WORLD_SHEET;
  return [Math.min(width + BEYOND, Math.max(-BEYOND, x)), Math.min(height + BEYOND, Math.max(-BEYOND, y))];
}

function isOnSheet(ring: Ring): boolean {
  const { width, height } = WORLD_SHEET;
  const seen = ring.some(([x, y]) => x > 0 && x < width && y > 0 && y < height);
  return ring.length >= 4 && seen && sizeOf(ring) > 5;
}
