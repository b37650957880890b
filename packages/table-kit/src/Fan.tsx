import { cx } from '@portolan/ui-kit';
import type { ComponentChildren, JSX } from 'preact';
import './fan.css';

export interface FanProps {
  readonly class?: string;
  /** How many children it has. */
  readonly count: number;
  /** Its `data-spot`, for pieces that move here. */
  readonly spot?: string;
  readonly children: ComponentChildren;
}

/** Pieces side by side. Where they do not fit, they overlap as far as necessary and keep their size. */
export function Fan({ class: more, count, spot, children }: FanProps): JSX.Element {
  return (
    <span class={cx('tk-fan', more)} style={{ '--tk-count': `${count}` }} data-spot={spot} aria-hidden="true">
      {children}
    </span>
  );
}
