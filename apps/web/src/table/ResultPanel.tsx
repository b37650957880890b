import { capital, type ResultProps, spaced } from '@portolan/client';
import { list } from '@portolan/i18n';
import type { BaseEvent, Outcome, Rival } from '@portolan/kernel';
import type { TableInfo } from '@portolan/protocol';
import { type ScoreRow, Scores } from '@portolan/table-kit/result';
import { Button, ButtonLink } from '@portolan/ui-kit';
import type { ComponentType, JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { navigate } from '../app/router.ts';
import { api, tellFailure } from '../app/session.ts';
import { t } from '../messages/tableLater.ts';
import { loadChart, loadedChart } from './resultCharts.ts';
import type { WebUi } from './useGameTable.ts';
import '../style/result.css';

export interface ResultPanelProps {
  readonly ui: WebUi;
  readonly table: TableInfo;
  readonly outcome: Outcome;
  readonly names: readonly string[];
  /** Of all moves that were not undone, in order. */
  readonly events: readonly BaseEvent[];
  /** The viewer has a seat and may ask for another game. */
  readonly seated: boolean;
}

/** The result: places, scores and their sources. */
export function ResultPanel({ ui, table, outcome, names, events, seated }: ResultPanelProps): JSX.Element {
  const Chart = useChart(ui);
  return (
    <section class="result cartouche">
      <h2>{sayWinner(outcome, names)}</h2>
      {Chart !== undefined && <Chart outcome={outcome} names={names} events={events} />}
      <div class="row">
        {seated && <Rematch table={table} />}
        <ButtonLink href={`/replay/${table.id}`} icon="play">
          {t('table.replay')}
        </ButtonLink>
        <ButtonLink href="/">{t('table.home')}</ButtonLink>
      </div>
    </section>
  );
}

/** The game's own charts, or generic ones if it has none or they fail to load; undefined until loaded. */
function useChart(ui: WebUi): ComponentType<ResultProps> | undefined {
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

function Rematch({ table }: { readonly table: TableInfo }): JSX.Element {
  async function again(): Promise<void> {
    const answer = await api.rematch(table.id);
    if (answer.ok) navigate(`/table/${answer.value.id}`);
    else tellFailure(answer.error);
  }
  if (table.rematch !== undefined) {
    return (
      <ButtonLink look="primary" href={`/table/${table.rematch}`}>
        {t('table.toRematch')}
      </ButtonLink>
    );
  }
  return (
    <Button look="primary" onClick={again}>
      {t('table.rematch')}
    </Button>
  );
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

/** The seats, followed by the rivals that the rules play. */
function sidesOf({ scores, places, breakdown, rivals = [] }: Outcome, names: readonly string[]): Rival[] {
  const seats = scores.map((score, seat) => ({
    name: names[seat] ?? '',
    score,
    place: places[seat] ?? 0,
    breakdown: breakdown[seat] ?? {},
  }));
  return [...seats, ...rivals];
}

function sayWinner(outcome: Outcome, names: readonly string[]): string {
  const winners = sidesOf(outcome, names)
    .filter(({ place }) => place === 1)
    .map(({ name }) => name);
  return winners.length === 1
    ? t('result.title', { name: winners[0] ?? '' })
    : t('result.shared', { names: list(winners) });
}
