import { Choice } from '@portolan/table-kit';
import { cx } from '@portolan/ui-kit';
import type { ComponentChildren, JSX } from 'preact';
import { Glyph, type GlyphName } from '../art/Glyph.tsx';

export interface WordChoiceProps {
  readonly target: string;
  readonly glyph?: GlyphName;
  readonly main: ComponentChildren;
  /** What it brings, below. */
  readonly more?: string | undefined;
  /** Printed at the end of the first line. */
  readonly figure?: ComponentChildren;
  /** It would achieve nothing, or something is lost by it. */
  readonly warn?: boolean;
  readonly card?: string;
}

/** A choice in words, with its picture. */
export function WordChoice({ target, glyph, main, more, figure, warn = false, card }: WordChoiceProps): JSX.Element {
  return (
    <Choice target={target} class="am-word-choice" {...(card !== undefined && { card })}>
      {glyph !== undefined && <Glyph name={glyph} class="am-choice-glyph" />}
      <span class="tk-choice-words am-choice-words">
        <span class="am-choice-main">
          <span>{main}</span>
          {figure !== undefined && <b class="am-figure">{figure}</b>}
        </span>
        {more !== undefined && more !== '' && <span class={cx('tk-choice-effect', warn && 'am-warn')}>{more}</span>}
      </span>
    </Choice>
  );
}
