import { capital, type ResultProps, spaced } from '@portolan/client';
import type { Outcome } from '@portolan/kernel';
import { type ScoreRow, Scores } from '@portolan/table-kit/result';
import type { ComponentType } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { t } from '../messages/tableLater.ts';
import { loadChart, loadedChart } from './resultCharts.ts';
import { sidesOf } from './sides.ts';
import type { WebUi } from './useGameTable.ts';

/** The game's own charts, or generic ones if it has none or they fail to load; undefined until loaded. */
export function useChart(ui: WebUi): ComponentType<ResultProps> | undefined {
  const plain = useMemo(() => plainChart(ui), [ui]);
  const [chart, setChart] = useState(() => (ui.result === undefined ? plain : loadedChart(ui)));
  useEffect(() => {
    if (chart !== undefined) return;
    loadChart(ui).then(
      (own) => setChart(() => own ?? plain),
      () => setChart(() => plain),
    );
  }, [ui]);
  return chart;
}

function plainChart(ui: WebUi): ComponentType<ResultProps> {
  return function PlainChart({ outcome, names }) {
    const sources = sourcesOf(outcome);
    const rows = rowsOf(outcome, names, sources);
    const labels = sources.map((source) => ui.nameTarget?.(source) ?? capital(spaced(source)));
    return (
      <Scores
        caption={t('result.table')}
        sources={labels}
        totalLabel={t('result.total')}
        placeLabel={t('result.place')}
        rows={rows}
      />
    );
  };
}

function sourcesOf({ breakdown }: Outcome): string[] {
  return [...new Set(breakdown.flatMap((sources) => Object.keys(sources)))];
}

function rowsOf(outcome: Outcome, names: readonly string[], sources: readonly string[]): ScoreRow[] {
  return sidesOf(outcome, names)
    .map(({ name, score, place, breakdown }, seat) => ({
      seat,
      name,
      place,
      total: score,
      parts: sources.map((source) => breakdown[source] ?? 0),
    }))
    .sort((one, other) => one.place - other.place);
}
