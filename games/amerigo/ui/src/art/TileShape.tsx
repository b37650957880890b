import type { Box } from '@portolan/amerigo';
import { seatColour } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import './tileShape.css';

export interface TileShapeProps {
  readonly box: Box;
  /** An index into the box's pieces. */
  readonly piece: number;
  /** Whose village tile it is. */
  readonly seat?: number;
  /** Quarter turns, as an index into the piece's orientations. */
  readonly turn?: number;
}

/** The outline of a tile, each square as large as `--am-square`. Hidden from screen readers. */
export function TileShape({ box, piece, seat, turn = 0 }: TileShapeProps): JSX.Element | null {
  const outline = box.pieces.outlines[piece]?.[turn];
  if (outline === undefined) return null;
  const left = Math.min(...outline.cols);
  const squares = outline.rows.map((row, at) => ({ x: (outline.cols[at] ?? 0) - left, y: row }));
  const [width, height] = [Math.max(...squares.map(({ x }) => x)) + 1, Math.max(...squares.map(({ y }) => y)) + 1];
  const isVillage = piece >= box.pieces.neutrals;
  return (
    <svg
      class={isVillage ? 'am-shape am-shape-village' : 'am-shape'}
      viewBox={`0 0 ${width} ${height}`}
      style={{
        '--w': `${width}`,
        '--h': `${height}`,
        ...(isVillage && seat !== undefined ? { '--c': seatColour(seat) } : {}),
      }}
      aria-hidden="true"
    >
      <path d={squares.map(({ x, y }) => `M${x} ${y}h1v1h-1z`).join('')} />
    </svg>
  );
}
