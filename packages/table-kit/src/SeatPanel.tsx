import type { SeatInfo } from '@portolan/protocol';
import { Figure, SeatBadge } from '@portolan/ui-kit';
import type { ComponentChildren, JSX } from 'preact';
import { t } from './messages.ts';
import { SeatStanding } from './SeatStanding.tsx';
import './seatPanel.css';

/** The panels of all seats side by side, or one below the other. */
export function SeatPanels({ children }: { readonly children: ComponentChildren }): JSX.Element {
  return <ul class="tk-seats">{children}</ul>;
}

export interface SeatPanelProps {
  readonly seat: number;
  readonly name: string;
  readonly score: number;
  /** Part of the score is hidden from the viewer. */
  readonly atLeast?: boolean;
  /** The viewer sits here. */
  readonly own: boolean;
  /** The table is waiting for this seat. */
  readonly asked: boolean;
  /** Undefined for a side that is played by the rules. */
  readonly who: SeatInfo | undefined;
  readonly children: ComponentChildren;
}

/** What a seat has. Its card and spot are `seat:<n>`, the spot of its points `score:<n>`. */
export function SeatPanel({
  seat,
  name,
  score,
  atLeast = false,
  own,
  asked,
  who,
  children,
}: SeatPanelProps): JSX.Element {
  return (
    <li class="tk-seat" data-own={own} data-asked={asked} data-card={`seat:${seat}`} data-spot={`seat:${seat}`}>
      <header class="tk-seat-head">
        <SeatBadge seat={seat} />
        <h3 title={name}>{name}</h3>
        <SeatStanding who={who} own={own} asked={asked} />
        <span class="tk-seat-score" data-spot={`score:${seat}`} title={atLeast ? t('atLeastHint') : undefined}>
          <span class="unseen">{t('points')} </span>
          {atLeast && <span class="unseen">{t('atLeast')} </span>}
          <Figure value={score} changeBefore />
          {atLeast && (
            <span class="tk-seat-more" aria-hidden="true">
              {t('orMore')}
            </span>
          )}
        </span>
      </header>
      {children}
    </li>
  );
}
