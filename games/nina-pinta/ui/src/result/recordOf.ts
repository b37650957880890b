import type { FinishedMatch, RecordFact } from '@portolan/client';
import type { Box, View } from '@portolan/nina-pinta';
import { nationName } from '../words.ts';
import { gradeOf } from './grade.ts';
import { t } from './messages.ts';

/** What a player remembers of a solo game: both nations, both totals, and the grade of victory. [NP-SOLO-89] */
export function recordOf(box: Box, { outcome, view }: FinishedMatch): readonly RecordFact[] {
  const [own, planck] = (view as View).players;
  const grade = gradeOf(box, outcome);
  const [score = 0] = outcome.scores;
  const [rival] = outcome.rivals ?? [];
  if (rival === undefined) return [];
  return [
    { label: t('record.nation'), value: nationName(own?.nation) },
    { label: t('record.planck'), value: nationName(planck?.nation) },
    { label: t('record.points'), value: t('record.totals', { score, rival: rival.score }) },
    { label: t('record.grade'), value: grade === undefined ? t('record.resigned') : (grade.rank ?? t('record.none')) },
  ];
}
