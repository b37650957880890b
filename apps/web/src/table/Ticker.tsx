import type { Showing, Timeline } from '@portolan/client';
import { Button, SeatBadge } from '@portolan/ui-kit';
import { useStore } from '../app/useStore.ts';
import { t } from '../messages/index.ts';
import type { Line } from './logLines.ts';

/** What just happened, a line at a time; it can be skipped. At rest it shows the last line. */
export function Ticker({ timeline, last }: { readonly timeline: Timeline<Line>; readonly last: Line | undefined }) {
  const now: Showing<Line> | undefined = useStore(timeline.now);
  const line = now?.step ?? last;
  return (
    <div class="ticker" data-idle={now === undefined}>
      <p role="status" aria-live="polite">
        {line?.seat !== undefined && <SeatBadge seat={line.seat} />}
        <span key={line?.key}>{line?.text}</span>
      </p>
      {now !== undefined && now.waiting > 0 && (
        <Button size="small" look="plain" icon="end" onClick={timeline.skip}>
          {t('table.skip')}
        </Button>
      )}
    </div>
  );
}
