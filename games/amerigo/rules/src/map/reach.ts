import { type Berth, MOST_TILES } from '../ids.ts';
import type { MapLayout } from './mapLayout.ts';

/**
 * Where a ship can be: a bit for each column by row of the map, and the frame spaces as one number. Growing the whole
 * set step by step is much cheaper than a search from place to place, and needs no cache.
 */
export interface Reach {
  readonly rows: Int32Array;
  frame: number;
}

/** At least the rows of any map, and one more. */
const ROWS = 32;
/** Refilled by every call, so that none allocates. */
const rows = new Int32Array(ROWS);
const reach: Reach = { rows, frame: 0 };

/** The places within `most` steps of a berth, including itself; ships on the way do not matter. [AM-BLUE-08] */
export function reachFrom(layout: MapLayout, from: Berth, most: number): Reach {
  let frame = begin(layout, from);
  for (let step = 0; step < most; step++) frame = grow(layout, frame);
  reach.frame = frame;
  return reach;
}

/** The fewest steps from one berth to another, or `most` where there is no shorter path. */
export function stepsTo(layout: MapLayout, from: Berth, to: Berth, most: number): number {
  let frame = begin(layout, from);
  let steps = 0;
  for (; steps < most && !isReached(layout, frame, to); steps++) frame = grow(layout, frame);
  return steps;
}

/** Returns the frame spaces reached. */
function begin({ height, stride }: MapLayout, from: Berth): number {
  for (let row = 0; row <= height; row++) rows[row] = 0;
  const space = from - stride * stride;
  if (space >= 0) return 1 << space;
  rows[Math.floor(from / stride)] = 1 << (from % stride);
  return 0;
}

function isReached({ stride }: MapLayout, frame: number, berth: Berth): boolean {
  const space = berth - stride * stride;
  if (space >= 0) return ((frame >> space) & 1) === 1;
  return ((rows[Math.floor(berth / stride)] >> (berth % stride)) & 1) === 1;
}

/**
 * One more step, never diagonally and never onto land; returns the frame spaces then reached. Each side has four bits in
 * the order of SIDES, one for each tile along it. [AM-BLUE-04] [AM-BLUE-05] [AM-BLUE-06]
 */
function grow(layout: MapLayout, frame: number): number {
  const { height, width, water, side } = layout;
  const last = width - 1;
  let grown = growRing(layout, frame);
  grown |= tilesWith(rows[0], width, side) | (tilesWith(rows[height - 1], width, side) << (2 * MOST_TILES));
  // What the frame adds to the top row and to the lowest row.
  const fromBottom = columnsOf(frame >> (2 * MOST_TILES), width, side);
  let above = columnsOf(frame, width, side);
  for (let row = 0, tile = 0; row < height; tile++) {
    const fromSides = ((frame >> (3 * MOST_TILES + tile)) & 1) | (((frame >> (MOST_TILES + tile)) & 1) << last);
    let all = 0;
    for (const end = row + side; row < end; row++) {
      const here = rows[row];
      const below = row + 1 === height ? fromBottom : rows[row + 1];
      rows[row] = (here | (here << 1) | (here >> 1) | above | below | fromSides) & water[row];
      above = here;
      all |= here;
    }
    grown |= ((all & 1) << (3 * MOST_TILES + tile)) | (((all >> last) & 1) << (MOST_TILES + tile));
  }
  return grown;
}

function growRing({ frame: { ringBits } }: MapLayout, frame: number): number {
  let grown = frame;
  for (let bits = frame; bits !== 0; bits &= bits - 1) grown |= ringBits[31 - Math.clz32(bits & -bits)];
  return grown;
}

/** The tiles along an edge that have any of the columns, a bit for each. */
function tilesWith(columns: number, width: number, side: number): number {
  if (columns === 0) return 0;
  const mask = (1 << side) - 1;
  let tiles = 0;
  for (let col = 0, bit = 1; col < width; col += side, bit <<= 1) if ((columns >> col) & mask) tiles |= bit;
  return tiles;
}

/** The columns of the tiles along an edge. */
function columnsOf(tiles: number, width: number, side: number): number {
  const mask = (1 << side) - 1;
  let columns = 0;
  for (let col = 0, bit = 1; col < width; col += side, bit <<= 1) if (tiles & bit) columns |= mask << col;
  return columns;
}
