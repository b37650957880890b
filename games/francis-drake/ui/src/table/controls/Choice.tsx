import { cx } from '@portolan/ui-kit';
import type { ComponentChildren, JSX } from 'preact';
import { isLit, isSettled, useDeal } from '../deal.ts';

export interface ChoiceProps {
  readonly target: string;
  /** Read aloud in place of what is drawn. */
  readonly label?: string;
  readonly class?: string;
  readonly card?: string;
  readonly children: ComponentChildren;
}

/** A button of the controls. It shows that it was picked, and lets go when it is picked again. */
export function Choice({ target, label, class: more, card, children }: ChoiceProps): JSX.Element {
  const deal = useDeal();
  const lit = isLit(deal, target);
  const settled = isSettled(deal, target);
  return (
    <button
      type="button"
      class={cx('button', 'choice', 'fd-choice', settled && 'fd-settled', more)}
      data-target={target}
      data-pick={lit ? '' : undefined}
      data-card={card}
      aria-label={label}
      aria-pressed={settled}
      disabled={!lit && !settled}
      onClick={() => (lit ? deal.turn?.pick(target) : deal.turn?.back())}
    >
      {children}
    </button>
  );
}
