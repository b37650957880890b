import { cx, Emblem, seatColour } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { Glyph } from '../art/Glyph.tsx';

export interface DiscProps {
  readonly seat: number;
  /** What is on its face; a disc without one lies face down. */
  readonly face?: string | undefined;
  readonly piece?: string;
  /** Face down after its mission. */
  readonly done?: boolean;
  /** Not there yet: the move being chosen would place it. */
  readonly ghostly?: boolean;
}

/** A round piece of a seat: colour and emblem, and on a mission disc its number. */
export function Disc({ seat, face, piece, done = false, ghostly = false }: DiscProps): JSX.Element {
  return (
    <span
      class={cx('fd-disc', face !== undefined && 'fd-disc-face', done && 'fd-disc-done', ghostly && 'fd-ghostly')}
      style={{ '--colour': seatColour(seat) }}
      data-seat={seat}
      data-piece={piece}
    >
      {face === undefined || done ? <Emblem seat={seat} /> : <Face face={face} seat={seat} />}
    </span>
  );
}

function Face({ face, seat }: { readonly face: string; readonly seat: number }): JSX.Element {
  return (
    <>
      {face === 'ghost' || face === 'hind' ? <Glyph name={face} /> : <b>{face}</b>}
      <i>
        <Emblem seat={seat} />
      </i>
    </>
  );
}

export interface ShipProps {
  readonly seat: number;
  readonly galleon: boolean;
  readonly label?: string;
}

export function Ship({ seat, galleon }: ShipProps): JSX.Element {
  return (
    <span class="fd-ship" style={{ '--colour': seatColour(seat) }} data-seat={seat} data-piece={`ship:${seat}`}>
      <Glyph name={galleon ? 'galleon' : 'frigate'} />
      <i>
        <Emblem seat={seat} />
      </i>
    </span>
  );
}

/** A troop or frigate counter: its value, or its back. */
export function Counter({ value, up }: { readonly value: number | undefined; readonly up: boolean }): JSX.Element {
  return (
    <span class={cx('fd-counter', up && 'fd-counter-up', !up && value !== undefined && 'fd-counter-known')}>
      {value === undefined ? '?' : `+${value}`}
    </span>
  );
}
