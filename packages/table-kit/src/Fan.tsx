import { cx } from '@portolan/ui-kit';
import type { HTMLAttributes, JSX } from 'preact';
import './fan.css';

export interface FanProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'class'> {
  readonly class?: string;
  /** How many children it has. */
  readonly count: number;
}

/** Pieces side by side. Where they do not fit, they overlap as far as necessary and keep their size. */
export function Fan({ class: more, count, ...rest }: FanProps): JSX.Element {
  return <span {...rest} class={cx('tk-fan', more)} style={{ '--tk-count': `${count}` }} />;
}
