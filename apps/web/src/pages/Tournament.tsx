import type { Answered } from '@portolan/client';
import { calendarDay } from '@portolan/i18n';
import type { TournamentInfo, TournamentStage } from '@portolan/protocol';
import { Button } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { PageProps } from '../app/pages.ts';
import { identity, tellFailure } from '../app/session.ts';
import { Unavailable } from '../app/Unavailable.tsx';
import { useGames } from '../app/useGames.ts';
import { useStore } from '../app/useStore.ts';
import { whoAmI } from '../app/whoAmI.ts';
import { t as tShell } from '../messages/shell.ts';
import { t } from '../messages/tournament.ts';
import { PartyLink } from '../record/PartyLink.tsx';
import { partyId, partyName } from '../record/partyName.ts';
import { recordApi } from '../record/recordApi.ts';
import { titleOf } from '../record/titleOf.ts';
import { useLoaded } from '../record/useLoaded.ts';
import { GroupSection } from '../tournament/GroupSection.tsx';
import { TournamentRules } from '../tournament/TournamentRules.tsx';
import '../style/tournament.css';

/** One tournament: who takes part, the groups with their standings and games, and how it is played. */
export function Tournament({ params }: PageProps): JSX.Element {
  const { tournament: id = '' } = params;
  const { value, failure } = useLoaded(id, () => recordApi.tournament(id));
  const [tournament, setTournament] = useState<TournamentInfo>();
  useEffect(() => setTournament(value), [value]);
  if (failure !== undefined) return <Unavailable failure={failure} />;
  if (tournament === undefined) return <p class="page-loading">{tShell('app.loading')}</p>;
  return <OpenTournament tournament={tournament} onChange={setTournament} />;
}

interface OpenTournamentProps {
  readonly tournament: TournamentInfo;
  readonly onChange: (tournament: TournamentInfo) => void;
}

function OpenTournament({ tournament, onChange }: OpenTournamentProps): JSX.Element {
  const games = useGames() ?? [];
  return (
    <div class="column stack-wide">
      <header class="page-head">
        <div>
          <h1 translate={false}>{tournament.title}</h1>
          <p class="quiet">
            {t('tournaments.by', { game: titleOf(games, tournament.game), name: partyName(tournament.host) })}
          </p>
          <p>
            {tournament.winner === undefined
              ? t('tournaments.state', { status: tournament.status, n: tournament.entrants })
              : t('tournaments.winner', { name: partyName(tournament.winner) })}
          </p>
          {tournament.deadline !== undefined && (
            <p class="small">{t('tournament.deadline', { when: calendarDay(tournament.deadline) })}</p>
          )}
        </div>
        {tournament.status === 'open' && <SignUp tournament={tournament} onChange={onChange} />}
      </header>
      {tournament.stages.toReversed().map((stage, at) => (
        <Stage key={tournament.stages.length - at} stage={stage} number={tournament.stages.length - at} />
      ))}
      <div class="pair">
        <section class="surface stack">
          <h2>{t('tournament.players')}</h2>
          <ol class="tournament-players">
            {tournament.players.map((party) => (
              <li key={partyId(party)}>
                <PartyLink party={party} />
              </li>
            ))}
          </ol>
        </section>
        <TournamentRules tournament={tournament} />
      </div>
    </div>
  );
}

function SignUp({ tournament, onChange }: OpenTournamentProps): JSX.Element {
  const who = useStore(identity);
  const me = who.known ? who.me?.player : undefined;
  const isIn = tournament.players.some((party) => party.kind === 'player' && party.player === me);
  const isHost = tournament.host.kind === 'player' && tournament.host.player === me;
  async function act(work: (id: string) => Answered<TournamentInfo>): Promise<void> {
    if ((await whoAmI()) === undefined) return;
    const answer = await work(tournament.id);
    if (answer.ok) onChange(answer.value);
    else tellFailure(answer.error);
  }
  return (
    <div class="stack">
      <div class="row">
        {isIn ? (
          <Button onClick={() => void act(recordApi.leaveTournament)}>{t('tournament.leave')}</Button>
        ) : (
          <Button look="primary" onClick={() => void act(recordApi.enterTournament)}>
            {t('tournament.enter')}
          </Button>
        )}
        {isHost && (
          <Button disabled={tournament.entrants < 2} onClick={() => void act(recordApi.startTournament)}>
            {t('tournament.start')}
          </Button>
        )}
      </div>
      {isHost && <p class="small quiet tournament-hint">{t('tournament.startHint')}</p>}
    </div>
  );
}

function Stage({ stage, number }: { readonly stage: TournamentStage; readonly number: number }): JSX.Element {
  return (
    <section class="stack">
      <h2>{stage.final ? t('tournament.final') : t('tournament.stage', { n: number })}</h2>
      <div class="tournament-groups">
        {stage.groups.map((group, at) => (
          <GroupSection
            key={at}
            group={group}
            heading={stage.final ? undefined : t('tournament.group', { n: at + 1 })}
          />
        ))}
      </div>
    </section>
  );
}
