import { cx, Emblem, seatColour } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { Body } from '../art/Body.tsx';
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

/** A round piece of a seat: colour and emblem, and on a mission disc its number. It is 2em wide. */
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
  /** One of several drawings of the same ship: nothing moves from or to it. */
  readonly nameless?: boolean;
}

/** Hull and sails in the colour of its seat, with the emblem on the mainsail. It is 2.3em wide. */
export function Ship({ seat, galleon, nameless = false }: ShipProps): JSX.Element {
  return (
    <span
      class={cx('fd-ship', galleon && 'fd-ship-galleon')}
      data-seat={seat}
      data-piece={nameless ? undefined : `ship:${seat}`}
    >
      <Body name={galleon ? 'galleon' : 'frigate'} seat={seat} />
      <i>
        <Emblem seat={seat} />
      </i>
    </span>
  );
}

/** The marker of a conquest. */
export function Cube({ seat, label }: { readonly seat: number; readonly label?: string }): JSX.Element {
  return (
    <span class="fd-cube" {...(label !== undefined && { role: 'img' as const, 'aria-label': label, title: label })}>
      <Body name="cube" seat={seat} />
      <i>
        <Emblem seat={seat} />
      </i>
    </span>
  );
}

/** A treasure chest with its seat's colours on the bands. */
export function Chest({ seat, open = false }: { readonly seat: number; readonly open?: boolean }): JSX.Element {
  return (
    <span class="fd-chest-body">
      <Body name={open ? 'chestOpen' : 'chest'} seat={seat} />
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
