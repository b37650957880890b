import type { ResultProps } from '@portolan/client';
import { nameAt } from '@portolan/client';
import { list } from '@portolan/i18n';
import { type Box, type Event, GROUPS, WORLDS } from '@portolan/nina-pinta';
import { Result, ScoreLines, SourceBars, type SourceGroup } from '@portolan/table-kit/result';
import type { ComponentType, JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { groupName, worldName } from '../words.ts';
import { gradeOf } from './grade.ts';
import { t } from './messages.ts';
import { scoreHistory } from './scoreHistory.ts';
import { withRivals } from './sides.ts';
import './result.css';

/** Charts of a finished game with these components. The caller guarantees that the events are those of such a game. */
export function chartsFor(box: Box): ComponentType<ResultProps> {
  return (props) => <Charts {...props} box={box} />;
}

function Charts({ box, outcome, names, events }: ResultProps & { readonly box: Box }): JSX.Element {
  const all = useMemo(() => withRivals(outcome), [outcome]);
  const players = all.scores.length;
  const called = [...names.slice(0, outcome.scores.length), ...(outcome.rivals ?? []).map(() => t('planck'))];
  const stretches = useMemo(() => scoreHistory(box, players, events as readonly Event[]), [box, players, events]);
  return (
    <Result>
      <Victory box={box} outcome={outcome} names={called} />
      <SourceBars outcome={all} names={called} groups={sourceGroups(box, players > names.length)} tieNote={t('tie')} />
      {stretches.length > 0 && <ScoreLines stretches={stretches} names={called} seats={players} />}
    </Result>
  );
}

/** The rows of the score sheet, each a part of the bars. */
export function sourceGroups(box: Box, solo: boolean): readonly SourceGroup[] {
  return [
    ...WORLDS.map((id) => ({ title: t('world', { world: worldName(box, id) }), sources: [id] })),
    ...GROUPS.map((id) => ({ title: groupName(id), sources: [id] })),
    { title: t(solo ? 'goldSolo' : 'gold'), sources: ['gold'] },
  ];
}

type VictoryProps = Pick<ResultProps, 'outcome' | 'names'> & { readonly box: Box };

/** The grade of victory in a solo game. */
function Victory({ box, outcome, names }: VictoryProps): JSX.Element | null {
  const grade = gradeOf(box, outcome);
  if (grade === undefined) return null;
  const who = { who: nameAt(names, grade.won ? 0 : 1), you: false };
  const { rank, lead } = grade;
  const grades = box.components.solo.grades.map(({ name, from }) => t('gradeFrom', { name, from }));
  return (
    <section class="np-victory" aria-label={t('victory')}>
      <p class="np-victory-grade">{rank === undefined ? t('byOrder', who) : t('graded', { ...who, lead, rank })}</p>
      <p class="quiet">{t('grades', { grades: list(grades, 'plain') })}</p>
    </section>
  );
}
