import { cx } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { isLit, isSettled, useDeal } from './deal.ts';

export interface HitProps {
  /** What is picked by it; undefined for what is only looked at. */
  readonly target: string | undefined;
  /** Everything a look would tell. */
  readonly label: string;
  readonly class?: string;
  /** One of a sheet must be reachable by Tab even when nothing on it can be chosen. */
  readonly first?: boolean;
  readonly onPick?: () => void;
}

/** The part of a thing that is pointed at: it covers the drawing, has the focus, and says what there is to see. */
export function Hit({ target, label, class: more, first = false, onPick }: HitProps): JSX.Element {
  const deal = useDeal();
  const lit = isLit(deal, target);
  const settled = isSettled(deal, target);
  return (
    <button
      type="button"
      class={cx('fd-hit', more)}
      data-target={target}
      data-pick={lit ? '' : undefined}
      tabIndex={lit || first ? 0 : -1}
      aria-disabled={!lit}
      aria-pressed={settled ? true : undefined}
      aria-label={label}
      onClick={() => {
        if (lit && target !== undefined) (onPick ?? (() => deal.turn?.pick(target)))();
        else if (settled) deal.turn?.back();
      }}
    />
  );
}
