import { Choice } from '@portolan/table-kit';
import type { JSX } from 'preact';
import { Glyph } from '../art/Glyph.tsx';
import { useScene } from '../table/scene.ts';
import { goldWords } from '../words.ts';
import { t } from './messages.ts';
import { offered } from './moveAt.ts';

export interface AmountsProps {
  /** What an amount leads to, in a few words. */
  readonly words: (gold: number) => string;
}

/** The amounts of gold to choose from. */
export function Amounts({ words }: AmountsProps): JSX.Element {
  const scene = useScene();
  return (
    <div class="np-amounts">
      {offered(scene, 'gold').map((target) => {
        const gold = Number(target.slice('gold:'.length));
        return (
          <Choice key={target} target={target} class="np-amount">
            <span class="unseen">{t('amountLabel', { gold: goldWords(gold), effect: words(gold) })}</span>
            <span class="np-number" aria-hidden="true">
              <Glyph name="gold" />
              {gold}
            </span>
            <span class="tk-choice-effect" aria-hidden="true">
              {words(gold)}
            </span>
          </Choice>
        );
      })}
    </div>
  );
}
