import { EDGE, SQUARE } from './geometry.ts';
import type { Noise } from './noise.ts';
import { type Corner, STEPS } from './outline.ts';

/** How a line follows the edges of the squares, in shares of a square. */
export interface CoastStyle {
  /** How far inside the squares it runs. */
  readonly inset: number;
  /** The most it strays. What is seen of it is about half: the line is drawn towards its points, not through them. */
  readonly stray: number;
  /** How far it cuts corners, at least and at most; half as far in bays, which are narrow enough. */
  readonly cut: readonly [least: number, most: number];
  /** Tells lines around the same squares apart. */
  readonly salt: number;
}

/** A smooth irregular line around an area, as SVG path data in units of the map. */
export function coastPath(outlines: readonly (readonly Corner[])[], noise: Noise, style: CoastStyle): string {
  return outlines
    .map((outline) =>
      smooth(outline.flatMap((corner) => [atCorner(corner, noise, style), onEdge(corner, noise, style)])),
    )
    .join('');
}

type Point = readonly [x: number, y: number];

/** The area is on the right of both edges. */
function atCorner({ x, y, from, to }: Corner, noise: Noise, { inset, stray, cut, salt }: CoastStyle): Point {
  const straight = from === to;
  const [inX, inY] = straight ? right(to) : sum(right(from), right(to));
  const convex = to === (from + 1) % 4;
  const [least, most] = cut;
  const pull = straight ? 0 : (convex ? 1 : -0.5) * (least + ((noise(x, y, salt + 2) + 1) / 2) * (most - least));
  return onSheet(
    x + inX * (inset + pull) + noise(x, y, salt) * stray,
    y + inY * (inset + pull) + noise(x, y, salt + 1) * stray,
  );
}

function onEdge({ x, y, to }: Corner, noise: Noise, { inset, stray, salt }: CoastStyle): Point {
  const [alongX, alongY] = STEPS[to] ?? [0, 0];
  const [inX, inY] = right(to);
  const [midX, midY] = [x + alongX / 2, y + alongY / 2];
  const aside = inset + noise(midX, midY, salt + 3) * stray * 0.8;
  return onSheet(midX + inX * aside, midY + inY * aside);
}

function onSheet(x: number, y: number): Point {
  return [EDGE + SQUARE * x, EDGE + SQUARE * y];
}

function right(way: number): Point {
  return STEPS[(way + 1) % 4] ?? [0, 0];
}

function sum([ax, ay]: Point, [bx, by]: Point): Point {
  return [ax + bx, ay + by];
}

/** From the middle between two points to the next such middle, bent towards the point between them. */
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
