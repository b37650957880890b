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
          <h1>{t('cups.title')}</h1>
          <p class="quiet">{t('cups.lead')}</p>
        </div>
      </header>
      {value === undefined || games === undefined ? (
        <p class="page-loading">{tShell('app.loading')}</p>
      ) : (
        <>
          <CupList
            title={t('cups.now')}
            games={games}
            cups={value.filter(({ status }) => status !== 'over')}
            empty={t('cups.none')}
          />
          <NewTournamentForm games={games} />
          <CupList title={t('cups.past')} games={games} cups={value.filter(({ status }) => status === 'over')} />
        </>
      )}
    </div>
  );
}

interface CupListProps {
  readonly title: string;
  readonly cups: readonly TournamentSummary[];
  readonly games: readonly GameInfo[];
  readonly empty?: string;
}

function CupList({ title, cups, games, empty }: CupListProps): JSX.Element | null {
  if (cups.length === 0 && empty === undefined) return null;
  return (
    <section class="stack">
      <h2>{title}</h2>
      {cups.length === 0 ? (
        <EmptyState>{empty}</EmptyState>
      ) : (
        <ul class="cups">
          {cups.map((cup) => (
            <li key={cup.id}>
              <a class="sheet cup-card" href={`/tournament/${cup.id}`}>
                <Vignette game={cup.game} />
                <span class="cup-title" translate={false}>
                  {cup.title}
                </span>
                <span class="small">
                  {[titleOf(games, cup.game), shortTerms(cup.terms)].filter((part) => part !== undefined).join(' · ')}
                </span>
                <span class="small quiet">{sayState(cup)}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function sayState({ status, entrants, winner }: TournamentSummary): string {
  if (winner !== undefined) return t('cups.winner', { name: partyName(winner) });
  return `${t(`cups.${status}`)}, ${t('cups.entrants', { n: entrants })}`;
}
