import type { GeoProjection } from 'd3-geo';
import { isLand, nearestShore, type Point } from './coast.ts';

export interface Port {
  readonly name: string;
  /** Longitude and latitude. */
  readonly at: [number, number];
  /** Written in red, as on old charts, because the harbour is important. */
  readonly great?: boolean;
}

export interface Lettering {
  readonly size: number;
  /** Upright letters, which need no second font file. */
  readonly upright?: boolean;
  /** The minimum distance between the starts of two names. */
  readonly room: number;
  /** Whether a name may run from the first point to the second. */
  readonly free?: (from: Point, to: Point) => boolean;
}

/** The average width of a letter relative to its height. */
const LETTER = 0.46;

/** Names run inland at right angles to the shore, as on a portolan chart. */
export function portNames(
  ports: readonly Port[],
  { projection, rings }: { readonly projection: GeoProjection; readonly rings: readonly Point[][] },
  { size, room, upright = false, free = () => true }: Lettering,
): string {
  const taken: Point[] = [];
  // Important names first: where two would collide, the less important one is left out.
  const order = [...ports.filter(({ great }) => great), ...ports.filter(({ great }) => !great)];
  const texts = order.flatMap(({ name, at, great }) => {
    const spot = projection(at);
    if (spot === null) return [];
    const { point, angle } = nearestShore(rings, spot);
    if (taken.some((other) => Math.hypot(other[0] - point[0], other[1] - point[1]) < room)) return [];
    const inland = [angle + Math.PI / 2, angle - Math.PI / 2].find((way) => isLand(rings, ahead(point, way, 7)));
    if (inland === undefined || !free(point, ahead(point, inland, 4 + name.length * size * LETTER))) return [];
    taken.push(point);
    const [x, y] = ahead(point, inland, 4);
    const degrees = Math.round((inland * 180) / Math.PI);
    const turned = Math.cos(inland) < 0;
    const anchor = turned ? ' text-anchor="end"' : '';
    const colour = great ? ' style="fill:var(--vermilion)"' : '';
    return [
      `<text transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turned ? degrees + 180 : degrees})" dy=".3em"${anchor}${colour}>${name}</text>`,
    ];
  });
  return `<g style="fill:var(--ink-2);font:${upright ? '' : 'italic '}${size}px var(--serif)">${texts.join('')}</g>`;
}

function ahead([x, y]: Point, way: number, by: number): Point {
  return [x + Math.cos(way) * by, y + Math.sin(way) * by];
}
