import type { Box } from '@portolan/amerigo';
import type { Cell } from './contour.ts';

/** The squares of a piece in one orientation, from its first square; some columns may be negative. */
export function cellsOf({ pieces }: Box, piece: number, turn: number): readonly Cell[] {
  const { rows = [], cols = [] } = pieces.outlines[piece]?.[turn] ?? {};
  return rows.map((row, at) => ({ row, col: cols[at] ?? 0 }));
}
