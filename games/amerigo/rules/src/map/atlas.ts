import type { Components } from '../data/components.ts';
import { type Drawing, tileDrawings } from '../data/drawings.ts';
import { MOST_TILES, type Space } from '../ids.ts';

/** What a square is: water, land, a post space, or land with a good; 0 is off the map. */
export const WATER = 1;
export const LAND = 2;
export const POST = 3;
/** Added to a Good. */
export const FIRST_GOOD = 4;

/** An anchor and the post space it serves. */
export interface Harbour {
  readonly anchor: Space;
  readonly post: Space;
}

/** One island tile in one orientation. Squares are counted row by row within the tile. */
export interface Face {
  readonly squares: readonly number[];
  readonly harbours: readonly Harbour[];
  /** Land along the top, right, bottom and left side, a bit for each square from the left or from the top. */
  readonly shores: readonly number[];
}

/** The island tiles in every orientation. */
export interface Atlas {
  /** Squares along the side of a tile. */
  readonly side: number;
  /** From a square to the one below it: a row of the largest map and one unused square. */
  readonly stride: number;
  readonly tiles: number;
  /** By tile * 4 + quarter turns clockwise. */
  readonly faces: readonly Face[];
}

export const TURNS = 4;

export function makeAtlas({ islandTiles }: Pick<Components, 'islandTiles'>): Atlas {
  const drawings = tileDrawings(islandTiles);
  const side = drawings[0].length;
  return {
    side,
    stride: MOST_TILES * side + 1,
    tiles: drawings.length,
    faces: drawings.flatMap((drawing) => turnsOf(drawing).map(makeFace)), // [AM-SETUP-04]
  };
}

function turnsOf(drawing: Drawing): Drawing[] {
  const turns = [drawing];
  while (turns.length < TURNS) turns.push(turnDrawing(turns[turns.length - 1]));
  return turns;
}

/** A quarter turn clockwise. */
function turnDrawing(drawing: Drawing): string[] {
  return drawing.map((_, row) =>
    drawing
      .map((line) => line[row])
      .reverse()
      .join(''),
  );
}

function makeFace(drawing: Drawing): Face {
  const side = drawing.length;
  const signs = [...drawing.join('')];
  const squares = signs.map(squareOf);
  const along = (place: (step: number) => number): number =>
    drawing.reduce((bits, _, step) => (squares[place(step)] >= LAND ? bits | (1 << step) : bits), 0);
  return {
    squares,
    harbours: harboursOf(signs),
    shores: [
      along((col) => col),
      along((row) => row * side + side - 1),
      along((col) => (side - 1) * side + col),
      along((row) => row * side),
    ],
  };
}

function squareOf(sign: string): number {
  if (/[1-9]/.test(sign)) return FIRST_GOOD + Number(sign) - 1;
  if (/[A-Z]/.test(sign)) return POST;
  return sign === '#' ? LAND : WATER;
}

/** An anchor's lowercase letter serves the post spaces with the same letter in uppercase. [AM-BLUE-16] */
function harboursOf(signs: readonly string[]): Harbour[] {
  return signs.flatMap((sign, anchor) =>
    /[a-z]/.test(sign) ? signs.flatMap((other, post) => (other === sign.toUpperCase() ? [{ anchor, post }] : [])) : [],
  );
}
