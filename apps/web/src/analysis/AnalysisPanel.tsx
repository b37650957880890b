import type { TableInfo } from '@portolan/protocol';
import { Button, Progress } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useStore } from '../app/useStore.ts';
import { t } from '../messages/analysis.ts';
import type { WebUi } from '../table/useGameTable.ts';
import { AnalysisReport } from './AnalysisReport.tsx';
import type { ChosenFinding } from './ChosenNote.tsx';
import { useAnalysis } from './useAnalysis.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { wantedAnalysis } from './wantedAnalysis.ts';
import '../style/analysis.css';

export interface AnalysisPanelProps {
  readonly ui: WebUi;
  readonly table: TableInfo;
  readonly names: readonly string[];
  /** The moment that is shown. */
  readonly seq: number;
  readonly chosen: ChosenFinding | undefined;
  readonly onGo: (seq: number) => void;
  readonly onChoose: (finding: ChosenFinding) => void;
}

/** Where a finished game was won and lost. */
export function AnalysisPanel(props: AnalysisPanelProps): JSX.Element {
  const { state, begin, cancel } = useAnalysis(props.table);
  const panel = useRef<HTMLElement>(null);
  useKeptFocus(panel);
  const wanted = useStore(wantedAnalysis);
  useEffect(() => {
    if (wanted !== props.table.id) return;
    wantedAnalysis.set(undefined);
    panel.current?.scrollIntoView({ block: 'start' });
    if (state.kind === 'idle') begin();
  }, [wanted]);
  return (
    <section ref={panel} class="surface analysis" aria-label={t('analysis.title')} tabIndex={-1}>
      <h2>{t('analysis.title')}</h2>
      {state.kind !== 'done' && <p class="small quiet">{t('analysis.lead')}</p>}
      {state.kind === 'idle' && (
        <Button look="primary" onClick={begin}>
          {t('analysis.begin')}
        </Button>
      )}
      {state.kind === 'running' && (
        <>
          <Progress label={t('analysis.progress')} value={state.done} />
          <Button onClick={cancel}>{t('analysis.cancel')}</Button>
        </>
      )}
      {state.kind === 'unable' && <p role="status">{t(`analysis.${state.why}`)}</p>}
      {state.kind === 'unable' && state.why === 'failed' && <Button onClick={begin}>{t('analysis.again')}</Button>}
      {state.kind === 'done' && <AnalysisReport {...props} {...state.value} />}
    </section>
  );
}
