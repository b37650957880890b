import { type Berth, MOST_TILES } from '../ids.ts';
import type { MapLayout } from './mapLayout.ts';

/**
 * Where a ship can be: a bit for each column by row of the map, and after the last row the frame spaces. Growing the
 * whole set step by step is much cheaper than a search from place to place.
 */
export type Reach = readonly number[];

/** The places within `most` steps of a berth, including itself; ships on the way do not matter. [AM-BLUE-08] */
export function reachFrom(layout: MapLayout, from: Berth, most: number): Reach {
  const reaches = reachesFrom(layout, from);
  while (reaches.length <= most) {
    const all = reaches[reaches.length - 1];
    const grown = grow(layout, all);
    if (isSame(grown, all)) return all;
    reaches.push(grown);
  }
  return reaches[most];
}

/** The fewest steps from one berth to another, or `most` where there is no shorter path. */
export function stepsTo(layout: MapLayout, from: Berth, to: Berth, most: number): number {
  let steps = 0;
  while (steps < most && !isReached(layout, reachFrom(layout, from, steps), to)) steps++;
  return steps;
}

/** By steps, as far as asked for so far: the imagined games of a search sail from the same berths again and again. */
function reachesFrom(layout: MapLayout, from: Berth): Reach[] {
  let reaches = layout.reaches.get(from);
  if (reaches === undefined) {
    reaches = [placeAt(layout, from)];
    layout.reaches.set(from, reaches);
  }
  return reaches;
}

function placeAt({ height, stride }: MapLayout, berth: Berth): Reach {
  const rows = new Array<number>(height + 1).fill(0);
  const space = berth - stride * stride;
  if (space >= 0) rows[height] = 1 << space;
  else rows[Math.floor(berth / stride)] = 1 << (berth % stride);
  return rows;
}

function isReached({ height, stride }: MapLayout, rows: Reach, berth: Berth): boolean {
  const space = berth - stride * stride;
  if (space >= 0) return ((rows[height] >> space) & 1) === 1;
  return ((rows[Math.floor(berth / stride)] >> (berth % stride)) & 1) === 1;
}

function isSame(one: Reach, other: Reach): boolean {
  for (let row = 0; row < one.length; row++) if (one[row] !== other[row]) return false;
  return true;
}

/**
 * One more step, never diagonally and never onto land. Each side of the frame has four bits in the order of SIDES, one
 * for each tile along it. [AM-BLUE-04] [AM-BLUE-05] [AM-BLUE-06]
 */
function grow(layout: MapLayout, rows: Reach): Reach {
  const { height, width, water, side } = layout;
  const last = width - 1;
  const frame = rows[height];
  const grown: number[] = [];
  let ring = growRing(layout, frame);
  ring |= tilesWith(rows[0], width, side) | (tilesWith(rows[height - 1], width, side) << (2 * MOST_TILES));
  // What the frame adds to the top row and to the lowest row.
  const fromTop = columnsOf(frame, width, side);
  const fromBottom = columnsOf(frame >> (2 * MOST_TILES), width, side);
  for (let row = 0, tile = 0; row < height; tile++) {
    const fromSides = ((frame >> (3 * MOST_TILES + tile)) & 1) | (((frame >> (MOST_TILES + tile)) & 1) << last);
    let all = 0;
    for (const end = row + side; row < end; row++) {
      const here = rows[row];
      const above = row === 0 ? fromTop : rows[row - 1];
      const below = row + 1 === height ? fromBottom : rows[row + 1];
      grown.push((here | (here << 1) | (here >> 1) | above | below | fromSides) & water[row]);
      all |= here;
    }
    ring |= ((all & 1) << (3 * MOST_TILES + tile)) | (((all >> last) & 1) << (MOST_TILES + tile));
  }
  grown.push(ring);
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
