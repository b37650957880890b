import { Slice } from '@portolan/table-kit';
import type { ComponentChildren, JSX } from 'preact';
import './panel.css';

export interface PanelProps {
  readonly name: string;
  readonly title: string;
  /** Beside the title. */
  readonly note?: ComponentChildren;
  /** Its card and spot. */
  readonly card?: string;
  /** Everything the drawing depends on. */
  readonly of: readonly unknown[];
  readonly children: () => JSX.Element;
}

/** A part of the display beside the map. */
export function Panel({ name, title, note, card, of, children }: PanelProps): JSX.Element {
  return (
    <section
      class={`am-panel am-panel-${name}`}
      style={{ '--am-area': name }}
      data-card={card}
      data-spot={card}
      aria-label={title}
    >
      <header class="am-panel-head">
        <h3>{title}</h3>
        {note}
      </header>
      <Slice of={of}>{children}</Slice>
    </section>
  );
}
