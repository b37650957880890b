import type { Placement } from '@portolan/amerigo';
import type { JSX } from 'preact';
import { TileShape } from '../../art/TileShape.tsx';
import { EDGE, SQUARE } from '../../map/geometry.ts';
import { useScene } from '../../table/scene.ts';
import { cellsOf } from '../tileCells.ts';

export interface GhostProps {
  readonly placement: Placement;
  readonly seat: number;
  readonly look: 'legal' | 'illegal' | 'placed' | 'tried';
  onPointerDown?(event: PointerEvent): void;
}

/** A tile that does not lie on the map yet. Moves by its transform alone. */
export function Ghost({ placement: { piece, turn, space }, seat, look, onPointerDown }: GhostProps): JSX.Element {
  const { box, layout } = useScene();
  const left = Math.min(0, ...cellsOf(box, piece, turn).map(({ col }) => col));
  const x = EDGE + ((space % layout.stride) + left) * SQUARE;
  const y = EDGE + Math.floor(space / layout.stride) * SQUARE;
  return (
    <span
      class="am-ghost"
      data-look={look}
      style={{ transform: `translate(calc(var(--tk-u) * ${x}), calc(var(--tk-u) * ${y}))` }}
      aria-hidden="true"
      onPointerDown={onPointerDown}
    >
      <TileShape box={box} piece={piece} turn={turn} seat={seat} />
    </span>
  );
}
