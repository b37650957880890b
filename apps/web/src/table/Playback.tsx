import { asPace, type MatchTimeline, PACES, type TimelineState } from '@portolan/client';
import { Button, SelectField } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { chosenPace, keepPace } from '../app/pace.ts';
import { useStore } from '../app/useStore.ts';
import { t } from '../messages/playback.ts';
import { t as tTable } from '../messages/tableLater.ts';
import '../style/playback.css';

export interface PlaybackProps {
  readonly timeline: MatchTimeline;
  readonly line: TimelineState;
  /** The player's decision waits until the moves before it have been shown. */
  readonly asked: boolean;
}

/** Controls for the moves that are being shown: pause, skip and pace. Their space is kept while nothing is shown. */
export function Playback({ timeline, line, asked }: PlaybackProps): JSX.Element {
  const { paused, position } = line;
  const pace = useStore(chosenPace);
  useSkipKey(asked ? timeline.skip : undefined);
  return (
    <fieldset class="playback" aria-label={t('playback.label')} data-idle={position === undefined}>
      <Button
        size="small"
        icon={paused ? 'play' : 'pause'}
        label={t(paused ? 'playback.play' : 'playback.pause')}
        onClick={paused ? timeline.play : timeline.pause}
      />
      <Button
        size="small"
        look={asked ? 'primary' : 'usual'}
        icon="end"
        class={asked ? 'playback-skip to-turn' : 'playback-skip'}
        onClick={timeline.skip}
      >
        {asked ? tTable('table.skipToTurn') : t('playback.skip')}
      </Button>
      <SelectField
        bare
        label={t('playback.pace')}
        value={pace}
        options={PACES.map((value) => ({ value, label: t(`playback.${value}`) }))}
        onChange={(value) => keepPace(asPace(value))}
      />
    </fieldset>
  );
}

/** Enter or Space skips when nothing else handles them. */
function useSkipKey(skip: (() => void) | undefined): void {
  useEffect(() => {
    if (skip === undefined) return;
    const onKey = (event: KeyboardEvent): void => {
      const elsewhere = document.activeElement?.closest('button, a, input, select, textarea, [role=tab]') !== null;
      if ((event.key !== 'Enter' && event.key !== ' ') || elsewhere) return;
      event.preventDefault();
      skip();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [skip]);
}
