import { capital, spaced } from '@portolan/client';
import type { Outcome } from '@portolan/kernel';
import type { TableInfo } from '@portolan/protocol';
import { Button, ButtonLink, type ScoreRow, ScoreTable, StackedBars } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { api, tellFailure } from '../app/house.ts';
import { navigate } from '../app/router.ts';
import { t } from '../messages/index.ts';

export interface ResultPanelProps {
  readonly table: TableInfo;
  readonly outcome: Outcome;
  readonly names: readonly string[];
  /** The viewer has a seat and may ask for another game. */
  readonly seated: boolean;
}

/** Who won, and by what. */
export function ResultPanel({ table, outcome, names, seated }: ResultPanelProps): JSX.Element {
  const sources = sourcesOf(outcome);
  const rows = rowsOf(outcome, names, sources);
  const labels = sources.map((source) => capital(spaced(source)));
  return (
    <section class="result cartouche">
      <h2>{sayWinner(outcome, names)}</h2>
      <StackedBars sources={labels} rows={rows} />
      <ScoreTable
        caption={t('result.table')}
        sources={labels}
        totalLabel={t('result.total')}
        placeLabel={t('result.place')}
        rows={rows}
      />
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
