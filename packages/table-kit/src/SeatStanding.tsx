import type { SeatInfo } from '@portolan/protocol';
import { BotPortrait, cx } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { t } from './messages.ts';
import './seatStanding.css';

type Person = Extract<SeatInfo, { readonly kind: 'person' }>;

export interface SeatStandingProps {
  /** Undefined for a side that is played by the rules. */
  readonly who: SeatInfo | undefined;
  /** The viewer sits here. */
  readonly own: boolean;
  /** The table is waiting for this seat. */
  readonly asked: boolean;
}

/**
 * A word or the portrait of a bot beside the name of a seat. There is often room for only one: that a player has resigned or is away comes first,
 * because the others would wait without knowing why; that it is their turn is also shown on the panel itself.
 */
export function SeatStanding({ who, own, asked }: SeatStandingProps): JSX.Element | null {
  const person = who?.kind === 'person' ? who : undefined;
  const absent = person === undefined ? undefined : absence(person, own);
  const word = absent ?? (asked ? 'asked' : own ? 'you' : undefined);
  if (word === undefined) return who?.kind === 'bot' ? <BotPortrait bot={who.bot} /> : null;
  const title = absent !== undefined ? t(`${absent}Hint`) : undefined;
  return (
    <span
      class={cx('tk-standing', asked && 'tk-standing-asked', absent !== undefined && `tk-standing-${absent}`)}
      title={title}
    >
      {person?.standIn !== undefined && <BotPortrait bot={person.standIn.bot} size={16} />}
      {t(word)}
      {absent !== undefined && asked && <span class="unseen"> {t('asked')}</span>}
    </span>
  );
}

/** Why somebody does not play; nobody has to be told that they are away themselves. */
function absence(person: Person, own: boolean): 'resigned' | 'standIn' | 'away' | undefined {
  if (person.standIn !== undefined && !person.resigned) return 'standIn';
  if (own) return undefined;
  if (person.resigned) return 'resigned';
  return person.present ? undefined : 'away';
}
