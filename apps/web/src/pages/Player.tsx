import type { GameInfo, RecordInfo } from '@portolan/protocol';
import { ButtonLink, EmptyState } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import type { PageProps } from '../app/pages.ts';
import { personName } from '../app/seatNames.ts';
import { identity } from '../app/session.ts';
import { Unavailable } from '../app/Unavailable.tsx';
import { useGames } from '../app/useGames.ts';
import { useStore } from '../app/useStore.ts';
import { t } from '../messages/record.ts';
import { t as tShell } from '../messages/shell.ts';
import { HeadToHead } from '../record/HeadToHead.tsx';
import { RatingCards } from '../record/RatingCards.tsx';
import { Results } from '../record/Results.tsx';
import { recordApi } from '../record/recordApi.ts';
import { SoloRecord } from '../record/SoloRecord.tsx';
import { Tallies } from '../record/Tallies.tsx';
import { useLoaded } from '../record/useLoaded.ts';
import '../style/record.css';

/** What a player has achieved. */
export function Player({ params }: PageProps): JSX.Element {
  const { player = '' } = params;
  const games = useGames();
  const { value, failure } = useLoaded(player, () => recordApi.record(player));
  if (failure !== undefined) return <Unavailable failure={failure} />;
  if (value === undefined || games === undefined) return <p class="page-loading">{tShell('app.loading')}</p>;
  return <Record key={player} record={value} games={games} />;
}

function Record({ record, games }: { readonly record: RecordInfo; readonly games: readonly GameInfo[] }): JSX.Element {
  const { player, tallies } = record;
  const hasPlayed = tallies.length > 0;
  return (
    <div class="column stack-wide">
      <Head record={record} />
      {hasPlayed ? (
        <>
          <RatingCards record={record} games={games} />
          <Tallies tallies={tallies} games={games} />
          <HeadToHead record={record} games={games} />
          <SoloRecord player={player} heading={t('solo.heading')} />
          <Results record={record} games={games} />
        </>
      ) : (
        <EmptyState>
          <p>{t('record.none')}</p>
        </EmptyState>
      )}
    </div>
  );
}

function Head({ record }: { readonly record: RecordInfo }): JSX.Element {
  const who = useStore(identity);
  const isMine = who.known && who.me?.player === record.player;
  const sum = (pick: (tally: RecordInfo['tallies'][number]) => number): number =>
    record.tallies.reduce((total, tally) => total + pick(tally), 0);
  const summary = t('record.summary', {
    games: sum(({ matches }) => matches),
    won: sum(({ places }) => places[0] ?? 0),
  });
  return (
    <header class="page-head">
      <div>
        <h1 translate={false}>{personName(record)}</h1>
        <p class="quiet">{summary}</p>
        {record.program === true && <p class="quiet small">{t('record.program')}</p>}
        {record.hidden === true && <p class="small">{t('record.hiddenSelf')}</p>}
      </div>
      {isMine && <ButtonLink href="/me">{t('record.profile')}</ButtonLink>}
    </header>
  );
}
