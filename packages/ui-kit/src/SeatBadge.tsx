import type { ComponentChildren, JSX } from 'preact';
import { cx } from './cx.ts';
import { emblemLetter, emblemOf, seatColour } from './seatStyle.ts';

/** The emblem of a seat at text size or `--emblem-size`. It is a glyph of a font, which is the cheapest thing to paint. */
export function Emblem({ seat }: { readonly seat: number }): JSX.Element {
  return <span class="emblem" data-letter={emblemLetter(emblemOf(seat))} aria-hidden="true" />;
}

export interface SeatBadgeProps {
  readonly seat: number;
  /** For screen readers; without it the badge is decoration next to a name. */
  readonly label?: string;
  /** The seat is still open. */
  readonly vacant?: boolean;
}

/** Colour and emblem of a seat. Its size is `--badge-size`. */
export function SeatBadge({ seat, label, vacant = false }: SeatBadgeProps): JSX.Element {
  return (
    <span
      class={cx('seat-badge', vacant && 'seat-badge-vacant')}
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
