import type { Scene } from '../table/scene.ts';
import type { Laying } from './laying.ts';
import { squaresAt } from './mapOnScreen.ts';
import { cellsOf } from './tileCells.ts';

export interface Snap {
  readonly scene: Scene;
  readonly laying: Laying;
  /** See `coverable`. */
  readonly over: ReadonlyMap<number, readonly number[]>;
  /** The map on the screen. */
  readonly map: DOMRect;
}

/**
 * The space for the first square of a tile that is held at a point: a legal one that covers the point if there is any,
 * otherwise with the tile's middle at the point. Undefined beside the squares of the map.
 */
export function snapTo(
  { scene: { box, layout }, laying: { piece, turn, legal }, over, map }: Snap,
  point: { readonly clientX: number; readonly clientY: number },
): number | undefined {
  const { x, y } = squaresAt(layout, map, point);
  const [row, col] = [Math.floor(y), Math.floor(x)];
  if (row < 0 || col < 0 || row >= layout.height || col >= layout.width) return undefined;
  const pointed = row * layout.stride + col;
  if (legal.has(pointed)) return pointed;
  const cells = cellsOf(box, piece, turn);
  const middle = {
    row: cells.reduce((sum, one) => sum + one.row + 0.5, 0) / cells.length,
    col: cells.reduce((sum, one) => sum + one.col + 0.5, 0) / cells.length,
  };
  const far = (space: number): number =>
    Math.hypot(Math.floor(space / layout.stride) + middle.row - y, (space % layout.stride) + middle.col - x);
  const [nearest] = (over.get(pointed) ?? []).toSorted((one, other) => far(one) - far(other));
  if (nearest !== undefined) return nearest;
  const first = { row: Math.round(y - middle.row), col: Math.round(x - middle.col) };
  const isOnMap = first.row >= 0 && first.col >= 0 && first.row < layout.height && first.col < layout.width;
  return isOnMap ? first.row * layout.stride + first.col : pointed;
}
