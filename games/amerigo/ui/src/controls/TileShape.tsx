import type { Box } from '@portolan/amerigo';
import { seatColour } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { contour } from './contour.ts';
import { cellsOf } from './tileCells.ts';
import './tileShape.css';

export interface TileShapeProps {
  readonly box: Box;
  readonly piece: number;
  readonly turn?: number;
  /** Whose village tile it is. */
  readonly seat: number | undefined;
}

/** A tile, drawn to the same scale as all others: a landscape tile is green and hatched, a village tile has its seat's colour. */
export function TileShape({ box, piece, turn = 0, seat }: TileShapeProps): JSX.Element {
  const cells = cellsOf(box, piece, turn);
  const left = Math.min(0, ...cells.map(({ col }) => col));
  const width = Math.max(...cells.map(({ col }) => col)) - left + 1;
  const height = Math.max(...cells.map(({ row }) => row)) + 1;
  return (
    <svg
      class="am-shape"
      viewBox={`${left - 0.06} -0.06 ${width + 0.12} ${height + 0.12}`}
      style={{ '--w': `${width}`, '--h': `${height}`, '--colour': seat === undefined ? undefined : seatColour(seat) }}
      data-kind={piece < box.pieces.neutrals ? 'landscape' : 'village'}
      aria-hidden="true"
    >
      <path d={contour(cells)} />
      <path class="am-shape-lines" d={cells.map(({ row, col }) => `M${col} ${row}h1v1`).join('')} />
    </svg>
  );
}
