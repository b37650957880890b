import type { GameInfo, TournamentSummary } from '@portolan/protocol';
import { EmptyState } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useGames } from '../app/useGames.ts';
import { Vignette } from '../art/Vignette.tsx';
import { shortTerms } from '../clock/termsInWords.ts';
import { t as tShell } from '../messages/shell.ts';
import { t } from '../messages/tournament.ts';
import { partyName } from '../record/partyName.ts';
import { recordApi } from '../record/recordApi.ts';
import { titleOf } from '../record/titleOf.ts';
import { useLoaded } from '../record/useLoaded.ts';
import { NewTournamentForm } from '../tournament/NewTournamentForm.tsx';
import '../style/tournament.css';

/** The tournaments of this server, and a form for another. */
export function Tournaments(): JSX.Element {
  const games = useGames();
  const { value } = useLoaded('', () => recordApi.tournaments());
  return (
    <div class="column stack-wide">
      <header class="page-head">
        <div>
          <h1>{t('tournaments.title')}</h1>
          <p class="quiet">{t('tournaments.lead')}</p>
        </div>
      </header>
      {value === undefined || games === undefined ? (
        <p class="page-loading">{tShell('app.loading')}</p>
      ) : (
        <>
          <TournamentList
            title={t('tournaments.now')}
            games={games}
            tournaments={value.filter(({ status }) => status !== 'over')}
            empty={t('tournaments.none')}
          />
          <NewTournamentForm games={games} />
          <TournamentList
            title={t('tournaments.past')}
            games={games}
            tournaments={value.filter(({ status }) => status === 'over')}
          />
        </>
      )}
    </div>
  );
}

interface TournamentListProps {
  readonly title: string;
  readonly tournaments: readonly TournamentSummary[];
  readonly games: readonly GameInfo[];
  readonly empty?: string;
}

function TournamentList({ title, tournaments, games, empty }: TournamentListProps): JSX.Element | null {
  if (tournaments.length === 0 && empty === undefined) return null;
  return (
    <section class="stack">
      <h2>{title}</h2>
      {tournaments.length === 0 ? (
        <EmptyState>{empty}</EmptyState>
      ) : (
        <ul class="tournaments">
          {tournaments.map((tournament) => (
            <li key={tournament.id}>
              <a class="surface tournament-card" href={`/tournament/${tournament.id}`}>
                <Vignette game={tournament.game} />
                <span class="tournament-title" translate={false}>
                  {tournament.title}
                </span>
                <span class="small">
                  {[titleOf(games, tournament.game), shortTerms(tournament.terms)]
                    .filter((part) => part !== undefined)
                    .join(' · ')}
                </span>
                <span class="small quiet">{sayState(tournament)}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function sayState({ status, entrants, winner }: TournamentSummary): string {
  if (winner !== undefined) return t('tournaments.winner', { name: partyName(winner) });
  return t('tournaments.state', { status, n: entrants });
}
