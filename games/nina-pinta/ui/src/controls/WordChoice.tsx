import { Choice } from '@portolan/table-kit';
import { cx } from '@portolan/ui-kit';
import type { ComponentChildren, JSX } from 'preact';
import { Glyph, type GlyphName } from '../art/Glyph.tsx';

export interface WordChoiceProps {
  readonly target: string;
  readonly glyph?: GlyphName | undefined;
  readonly main: ComponentChildren;
  /** What it brings, below. */
  readonly more?: ComponentChildren;
  /** Printed at the end of the first line. */
  readonly figure?: ComponentChildren;
  /** Something is lost by it. */
  readonly warn?: boolean;
  readonly card?: string | undefined;
  /** Spoken in place of what is drawn. */
  readonly label?: string;
}

/** A choice in words, with its picture. */
export function WordChoice(props: WordChoiceProps): JSX.Element {
  const { target, glyph, main, more, figure, warn = false, card, label } = props;
  return (
    <Choice
      target={target}
      class="np-choice"
      {...(card !== undefined && { card })}
      {...(label !== undefined && { label })}
    >
      {glyph !== undefined && <Glyph name={glyph} class="np-choice-glyph" />}
      <span class="tk-choice-words np-choice-words">
        <span class="np-choice-main">
          <span>{main}</span>
          {figure !== undefined && <b class="np-figure">{figure}</b>}
        </span>
        {more !== undefined && more !== '' && <span class={cx('tk-choice-effect', warn && 'np-warn')}>{more}</span>}
      </span>
    </Choice>
  );
}
