import type { Turn } from '@portolan/client';
import type { ComponentChildren, CSSProperties, JSX, RefObject } from 'preact';
import { useState } from 'preact/hooks';
import { moveByArrow } from './arrows.ts';
import { beginNewParts } from './drawInTurn.ts';
import { t } from './messages.ts';

export interface TableFrameProps {
  /** Receives the element: layouts are measured and pieces found in it. */
  readonly root: RefObject<HTMLElement | null>;
  readonly title: string;
  readonly turn: Turn | undefined;
  /** The chosen layout, for the style sheet. */
  readonly form?: string;
  readonly class: string;
  readonly style?: CSSProperties;
  readonly children: ComponentChildren;
}

/** The outermost element of a table: arrow keys move between hit areas, Escape takes all picks back. */
export function TableFrame({ root, title, turn, form, class: more, style, children }: TableFrameProps): JSX.Element {
  useState(beginNewParts);
  return (
    <section
      ref={root}
      class={more}
      style={style}
      data-form={form}
      aria-label={title}
      onKeyDown={(event) => {
        if (root.current !== null) moveByArrow(event, root.current);
        if (event.key === 'Escape') turn?.cancel();
      }}
    >
      <h1 class="unseen">{title}</h1>
      {/* Above the headings of the game's panels, so that no level is skipped. */}
      <h2 class="unseen">{t('board')}</h2>
      {children}
    </section>
  );
}
