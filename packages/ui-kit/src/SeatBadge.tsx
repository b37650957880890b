import type { ComponentChildren, JSX } from 'preact';
import { cx } from './cx.ts';
import { emblemLetter, emblemOf, seatColour } from './seatStyle.ts';

/** The emblem of a seat at text size. It is a glyph of the emblem font, which is the cheapest thing to paint. */
export function Emblem({ seat }: { readonly seat: number }): JSX.Element {
  return <span class="emblem" data-letter={emblemLetter(emblemOf(seat))} aria-hidden="true" />;
}

/** Colour and emblem of a seat. Without a `label` for screen readers it is decoration next to a name. */
export function SeatBadge({ seat, label }: { readonly seat: number; readonly label?: string }): JSX.Element {
  return (
    <span
      class="seat-badge"
      data-seat={seat}
      style={{ '--colour': seatColour(seat) }}
      aria-hidden={label === undefined}
      {...(label !== undefined && { role: 'img' as const, 'aria-label': label, title: label })}
    >
      <Emblem seat={seat} />
    </span>
  );
}

/** A badge followed by a name. */
export function SeatName(props: {
  readonly seat: number;
  readonly class?: string;
  readonly children: ComponentChildren;
}): JSX.Element {
  return (
    <span class={cx('seat-name', props.class)}>
      <SeatBadge seat={props.seat} />
      <span>{props.children}</span>
    </span>
  );
}
