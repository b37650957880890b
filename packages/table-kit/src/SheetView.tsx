import { cx } from '@portolan/ui-kit';
import type { ComponentChildren, JSX } from 'preact';
import { Board } from './Board.tsx';
import type { Sheet } from './sheet.ts';
import './sheetView.css';

export interface SheetViewProps {
  readonly sheet: Sheet;
  readonly label: string;
  /** The address of a drawing of the sheet's size: `board.svg#sea`. */
  readonly art: string;
  readonly class?: string;
  /** In the lower left corner, line by line. */
  readonly caption?: ComponentChildren;
  /** Placed on the sheet with `atSpot` and `inRectangle`. */
  readonly children: ComponentChildren;
}

/** A board with its drawing; what lies on it is placed in its units. */
export function SheetView({ sheet, label, art, class: more, caption, children }: SheetViewProps): JSX.Element {
  return (
    <Board sheet={sheet} label={label} class={cx('tk-sheet', more)}>
      <svg class="tk-sheet-art" viewBox={`0 0 ${sheet.width} ${sheet.height}`} aria-hidden="true">
        <use href={art} />
      </svg>
      {children}
      {caption !== undefined && <p class="tk-sheet-caption">{caption}</p>}
    </Board>
  );
}
