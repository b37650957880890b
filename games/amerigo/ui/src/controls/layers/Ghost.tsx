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

/** A tile that does not lie on the map yet. */
export function Ghost({ placement: { piece, turn, space }, seat, look, onPointerDown }: GhostProps): JSX.Element {
  const { box, layout } = useScene();
  const left = Math.min(0, ...cellsOf(box, piece, turn).map(({ col }) => col));
  const x = EDGE + ((space % layout.stride) + left) * SQUARE;
  const y = EDGE + Math.floor(space / layout.stride) * SQUARE;
  return (
    <span
      class="am-ghost-way"
      style={{ transform: `translate(calc(var(--tk-u) * ${x}), calc(var(--tk-u) * ${y}))` }}
      aria-hidden="true"
      onPointerDown={onPointerDown}
    >
      <GhostShape piece={piece} turn={turn} seat={seat} look={look} />
    </span>
  );
}

type GhostShapeProps = Pick<Placement, 'piece' | 'turn'> & Pick<GhostProps, 'seat' | 'look'>;

/** The tile alone, as large as it is on the map. */
export function GhostShape({ piece, turn, seat, look }: GhostShapeProps): JSX.Element {
  const { box } = useScene();
  return (
    <span class="am-ghost" data-look={look}>
      <TileShape box={box} piece={piece} turn={turn} seat={seat} />
    </span>
  );
}
