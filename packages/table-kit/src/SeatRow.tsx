import { cx } from '@portolan/ui-kit';
import type { ComponentChildren, JSX } from 'preact';
import './seatRow.css';

export interface SeatRowProps {
  /** The accessible name of the row as a whole. */
  readonly label: string;
  /** The class that places the row on the table. */
  readonly class: string;
  /** The class of the list of panels. */
  readonly rowClass: string;
  readonly children: ComponentChildren;
}

/** The panels of all seats in one row, each as high as the row. */
export function SeatRow({ label, class: more, rowClass, children }: SeatRowProps): JSX.Element {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: where the row scrolls it must be reachable
    <section class={cx('tk-seat-room', more)} aria-label={label} tabIndex={0}>
      <ul class={cx('tk-seat-row', rowClass)}>{children}</ul>
    </section>
  );
}
