import { describeEvent, type GameUi, type MatchState, type Step, type Timeline } from '@portolan/client';
import { SeatBadge } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { useStore } from '../app/useStore.ts';
import { lastLine } from './logLines.ts';

export interface TickerProps {
  readonly ui: GameUi;
  readonly timeline: Timeline<Step>;
  readonly names: readonly string[];
  readonly entries: MatchState['entries'];
}

/** The current event as a line of text, or the last one when nothing is animated. Screen readers use the announcer. */
export function Ticker({ ui, timeline, names, entries }: TickerProps): JSX.Element | null {
  const now = useStore(timeline.now);
  const last = useMemo(() => lastLine(ui, entries, names), [ui, entries, names.join()]);
  const event = now?.step.event;
  const seat = event === undefined ? last?.seat : seatOf(event);
  const text = event === undefined ? last?.text : describeEvent(ui, event, names);
  if (text === undefined) return null;
  return (
    <div>
      <div class="ticker" data-idle={now === undefined}>
        <p aria-hidden="true">
          {seat !== undefined && <SeatBadge seat={seat} />}
          <span key={text}>{text}</span>
        </p>
      </div>
    </div>
  );
}

function seatOf(event: object): number | undefined {
  return 'seat' in event && typeof event.seat === 'number' && event.seat >= 0 ? event.seat : undefined;
}
