import { spacesOf } from '@portolan/amerigo';
import { inBox } from '@portolan/table-kit';
import { Emblem } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { tileImage } from '../art/tileImage.ts';
import { useScene } from '../table/scene.ts';
import { EDGE, placeName, SQUARE, sheetOf } from './geometry.ts';

/** Every tile on the map. */
export function LaidTiles(): JSX.Element {
  const { view, layout } = useScene();
  return (
    <div class="am-pieces">
      {view.map.laid.map((tile) => (
        <LaidTile key={placeName(layout, tile.space)} {...tile} />
      ))}
    </div>
  );
}

interface LaidTileProps {
  readonly seat: number;
  readonly piece: number;
  readonly turns: number;
  /** Of its first square, leftmost in the top row. */
  readonly space: number;
}

/** A tile on the map. It never changes. */
function LaidTile({ seat, piece, turns, space }: LaidTileProps): JSX.Element {
  const { box, layout } = useScene();
  const all = spacesOf(box, { piece, turn: turns, space }).map((one) => ({
    row: Math.floor(one / layout.stride),
    col: one % layout.stride,
  }));
  const [top, left] = [Math.min(...all.map(({ row }) => row)), Math.min(...all.map(({ col }) => col))];
  const squares = all.map(({ row, col }) => ({ row: row - top, col: col - left }));
  const [rows, cols] = [Math.max(...squares.map(({ row }) => row)) + 1, Math.max(...squares.map(({ col }) => col)) + 1];
  const village = piece >= box.pieces.neutrals;
  return (
    <span
      class="am-piece am-laid"
      style={inBox(sheetOf(layout), {
        x: EDGE + left * SQUARE,
        y: EDGE + top * SQUARE,
        w: cols * SQUARE,
        h: rows * SQUARE,
      })}
      data-piece={`laid:${placeName(layout, space)}`}
    >
      <img src={tileImage({ squares, seat: village ? seat : undefined })} alt="" draggable={false} />
      {village && (
        <i style={{ left: `${(((squares[0]?.col ?? 0) + 0.5) / cols) * 100}%`, top: `${(0.72 / rows) * 100}%` }}>
          <Emblem seat={seat} />
        </i>
      )}
    </span>
  );
}
