import { Curves } from '@portolan/table-kit/result';
import { SelectField } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../messages/analysis.ts';
import type { NumberedAnalysis } from '../thinking/jobs.ts';
import type { AnalysisPanelProps } from './AnalysisPanel.tsx';
import { Balance } from './Balance.tsx';
import { curvesOf, type ShownCurve } from './curvesOf.ts';
import { Findings } from './Findings.tsx';
import { ResignedNote } from './ResignedNote.tsx';
import { StandInNote } from './StandInNote.tsx';

export type AnalysisReportProps = AnalysisPanelProps & NumberedAnalysis;

/** Curves, the balance of luck and decisions, and the costliest decisions. */
export function AnalysisReport(props: AnalysisReportProps): JSX.Element {
  const { analysis, table, names } = props;
  const [shown, setShown] = useState<ShownCurve>('place');
  return (
    <>
      <SelectField
        label={t('analysis.shown')}
        value={shown}
        options={[
          { value: 'place', label: t('analysis.places') },
          { value: 'score', label: t('analysis.scores') },
        ]}
        onChange={(value) => setShown(value === 'score' ? 'score' : 'place')}
      />
      <CurvesOf {...props} shown={shown} />
      <ResignedNote outcome={table.outcome} names={names} />
      <StandInNote analysis={analysis} outcome={table.outcome} names={names} />
      {table.branchedFrom !== undefined && <p class="small quiet">{t('whatIf.analysed')}</p>}
      <Balance analysis={analysis} names={names} />
      <Findings {...props} />
    </>
  );
}

function CurvesOf(props: AnalysisReportProps & { readonly shown: ShownCurve }): JSX.Element {
  const { analysis, entries, shown, chosen } = props;
  const marks = analysis.seats.flatMap(({ findings, prospects }, seat) =>
    findings.map(({ moves }) => ({
      seat,
      at: prospects.findIndex((one) => one.moves === moves),
      isChosen: chosen?.finding.moves === moves,
    })),
  );
  return <Curves {...curvesOf({ analysis, entries }, shown)} marks={marks} now={props.seq} onGo={props.onGo} />;
}
