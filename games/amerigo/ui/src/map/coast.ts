import { EDGE, SQUARE } from './geometry.ts';
import type { Noise } from './noise.ts';
import { type Corner, STEPS } from './outline.ts';

/** How a line follows the edges of the squares, in shares of a square. */
export interface CoastStyle {
  /** How far inside the squares it runs. */
  readonly inset: number;
  /** The most it strays at a corner. What is seen of it is half: the line is drawn towards corners, not through them. */
  readonly stray: number;
  /** Tells lines around the same squares apart. */
  readonly salt: number;
}

/** A smooth irregular line around an area, as SVG path data in units of the map. */
export function coastPath(outlines: readonly (readonly Corner[])[], noise: Noise, style: CoastStyle): string {
  return outlines.map((outline) => smooth(outline.map((corner) => strayed(corner, noise, style)))).join('');
}

type Point = readonly [x: number, y: number];

function strayed({ x, y, from, to }: Corner, noise: Noise, { inset, stray, salt }: CoastStyle): Point {
  // The area is on the right of both edges.
  const [inX, inY] = from === to ? right(to) : sum(right(from), right(to));
  return [
    EDGE + SQUARE * (x + inX * inset + noise(x, y, salt) * stray),
    EDGE + SQUARE * (y + inY * inset + noise(x, y, salt + 1) * stray),
  ];
}

function right(way: number): Point {
  return STEPS[(way + 1) % 4] ?? [0, 0];
}

function sum([ax, ay]: Point, [bx, by]: Point): Point {
  return [ax + bx, ay + by];
}

/** From the middle of each edge to the middle of the next, bent towards the corner between them. */
function smooth(points: readonly Point[]): string {
  const middles = points.map((point, at): Point => {
    const [x, y] = points[(at + 1) % points.length] ?? point;
    return [(point[0] + x) / 2, (point[1] + y) / 2];
  });
  const start = middles.at(-1) ?? [0, 0];
  const curves = points.map((point, at) => `Q${written(point)} ${written(middles[at] ?? point)}`);
  return `M${written(start)}${curves.join('')}Z`;
}

function written([x, y]: Point): string {
  return `${rounded(x)} ${rounded(y)}`;
}

export function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
