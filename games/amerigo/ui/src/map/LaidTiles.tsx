import { spacesOf } from '@portolan/amerigo';
import { inRectangle } from '@portolan/table-kit';
import { Emblem } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { tileImage } from '../art/tileImage.ts';
import { placeId } from '../table/placeId.ts';
import { useScene } from '../table/scene.ts';
import { EDGE, SQUARE, sheetOf } from './geometry.ts';

/** Where the emblem is on the first square of a village tile. */
const EMBLEM = { single: { x: 0.65, y: 0.58 }, other: { x: 0.5, y: 0.46 } } as const;

/** Every tile on the map. */
export function LaidTiles(): JSX.Element {
  const { view, box } = useScene();
  return (
    <div class="am-pieces">
      {view.map.laid.map((tile) => (
        <LaidTile key={placeId(box, tile.space)} {...tile} />
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
  const emblem = EMBLEM[squares.length === 1 ? 'single' : 'other'];
  const village = piece >= box.pieces.neutrals;
  return (
    <span
      class="am-piece am-laid"
      style={inRectangle(sheetOf(layout), {
        x: EDGE + left * SQUARE,
        y: EDGE + top * SQUARE,
        w: cols * SQUARE,
        h: rows * SQUARE,
      })}
      data-piece={`laid:${placeId(box, space)}`}
    >
      <img src={tileImage({ squares, seat: village ? seat : undefined })} alt="" draggable={false} />
      {village && (
        <i
          style={{ left: `${(((squares[0]?.col ?? 0) + emblem.x) / cols) * 100}%`, top: `${(emblem.y / rows) * 100}%` }}
        >
          <Emblem seat={seat} />
        </i>
      )}
    </span>
  );
}
