import type { ResultProps } from '@portolan/client';
import type { Box, Event } from '@portolan/francis-drake';
import { Result, ScoreLines, SourceBars } from '@portolan/table-kit/result';
import type { ComponentType, JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { t } from './messages.ts';
import { scoreHistory } from './scoreHistory.ts';
import { sourceGroups } from './sources.ts';

/** Charts of a finished game that was played with these components. */
export function resultFor(box: Box): ComponentType<ResultProps> {
  return (props) => <Charts {...props} box={box} />;
}

function Charts({ box, outcome, names, events }: ResultProps & { readonly box: Box }): JSX.Element {
  const seats = outcome.scores.length;
  // The caller guarantees that the events are those of this game.
  const stretches = useMemo(() => scoreHistory(box, seats, events as readonly Event[]), [box, seats, events]);
  return (
    <Result>
      <SourceBars outcome={outcome} names={names} groups={sourceGroups()} tieNote={t('tie')} />
      {stretches.length > 0 && <ScoreLines stretches={stretches} names={names} seats={seats} />}
    </Result>
  );
}
