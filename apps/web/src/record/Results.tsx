import { ago, list } from '@portolan/i18n';
import type { GameInfo, RecordInfo, ResultInfo } from '@portolan/protocol';
import { Button, ButtonLink, SelectField } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { tellFailure } from '../app/session.ts';
import { useLatest } from '../app/useLatest.ts';
import { Vignette } from '../art/Vignette.tsx';
import { t } from '../messages/record.ts';
import { partyName } from './partyName.ts';
import { recordApi } from './recordApi.ts';
import { sayRating } from './sayRating.ts';
import { titleOf } from './titleOf.ts';

interface ResultsProps {
  readonly record: RecordInfo;
  readonly games: readonly GameInfo[];
}

interface Pages {
  readonly items: readonly ResultInfo[];
  readonly more: boolean;
}

/** The finished games, latest first, a page at a time. */
export function Results({ record, games }: ResultsProps): JSX.Element {
  const [game, setGame] = useState('');
  const [pages, setPages] = useState<Pages>({ items: [], more: true });
  const played = [...new Set(record.tallies.map((tally) => tally.game))];

  const latest = useLatest();

  function load(from: readonly ResultInfo[], only: string): void {
    const last = from.at(-1)?.number;
    const wanted = { ...(only === '' ? {} : { game: only }), ...(last === undefined ? {} : { before: last }) };
    latest(recordApi.results(record.player, wanted), (answer) => {
      if (answer.ok) setPages({ items: [...from, ...answer.value.items], more: answer.value.more });
      else tellFailure(answer.error);
    });
  }
  useEffect(() => load([], ''), []);
  function choose(only: string): void {
    setGame(only);
    load([], only);
  }
  return (
    <section class="stack">
      <div class="section-head">
        <h2>{t('results.heading')}</h2>
        {played.length > 1 && (
          <SelectField
            bare
            label={t('results.game')}
            value={game}
            options={[
              { value: '', label: t('results.every') },
              ...played.map((one) => ({ value: one, label: titleOf(games, one) })),
            ]}
            onChange={choose}
          />
        )}
      </div>
      <ol class="results">
        {pages.items.map((result) => (
          <li key={result.number}>
            <Result result={result} player={record.player} title={titleOf(games, result.game)} />
          </li>
        ))}
      </ol>
      {pages.more && pages.items.length > 0 && (
        <div>
          <Button onClick={() => load(pages.items, game)}>{t('results.more')}</Button>
        </div>
      )}
    </section>
  );
}

interface ResultProps {
  readonly result: ResultInfo;
  readonly player: string;
  readonly title: string;
}

function Result({ result, player, title }: ResultProps): JSX.Element {
  const { game, endedAt, table, rating } = result;
  const when = ago(endedAt, Date.now());
  return (
    <article class="surface result-row" data-first={result.place === 1}>
      <Vignette game={game} />
      <div class="result-what">
        <h3>{title}</h3>
        <p class="small quiet">{sayCompany(result, player)}</p>
      </div>
      <p class="result-how">
        <strong>{sayPlace(result)}</strong>
        <span class="small">{t('results.score', { score: result.score })}</span>
      </p>
      <p class="result-when small quiet">
        <span>{when}</span>
        {rating !== undefined && <span>{sayRating(rating)}</span>}
      </p>
      {table !== undefined && (
        <ButtonLink href={`/table/${table}`} size="small" label={t('results.watchNamed', { game: title, when })}>
          {t('results.watch')}
        </ButtonLink>
      )}
    </article>
  );
}

function sayPlace({ resigned, seats, place }: ResultInfo): string {
  if (resigned === true) return t('results.resigned');
  if (seats === 1) return t(place === 1 ? 'results.won' : 'results.lost');
  return t('results.place', { place, seats });
}

function sayCompany({ sides, seats }: ResultInfo, player: string): string {
  if (sides === undefined) return seats === 1 ? '' : t('results.friends');
  const others = sides.filter(({ party }) => party.kind === 'bot' || party.player !== player);
  return others.length === 0 ? '' : t('results.with', { names: list(others.map(({ party }) => partyName(party))) });
}
