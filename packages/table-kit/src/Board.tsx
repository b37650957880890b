import { cx } from '@portolan/ui-kit';
import type { ComponentChildren, JSX } from 'preact';
import type { Sheet } from './sheet.ts';
import './board.css';

export interface BoardProps {
  readonly sheet: Sheet;
  readonly label: string;
  readonly class?: string;
  /** The chosen layout, for the style sheet. */
  readonly form?: string;
  readonly children: ComponentChildren;
}

/** A board that keeps its proportions. What is on it is measured in `--tk-u`, so it grows and shrinks with the board. */
export function Board({ sheet, label, class: more, form, children }: BoardProps): JSX.Element {
  const { width, height } = sheet;
  return (
    <section
      class={cx('tk-board', more)}
      data-form={form}
      style={{ '--tk-width': `${width}`, '--tk-ratio': `${width / height}` }}
      aria-label={label}
    >
      {children}
    </section>
  );
}
