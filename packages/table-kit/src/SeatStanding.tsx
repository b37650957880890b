import type { SeatInfo } from '@portolan/protocol';
import { cx } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { t } from './messages.ts';
import './seatStanding.css';

export interface SeatStandingProps {
  /** Undefined for a side that is played by the rules. */
  readonly who: SeatInfo | undefined;
  /** The viewer sits here. */
  readonly own: boolean;
  /** The table is waiting for this seat. */
  readonly asked: boolean;
}

/**
 * A word beside the name of a seat. There is often room for only one: that a player has resigned or is away comes first,
 * because the others would wait without knowing why; that it is their turn is also shown on the panel itself.
 */
export function SeatStanding({ who, own, asked }: SeatStandingProps): JSX.Element | null {
  const person = who?.kind === 'person' ? who : undefined;
  const absent = person !== undefined && !own && (person.resigned ? 'resigned' : person.present ? undefined : 'away');
  const word = absent || (asked ? 'asked' : own ? 'you' : undefined);
  if (word === undefined) return null;
  const title = absent ? t(`${absent}Hint`) : undefined;
  return (
    <span class={cx('tk-standing', asked && 'tk-standing-asked', absent && `tk-standing-${absent}`)} title={title}>
      {t(word)}
      {absent && asked && <span class="unseen"> {t('asked')}</span>}
    </span>
  );
}
