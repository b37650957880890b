import { list } from '@portolan/i18n';
import type { BaseEvent } from '@portolan/kernel';
import type { TableInfo, ToldOutcome } from '@portolan/protocol';
import { Button, ButtonLink } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { BranchNote } from '../analysis/BranchNote.tsx';
import { wantedAnalysis } from '../analysis/wantedAnalysis.ts';
import { navigate } from '../app/router.ts';
import { api, tellFailure } from '../app/session.ts';
import { t } from '../messages/tableLater.ts';
import { namesAtEnd } from './namesAtEnd.ts';
import { sidesOf } from './sides.ts';
import { useChart } from './useChart.tsx';
import type { WebUi } from './useGameTable.ts';
import '../style/result.css';

export interface ResultPanelProps {
  readonly ui: WebUi;
  readonly table: TableInfo;
  readonly outcome: ToldOutcome;
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
      {Chart !== undefined && <Chart outcome={outcome} names={namesAtEnd(outcome, names)} events={events} />}
      {table.branchedFrom === undefined ? (
        <Records table={table} names={names} />
      ) : (
        <BranchNote origin={table.branchedFrom} />
      )}
      <div class="row">
        {seated && <Rematch table={table} />}
        <ButtonLink href={`/replay/${table.id}`} icon="play">
          {t('table.replay')}
        </ButtonLink>
        <Button onClick={() => analyse(table.id)}>{t('table.analysis')}</Button>
        <ButtonLink href={`/table/${table.id}/story`}>{t('table.story')}</ButtonLink>
        <ButtonLink href="/">{t('table.home')}</ButtonLink>
      </div>
    </section>
  );
}

/** The way to the records of the players. */
function Records({ table, names }: Pick<ResultPanelProps, 'table' | 'names'>): JSX.Element | null {
  const people = table.seats.flatMap((seat, at) =>
    seat.kind === 'person' && seat.deleted !== true && table.visibility !== 'hotseat'
      ? [{ player: seat.player, name: names[at] ?? '' }]
      : [],
  );
  if (people.length === 0) return null;
  return (
    <p class="result-records small">
      {t('table.records')}{' '}
      {people.map(({ player, name }) => (
        <a key={player} href={`/player/${player}`}>
          {name}
        </a>
      ))}
    </p>
  );
}

/** The replay begins the analysis. */
function analyse(table: string): void {
  wantedAnalysis.set(table);
  navigate(`/replay/${table}`);
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

function sayWinner(outcome: ToldOutcome, names: readonly string[]): string {
  const winners = sidesOf(outcome, names)
    .filter(({ place }) => place === 1)
    .map(({ name }) => name);
  if (winners.length === 0) return t('result.nobody');
  return winners.length === 1
    ? t('result.title', { name: winners[0] ?? '' })
    : t('result.shared', { names: list(winners) });
}
