import { cx, Emblem, seatColour } from '@portolan/ui-kit';
import type { ComponentChildren, JSX } from 'preact';
import './seatTile.css';

export interface SeatTileProps {
  readonly seat: number;
  /** What is on its face; without it the tile is face down. */
  readonly face?: string | number | undefined;
  /** Its `data-piece`, for a tile that can move. */
  readonly piece?: string;
}

/** Tiles side by side. */
export function SeatTiles({
  spot,
  children,
}: {
  readonly spot: string;
  readonly children: ComponentChildren;
}): JSX.Element {
  return (
    <div class="tk-tiles" data-spot={spot}>
      {children}
    </div>
  );
}

export interface TileSlotProps {
  readonly spot: string;
  /** What it is for. */
  readonly title: string;
  readonly children: ComponentChildren;
}

/** A place for a tile, at the end of a row. */
export function TileSlot({ spot, title, children }: TileSlotProps): JSX.Element {
  return (
    <span class="tk-tile-slot" data-spot={spot} title={title}>
      {children}
    </span>
  );
}

/** A card or tile in the colour of its seat; its back shows the seat's emblem. */
export function SeatTile({ seat, face, piece }: SeatTileProps): JSX.Element {
  return (
    <span
      class={cx('tk-tile', face === undefined && 'tk-tile-back')}
      style={{ '--colour': seatColour(seat) }}
      data-piece={piece}
    >
      {face ?? <Emblem seat={seat} />}
    </span>
  );
}
