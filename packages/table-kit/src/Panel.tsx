import { cx } from '@portolan/ui-kit';
import type { ComponentChildren, CSSProperties, JSX } from 'preact';
import { Slice } from './Slice.tsx';
import './panel.css';

export interface PanelProps {
  readonly title: string;
  /** Below or beside the title. */
  readonly note?: ComponentChildren;
  /** Its card and spot. */
  readonly card?: string;
  readonly class?: string;
  /** For the title with its note. */
  readonly headClass?: string;
  readonly style?: CSSProperties;
  /** Everything the drawing depends on. */
  readonly of: readonly unknown[];
  readonly children: () => JSX.Element;
}

/** A titled part of what lies around the board. It is rendered again only when necessary. */
export function Panel({ title, note, card, class: more, headClass, style, of, children }: PanelProps): JSX.Element {
  return (
    <section class={cx('tk-panel', more)} style={style} data-card={card} data-spot={card} aria-label={title}>
      <header class={cx('tk-panel-head', headClass)}>
        <h3>{title}</h3>
        {note}
      </header>
      <Slice of={of}>{children}</Slice>
    </section>
  );
}
