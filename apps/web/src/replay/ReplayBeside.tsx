import type { Replayer, ReplayState } from '@portolan/client';
import type { TableInfo } from '@portolan/protocol';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ChosenFinding } from '../analysis/ChosenNote.tsx';
import { later } from '../app/later.tsx';
import { usePainted } from '../app/usePainted.ts';
import { t } from '../messages/replay.ts';
import { LaterResult, loadResult } from '../table/laterResult.ts';
import { useEventTexts } from '../table/useEventTexts.ts';
import type { WebUi } from '../table/useGameTable.ts';
import { ReplayView } from './ReplayView.tsx';
import { useEvents } from './useEvents.ts';

export interface ReplayBesideProps {
  /** Undefined until loaded. */
  readonly ui: WebUi | undefined;
  readonly table: TableInfo;
  readonly replayer: Replayer;
  readonly state: ReplayState;
  readonly names: readonly string[];
  /** The board shows the current moment. */
  readonly isShown: boolean;
  /** The decision of the analysis that is shown. */
  readonly chosen: ChosenFinding | undefined;
  readonly onGo: (seq: number) => void;
  readonly onChoose: (finding: ChosenFinding) => void;
}

// Not needed for the first paint.
const AnalysisPanel = later(async () => (await import('../analysis/AnalysisPanel.tsx')).AnalysisPanel);
const ReplayRest = later(async () => (await import('./ReplayRest.tsx')).ReplayRest);

/** How the match is shown, and the whole of it: its result, its analysis, its log and the check of its seed. */
export function ReplayBeside(props: ReplayBesideProps): JSX.Element {
  const { ui, table, state, names, isShown } = props;
  const ended = isShown && table.outcome !== undefined && state.seq === (state.last ?? table.seq);
  // The whole log is large; what happened in this moment is painted first.
  const isPainted = usePainted(useEventTexts(ui));
  const events = useEvents(ended && isPainted ? table.id : undefined);
  const isComplete = useLoaded(ui, isPainted) && (!ended || events !== undefined);
  // Once it is there it stays, with what it has found.
  const wasComplete = useRef(false);
  wasComplete.current ||= isComplete;
  return (
    <aside class="live-beside replay-beside" data-table-aside="" aria-label={t('replay.aside')}>
      <ReplayView {...props} />
      {ended && table.outcome !== undefined && ui !== undefined && events !== undefined && (
        <LaterResult ui={ui} table={table} outcome={table.outcome} names={names} events={events} seated={false} />
      )}
      {table.status === 'finished' && ui !== undefined && wasComplete.current && (
        <AnalysisPanel {...props} ui={ui} seq={state.seq} />
      )}
      {isComplete && <ReplayRest {...props} />}
    </aside>
  );
}

/** Whether everything above the rest is there, which it would push down if it came later. */
function useLoaded(ui: WebUi | undefined, isPainted: boolean): boolean {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    if (ui === undefined || !isPainted) return;
    void Promise.allSettled([AnalysisPanel.load(), ReplayRest.load(), loadResult(ui)]).then(() => setLoaded(true));
  }, [ui, isPainted]);
  return loaded;
}
