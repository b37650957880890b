import type { Components, TileData } from './data/components.ts';
import { byPlace, squaresOf, turnSquares } from './data/drawings.ts';
import type { Piece } from './ids.ts';

/** A shape in one orientation: its squares relative to the first one, leftmost in the top row. */
export interface Outline {
  readonly rows: readonly number[];
  readonly cols: readonly number[];
}

/** By Piece: the landscape tiles, then the village tiles. */
export interface Pieces {
  /** How many of the shapes are landscape tiles; the others are village tiles. */
  readonly neutrals: number;
  readonly names: readonly string[];
  readonly squares: readonly number[];
  readonly plan: readonly number[];
  readonly build: readonly number[];
  readonly small: readonly number[];
  readonly big: readonly number[];
  readonly counts: readonly number[];
  /** The orientations that look different, by quarter turns clockwise. [AM-GREEN-12] */
  readonly outlines: readonly (readonly Outline[])[];
}

export function makePieces({ neutralTiles, villageTiles }: Components): Pieces {
  const all = [...neutralTiles, ...villageTiles];
  const name = (one: TileData, piece: Piece): string =>
    `${piece < neutralTiles.length ? 'neutral' : 'village'} ${one.id}`;
  return {
    neutrals: neutralTiles.length,
    names: all.map(name),
    squares: all.map((one) => squaresOf(one.drawing).length),
    plan: all.map((one) => one.plan),
    build: all.map((one) => one.build),
    small: all.map((one) => one.small),
    big: all.map((one) => one.big),
    counts: all.map((one) => one.count),
    outlines: all.map((one) => outlinesOf(one.drawing)),
  };
}

function outlinesOf(drawing: string): Outline[] {
  const looks = new Map<string, Outline>();
  let squares = squaresOf(drawing);
  for (let turn = 0; turn < 4; turn++) {
    const [[firstRow, firstCol]] = squares.sort(byPlace);
    if (!looks.has(String(squares))) {
      looks.set(String(squares), {
        rows: squares.map(([row]) => row - firstRow),
        cols: squares.map(([, col]) => col - firstCol),
      });
    }
    squares = turnSquares(squares);
  }
  return [...looks.values()];
}
