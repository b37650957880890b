import { nameAt } from '@portolan/client';
import type { Outcome } from '@portolan/kernel';
import type { JSX } from 'preact';
import { t } from './messages.ts';
import { type ScoreRow, Scores } from './Scores.tsx';

/** A part of a bar: a heading, and the sources of the outcome that it sums up. */
export interface SourceGroup {
  readonly title: string;
  readonly sources: readonly string[];
}

export interface SourceBarsProps {
  readonly outcome: Outcome;
  readonly names: readonly string[];
  readonly groups: readonly SourceGroup[];
  /** How equal points are ranked. */
  readonly tieNote: string;
}

/** How many points each seat has from what, and how equal points are ranked where there are any. */
export function SourceBars({ outcome, names, groups, tieNote }: SourceBarsProps): JSX.Element {
  const rows = rowsOf(outcome, names, groups);
  return (
    <section class="tk-bars">
      <h3>{t('sources')}</h3>
      <Scores
        caption={t('sources')}
        sources={groups.map(({ title }) => title)}
        totalLabel={t('total')}
        placeLabel={t('place')}
        rows={rows}
      />
      {new Set(outcome.scores).size < rows.length && <p class="quiet">{tieNote}</p>}
    </section>
  );
}

function rowsOf(
  { scores, places, breakdown }: Outcome,
  names: readonly string[],
  groups: readonly SourceGroup[],
): ScoreRow[] {
  return scores
    .map((total, seat) => ({
      seat,
      name: nameAt(names, seat),
      place: places[seat] ?? 0,
      total,
      parts: groupPoints(groups, breakdown[seat] ?? {}),
    }))
    .sort((one, other) => one.place - other.place);
}

/** The points of each group, for one seat's part of the outcome. */
export function groupPoints(groups: readonly SourceGroup[], breakdown: Readonly<Record<string, number>>): number[] {
  return groups.map(({ sources }) => sources.reduce((sum, source) => sum + (breakdown[source] ?? 0), 0));
}
