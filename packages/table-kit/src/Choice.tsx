import { cx } from '@portolan/ui-kit';
import type { ComponentChildren, JSX } from 'preact';
import { useTableScene } from './tableContext.ts';
import { isLit, isSettled } from './turnState.ts';
import './choice.css';
import './turnState.css';

export interface ChoiceProps {
  readonly target: string;
  /** Spoken in place of what is drawn. */
  readonly label?: string;
  readonly class?: string;
  readonly card?: string;
  readonly children: ComponentChildren;
}

/** A button among the controls. It shows that its target was picked; another press takes the pick back. */
export function Choice({ target, label, class: more, card, children }: ChoiceProps): JSX.Element {
  const scene = useTableScene();
  const lit = isLit(scene, target);
  const settled = isSettled(scene, target);
  return (
    <button
      type="button"
      class={cx('button', 'tk-choice', 'tk-choice-large', settled && 'tk-settled', more)}
      data-target={target}
      data-pick={lit ? '' : undefined}
      data-card={card}
      aria-label={label}
      aria-pressed={settled}
      disabled={!lit && !settled}
      onClick={() => (lit ? scene.turn?.pick(target) : scene.turn?.back())}
    >
      {children}
    </button>
  );
}
