import { describeEvent, type GameUi, type Step, type Timeline } from '@portolan/client';
import { SeatBadge } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useStore } from '../app/useStore.ts';
import type { Line } from './logLines.ts';

export interface TickerProps {
  readonly ui: GameUi;
  readonly timeline: Timeline<Step>;
  readonly names: readonly string[];
  /** The last line that has been shown. */
  readonly last: Line | undefined;
}

/** The current event as a line of text, or the last one when nothing is animated. Screen readers use the announcer. */
export function Ticker({ ui, timeline, names, last }: TickerProps): JSX.Element | null {
  const now = useStore(timeline.now);
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
