import type { Event } from '@portolan/amerigo';
import type { ResultProps } from '@portolan/client';
import { Result, ScoreLines, SourceBars } from '@portolan/table-kit/result';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { t } from './messages.ts';
import { scoreHistory } from './scoreHistory.ts';
import { sourceGroups } from './sources.ts';

/** Charts of a finished game. The caller guarantees that the events are those of a game of Amerigo. */
export function Charts({ outcome, names, events }: ResultProps): JSX.Element {
  const seats = outcome.scores.length;
  const stretches = useMemo(() => scoreHistory(seats, events as readonly Event[]), [seats, events]);
  return (
    <Result>
      <SourceBars outcome={outcome} names={names} groups={sourceGroups()} tieNote={t('tie')} />
      {stretches.length > 0 && <ScoreLines stretches={stretches} names={names} seats={seats} />}
    </Result>
  );
}
