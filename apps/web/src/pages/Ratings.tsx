import { monthSpan } from '@portolan/i18n';
import type { GameInfo, LadderInfo, LadderLine, SeasonInfo } from '@portolan/protocol';
import { Button, ButtonLink, EmptyState, SelectField } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { currentPlace } from '../app/router.ts';
import { tellFailure } from '../app/session.ts';
import { useGames } from '../app/useGames.ts';
import { useLatest } from '../app/useLatest.ts';
import { t } from '../messages/record.ts';
import { t as tShell } from '../messages/shell.ts';
import { PartyLink } from '../record/PartyLink.tsx';
import { partyId } from '../record/partyName.ts';
import { recordApi } from '../record/recordApi.ts';
import { sayRating } from '../record/sayRating.ts';
import '../style/record.css';

/** The ratings of a game: players and bots, season by season. */
export function Ratings(): JSX.Element {
  const games = useGames();
  return (
    <div class="column stack-wide">
      <header class="page-head">
        <div>
          <h1>{t('ratings.title')}</h1>
          <p class="quiet">{t('ratings.lead')}</p>
        </div>
      </header>
      {games === undefined ? <p class="page-loading">{tShell('app.loading')}</p> : <Choice games={games} />}
    </div>
  );
}

function Choice({ games }: { readonly games: readonly GameInfo[] }): JSX.Element {
  const wanted = currentPlace.get().query.get('game');
  const [game, setGame] = useState((games.find(({ id }) => id === wanted) ?? games[0])?.id ?? '');
  const [season, setSeason] = useState<string>();
  const [ladder, setLadder] = useState<LadderInfo>();
  const latest = useLatest();
  function load(before?: LadderInfo): void {
    const last = before?.items.at(-1);
    const part = {
      ...(season === undefined ? {} : { season }),
      ...(last === undefined ? {} : { after: partyId(last.party) }),
    };
    latest(recordApi.ladder(game, part), (answer) => {
      if (!answer.ok) return tellFailure(answer.error);
      setLadder({ ...answer.value, items: [...(before?.items ?? []), ...answer.value.items] });
    });
  }
  useEffect(() => load(), [game, season]);
  return (
    <>
      <div class="ladder-choice">
        <SelectField
          label={t('ratings.game')}
          value={game}
          options={games.map(({ id, title }) => ({ value: id, label: title }))}
          onChange={setGame}
        />
        {ladder !== undefined && (
          <SelectField
            label={t('ratings.season')}
            value={ladder.season.id}
            options={ladder.seasons.map((one) => ({ value: one.id, label: saySeason(one) }))}
            onChange={setSeason}
          />
        )}
      </div>
      {ladder !== undefined && <Ladder ladder={ladder} onMore={() => load(ladder)} />}
    </>
  );
}

function saySeason({ startsAt, endsAt }: SeasonInfo): string {
  return monthSpan(startsAt, endsAt);
}

interface LadderProps {
  readonly ladder: LadderInfo;
  readonly onMore: () => void;
}

function Ladder({ ladder, onMore }: LadderProps): JSX.Element {
  const { items, more } = ladder;
  if (items.length === 0)
    return (
      <EmptyState>
        <p>{t('ratings.none')}</p>
        <ButtonLink href="/new" look="primary" icon="plus">
          {t('ratings.new')}
        </ButtonLink>
      </EmptyState>
    );
  const least = Math.min(...items.map(({ value, interval }) => value - interval));
  const most = Math.max(...items.map(({ value, interval }) => value + interval));
  return (
    <>
      <section class="surface">
        <table class="score-table ladder">
          <thead>
            <tr>
              <th scope="col">{t('ratings.rank')}</th>
              <th scope="col">{t('ratings.who')}</th>
              <th scope="col">{t('ratings.rating')}</th>
              <th scope="col" class="ladder-span">
                {t('ratings.range')}
              </th>
              <th scope="col">{t('ratings.matches')}</th>
            </tr>
          </thead>
          <tbody>
            {items.map((line, at) => (
              <LadderRow key={partyId(line.party)} line={line} rank={at + 1} least={least} most={most} />
            ))}
          </tbody>
        </table>
      </section>
      {more && (
        <div>
          <Button onClick={onMore}>{t('ratings.more')}</Button>
        </div>
      )}
    </>
  );
}

interface LadderRowProps {
  readonly line: LadderLine;
  readonly rank: number;
  readonly least: number;
  readonly most: number;
}

function LadderRow({ line, rank, least, most }: LadderRowProps): JSX.Element {
  const { party, value, interval, matches } = line;
  const percent = (points: number): string => `${(100 * points) / Math.max(1, most - least)}%`;
  return (
    <tr data-bot={party.kind === 'bot'}>
      <td>{rank}</td>
      <th scope="row">
        <PartyLink party={party} />
      </th>
      <td class="ladder-value">{sayRating(line)}</td>
      <td class="ladder-span" aria-hidden="true">
        <span class="ladder-bar">
          <span style={{ left: percent(value - interval - least), width: percent(2 * interval) }} />
          <i style={{ left: percent(value - least) }} />
        </span>
      </td>
      <td>{matches}</td>
    </tr>
  );
}
