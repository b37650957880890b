import type { Analysis } from '@portolan/bots';
import { nameAt } from '@portolan/client';
import { list } from '@portolan/i18n';
import type { ToldOutcome } from '@portolan/protocol';
import type { JSX } from 'preact';
import { t } from '../messages/analysis.ts';
import { stoodInSeats } from './stoodInSeats.ts';

export interface StandInNoteProps {
  readonly analysis: Analysis;
  readonly outcome: ToldOutcome | undefined;
  readonly names: readonly string[];
}

/** Whose decisions are not judged because a bot took them. */
export function StandInNote({ analysis, outcome, names }: StandInNoteProps): JSX.Element | null {
  const replaced = stoodInSeats(analysis, outcome?.resigned).map((seat) => nameAt(names, seat));
  if (replaced.length === 0) return null;
  return <p class="small quiet">{t('analysis.stoodIn', { names: list(replaced) })}</p>;
}
