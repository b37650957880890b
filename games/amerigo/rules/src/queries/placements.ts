import type { Seat } from '@portolan/kernel';
import { type Box, layoutOf } from '../box.ts';
import type { Piece, Space } from '../ids.ts';
import type { MapLayout } from '../map/mapLayout.ts';
import type { Move } from '../moves.ts';
import type { Outline } from '../pieces.ts';
import type { State } from '../state.ts';

/** The maximum number of rows of a map. */
const ROWS = 32;
/** By row, a bit for each column: empty land, and spaces that share an edge with what is linked to a post. */
const free = new Int32Array(ROWS);
const joined = new Int32Array(ROWS);

/** The rows from the first to before the last that have empty land to which a tile could be joined. */
let firstOpen = 0;
let endOpen = 0;

/** Fills the tables above for a seat and returns whether any tile could be joined to what is there. */
function readRows(layout: MapLayout, state: State, seat: Seat): boolean {
  const { height } = layout;
  const { linked } = state;
  const at = seat * height;
  firstOpen = height;
  endOpen = 0;
  for (let row = 0; row < height; row++) {
    const here = linked[at + row];
    const above = row > 0 ? linked[at + row - 1] : 0;
    const below = row + 1 < height ? linked[at + row + 1] : 0;
    // Tiles and posts are in the way, empty post spaces and goods are not. [AM-GREEN-03..06]
    free[row] = layout.land[row] & ~state.covered[row];
    joined[row] = (here << 1) | (here >> 1) | above | below; // [AM-GREEN-07] [AM-GREEN-08]
    if ((free[row] & joined[row]) === 0) continue;
    if (firstOpen > row) firstOpen = row;
    endOpen = row + 1;
  }
  return endOpen > 0;
}

/** The first row in which the first square of an outline could lie: a square below it is joined. */
function firstRowFor({ rows }: Outline): number {
  return Math.max(0, firstOpen - rows[rows.length - 1]);
}

/** The columns at which the first square of an outline may lie in a row, a bit for each. */
function columnsAt(outline: Outline, row: number, height: number): number {
  const { rows, cols } = outline;
  let fits = free[row];
  let joins = joined[row];
  for (let i = 1; i < rows.length && fits !== 0; i++) {
    const other = row + rows[i];
    if (other >= height) return 0;
    const col = cols[i];
    fits &= col >= 0 ? free[other] >> col : free[other] << -col;
    joins |= col >= 0 ? joined[other] >> col : joined[other] << -col;
  }
  return fits & joins;
}

/** A seat and a piece it would lay. */
export interface Laying {
  readonly seat: Seat;
  readonly piece: Piece;
  /** Of its first square, from one row to before another; anywhere if absent. */
  readonly rows?: readonly [from: number, to: number];
}

/** Every way to lay a piece, whatever it costs. */
export function listPlacements(box: Box, state: State, { seat, piece, rows }: Laying, out: Move[]): void {
  const layout = layoutOf(box, state);
  readRows(layout, state, seat);
  const outlines = box.pieces.outlines[piece];
  const [from, to] = rows ?? [0, layout.height];
  const end = Math.min(to, endOpen);
  for (let turn = 0; turn < outlines.length; turn++) {
    const moves = box.moves.lay[turn];
    for (let row = Math.max(from, firstRowFor(outlines[turn])); row < end; row++) {
      let columns = columnsAt(outlines[turn], row, layout.height);
      while (columns !== 0) {
        const column = 31 - Math.clz32(columns & -columns);
        columns &= columns - 1;
        out.push(moves[row * box.atlas.stride + column]);
      }
    }
  }
}

/** The planned pieces that cost at most `most` and can be laid somewhere, a bit for each. */
export function layablePieces(box: Box, state: State, seat: Seat, most: number): number {
  const layout = layoutOf(box, state);
  const { planned } = state.players[seat];
  const { build, outlines } = box.pieces;
  let pieces = 0;
  let read = false;
  for (let piece = 0; piece < planned.length; piece++) {
    if (planned[piece] === 0 || build[piece] > most) continue;
    if (!read && !readRows(layout, state, seat)) return 0;
    read = true;
    if (fitsSomewhere(outlines[piece], layout.height)) pieces |= 1 << piece;
  }
  return pieces;
}

/** The piece can be laid somewhere, regardless of its cost and its owner. */
export function isLayable(box: Box, state: State, { seat, piece }: Laying): boolean {
  const layout = layoutOf(box, state);
  return readRows(layout, state, seat) && fitsSomewhere(box.pieces.outlines[piece], layout.height);
}

/** The space shares an edge with what is linked to a post of the seat. [AM-GREEN-07] [AM-GREEN-08] */
export function isJoined(box: Box, state: State, seat: Seat, space: Space): boolean {
  const { height, stride } = layoutOf(box, state);
  const row = Math.floor(space / stride);
  const col = space % stride;
  const linkedAt = (other: number): number => (other >= 0 && other < height ? state.linked[seat * height + other] : 0);
  const here = linkedAt(row);
  return ((((here << 1) | (here >> 1) | linkedAt(row - 1) | linkedAt(row + 1)) >> col) & 1) === 1;
}

function fitsSomewhere(outlines: readonly Outline[], height: number): boolean {
  for (let turn = 0; turn < outlines.length; turn++) {
    for (let row = firstRowFor(outlines[turn]); row < endOpen; row++)
      if (columnsAt(outlines[turn], row, height) !== 0) return true;
  }
  return false;
}
