import { goodAt, isPostSpace, type MapLayout } from '@portolan/amerigo';
import type { Size, Spot } from '@portolan/table-kit';
import { EDGE, rectangleOf, SQUARE } from './geometry.ts';
import { type Noise, noiseOf } from './noise.ts';
import { type Corner, outlinesOf, type Square } from './outline.ts';

/** A good printed on a square. */
export interface PrintedGood {
  readonly space: number;
  readonly good: number;
}

/** Where everything printed on a map is, computed once per map. */
export interface MapPlan {
  readonly layout: MapLayout;
  readonly noise: Noise;
  /** By island. */
  readonly squares: readonly (readonly Square[])[];
  readonly outlines: readonly (readonly (readonly Corner[])[])[];
  readonly posts: readonly number[];
  readonly goods: readonly PrintedGood[];
  /** By island: where its chest stands; undefined on a small one. */
  readonly chests: readonly (Chest | undefined)[];
}

export interface Chest {
  readonly space: number;
  /** Where it stands once its square is built over: on a corner of it, beside as few printed things as possible. */
  readonly aside: Spot;
}

const known = new WeakMap<MapLayout, MapPlan>();

export function planOf(layout: MapLayout): MapPlan {
  const plan = known.get(layout) ?? makePlan(layout);
  known.set(layout, plan);
  return plan;
}

/** The middle of a square or frame space on the sheet. */
export function middleOf(layout: MapLayout, berth: number): Spot {
  const { x, y, w, h } = rectangleOf(layout, berth);
  return { x: x + w / 2, y: y + h / 2 };
}

/** The rectangle around an island. */
export function areaOf(layout: MapLayout, island: number): Spot & Size {
  const squares = planOf(layout).squares[island] ?? [];
  const [rows, cols] = [squares.map(({ row }) => row), squares.map(({ col }) => col)];
  const [top, left] = [Math.min(...rows), Math.min(...cols)];
  return {
    x: EDGE + left * SQUARE,
    y: EDGE + top * SQUARE,
    w: (Math.max(...cols) + 1 - left) * SQUARE,
    h: (Math.max(...rows) + 1 - top) * SQUARE,
  };
}

function makePlan(layout: MapLayout): MapPlan {
  const squares = squaresByIsland(layout);
  const spaces = squares.flat().map(({ row, col }) => row * layout.stride + col);
  return {
    layout,
    noise: noiseOf(layout),
    squares,
    outlines: squares.map(outlinesOf),
    posts: spaces.filter((space) => isPostSpace(layout, space)),
    goods: spaces.map((space) => ({ space, good: goodAt(layout, space) })).filter(({ good }) => good >= 0),
    chests: squares.map((own, island) => (layout.big[island] ? placeChest(layout, own) : undefined)),
  };
}

function squaresByIsland({ height, width, stride, islandOf, sizes }: MapLayout): Square[][] {
  const squares = sizes.map((): Square[] => []);
  for (let row = 0; row < height; row++) {
    for (let col = 0; col < width; col++) squares[islandOf[row * stride + col] ?? -1]?.push({ row, col });
  }
  return squares;
}

/** On the bare square closest to the middle of the island. */
function placeChest(layout: MapLayout, squares: readonly Square[]): Chest | undefined {
  const { stride } = layout;
  const middle = (of: (square: Square) => number): number =>
    squares.reduce((sum, one) => sum + of(one), 0) / squares.length;
  const [midRow, midCol] = [middle(({ row }) => row), middle(({ col }) => col)];
  const far = ({ row, col }: Square): number => (row - midRow) ** 2 + (col - midCol) ** 2;
  const bare = squares.filter(({ row, col }) => !isPrinted(layout, row * stride + col));
  const [best] = bare.toSorted((one, other) => far(one) - far(other));
  if (best === undefined) return undefined;
  const [corner = { row: best.row, col: best.col }] = CORNERS.map(([down, right]) => ({
    row: best.row + down,
    col: best.col + right,
  })).toSorted((one, other) => printedAround(layout, one) - printedAround(layout, other));
  return {
    space: best.row * stride + best.col,
    aside: { x: EDGE + corner.col * SQUARE, y: EDGE + corner.row * SQUARE },
  };
}

const CORNERS = [
  [0, 1],
  [0, 0],
  [1, 1],
  [1, 0],
] as const;

/** How many of the squares around a corner have something printed on them. */
function printedAround(layout: MapLayout, { row, col }: Square): number {
  return CORNERS.filter(([down, right]) => {
    const [r, c] = [row - down, col - right];
    const space = r * layout.stride + c;
    return r >= 0 && c >= 0 && (isPrinted(layout, space) || layout.harbours.has(space));
  }).length;
}

function isPrinted(layout: MapLayout, space: number): boolean {
  return isPostSpace(layout, space) || goodAt(layout, space) >= 0;
}
