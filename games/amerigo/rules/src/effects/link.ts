import type { Seat } from '@portolan/kernel';
import type { Space } from '../ids.ts';
import type { MapLayout } from '../map/mapLayout.ts';
import type { State } from '../state.ts';

/**
 * Extends what is linked to the posts of a seat over its own village tiles and all landscape tiles. Posts and tiles
 * are never removed, so links are only ever added. [AM-GREEN-07] [AM-GREEN-09] [AM-GREEN-10]
 */
export function growLinks(layout: MapLayout, state: State, seat: Seat): void {
  const { height } = layout;
  const { linked, villages, neutrals } = state;
  const at = seat * height;
  let grown = true;
  while (grown) {
    grown = false;
    for (let row = 0; row < height; row++) {
      const here = linked[at + row];
      const above = row > 0 ? linked[at + row - 1] : 0;
      const below = row + 1 < height ? linked[at + row + 1] : 0;
      const touched = ((here << 1) | (here >> 1) | above | below) & (villages[at + row] | neutrals[row]);
      if ((touched & ~here) === 0) continue;
      linked[at + row] = here | touched;
      grown = true;
    }
  }
}

/** Sets the bit of a space in a table of rows that begins at `at`. */
export function markSpace(rows: number[], at: number, space: Space, stride: number): void {
  rows[at + Math.floor(space / stride)] |= 1 << (space % stride);
}
