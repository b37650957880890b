import type { Box } from './box.ts';
import type { Piece, Space } from './ids.ts';

/** A tile in a place, in one orientation. */
export interface Placement {
  readonly piece: Piece;
  readonly turn: number;
  readonly space: Space;
}

/** The spaces that a placement covers, its first square first. */
export function spacesOf({ pieces, atlas }: Box, { piece, turn, space }: Placement): Space[] {
  const { rows, cols } = pieces.outlines[piece][turn];
  const spaces: Space[] = [];
  for (let i = 0; i < rows.length; i++) spaces.push(space + rows[i] * atlas.stride + cols[i]);
  return spaces;
}
