import { capital, type ResultProps, spaced } from '@portolan/client';
import type { BaseEvent, Outcome } from '@portolan/kernel';
import type { TableInfo } from '@portolan/protocol';
import { Button, ButtonLink, type ScoreRow, ScoreTable, StackedBars } from '@portolan/ui-kit';
import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { api, tellFailure } from '../app/house.ts';
import { navigate } from '../app/router.ts';
import { t } from '../messages/index.ts';
import type { WebUi } from './useGameTable.ts';

export interface ResultPanelProps {
  readonly ui: WebUi;
  readonly table: TableInfo;
  readonly outcome: Outcome;
  readonly names: readonly string[];
  /** Of the moves that stand, in order. */
  readonly events: readonly BaseEvent[];
  /** The viewer has a seat and may ask for another game. */
  readonly seated: boolean;
}

/** Who won, and by what. */
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

/** The game's own charts, or plain ones where it has none or they cannot be had; undefined while they come. */
function useChart(ui: WebUi): ComponentType<ResultProps> | undefined {
  const [chart, setChart] = useState<ComponentType<ResultProps> | undefined>(() =>
    ui.result === undefined ? PlainChart : undefined,
  );
  useEffect(() => {
    ui.result?.().then(
      (own) => setChart(() => own),
      () => setChart(() => PlainChart),
    );
  }, [ui]);
  return chart;
}

function PlainChart({ outcome, names }: ResultProps): JSX.Element {
  const sources = sourcesOf(outcome);
  const rows = rowsOf(outcome, names, sources);
  const labels = sources.map((source) => capital(spaced(source)));
  return (
    <>
      <StackedBars sources={labels} rows={rows} />
      <ScoreTable
        caption={t('result.table')}
        sources={labels}
        totalLabel={t('result.total')}
        placeLabel={t('result.place')}
        rows={rows}
      />
    </>
  );
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

function rowsOf(
  { scores, places, breakdown }: Outcome,
  names: readonly string[],
  sources: readonly string[],
): ScoreRow[] {
  return scores
    .map((total, seat) => ({
      seat,
      name: names[seat] ?? '',
      place: `${places[seat] ?? ''}`,
      total,
      parts: sources.map((source) => breakdown[seat]?.[source] ?? 0),
    }))
    .sort((one, other) => Number(one.place) - Number(other.place));
}

function sayWinner({ places }: Outcome, names: readonly string[]): string {
  const winners = names.filter((_, seat) => places[seat] === 1);
  return winners.length === 1
    ? t('result.title', { name: winners[0] ?? '' })
    : t('result.shared', { names: winners.join(', ') });
}
