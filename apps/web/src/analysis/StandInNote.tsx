import type { Analysis } from '@portolan/bots';
import { nameAt } from '@portolan/client';
import { list } from '@portolan/i18n';
import type { JSX } from 'preact';
import { t } from '../messages/analysis.ts';

export interface StandInNoteProps {
  readonly analysis: Analysis;
  readonly names: readonly string[];
}

/** Whose decisions are not judged because a bot took them. */
export function StandInNote({ analysis, names }: StandInNoteProps): JSX.Element | null {
  const replaced = analysis.seats.flatMap(({ stoodIn }, seat) => (stoodIn > 0 ? [nameAt(names, seat)] : []));
  if (replaced.length === 0) return null;
  return <p class="small quiet">{t('analysis.stoodIn', { names: list(replaced) })}</p>;
}
