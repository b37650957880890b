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
import { CupGroup } from '../tournament/CupGroup.tsx';
import { CupRules } from '../tournament/CupRules.tsx';
import '../style/tournament.css';

/** One tournament: who takes part, the groups with their standings and games, and how it is played. */
export function Tournament({ params }: PageProps): JSX.Element {
  const { cup: id = '' } = params;
  const { value, failure } = useLoaded(id, () => recordApi.tournament(id));
  const [cup, setCup] = useState<TournamentInfo>();
  useEffect(() => setCup(value), [value]);
  if (failure !== undefined) return <Unavailable failure={failure} />;
  if (cup === undefined) return <p class="page-loading">{tShell('app.loading')}</p>;
  return <Cup cup={cup} onChange={setCup} />;
}

interface CupProps {
  readonly cup: TournamentInfo;
  readonly onChange: (cup: TournamentInfo) => void;
}

function Cup({ cup, onChange }: CupProps): JSX.Element {
  const games = useGames() ?? [];
  return (
    <div class="column stack-wide">
      <header class="page-head">
        <div>
          <h1 translate={false}>{cup.title}</h1>
          <p class="quiet">
            {titleOf(games, cup.game)}, {t('cups.by', { name: partyName(cup.host) })}
          </p>
          <p>
            {cup.winner === undefined
              ? `${t(`cups.${cup.status}`)}, ${t('cups.entrants', { n: cup.entrants })}`
              : t('cups.winner', { name: partyName(cup.winner) })}
          </p>
          {cup.deadline !== undefined && <p class="small">{t('cup.deadline', { when: calendarDay(cup.deadline) })}</p>}
        </div>
        {cup.status === 'open' && <SignUp cup={cup} onChange={onChange} />}
      </header>
      {cup.stages.toReversed().map((stage, at) => (
        <Stage key={cup.stages.length - at} stage={stage} number={cup.stages.length - at} />
      ))}
      <div class="pair">
        <section class="sheet stack">
          <h2>{t('cup.players')}</h2>
          <ol class="cup-players">
            {cup.players.map((party) => (
              <li key={partyId(party)}>
                <PartyLink party={party} />
              </li>
            ))}
          </ol>
        </section>
        <CupRules cup={cup} />
      </div>
    </div>
  );
}

function SignUp({ cup, onChange }: CupProps): JSX.Element {
  const who = useStore(identity);
  const me = who.known ? who.me?.player : undefined;
  const isIn = cup.players.some((party) => party.kind === 'player' && party.player === me);
  const isHost = cup.host.kind === 'player' && cup.host.player === me;
  async function act(work: (id: string) => Answered<TournamentInfo>): Promise<void> {
    if ((await whoAmI()) === undefined) return;
    const answer = await work(cup.id);
    if (answer.ok) onChange(answer.value);
    else tellFailure(answer.error);
  }
  return (
    <div class="stack">
      <div class="row">
        {isIn ? (
          <Button onClick={() => void act(recordApi.leaveTournament)}>{t('cup.leave')}</Button>
        ) : (
          <Button look="primary" onClick={() => void act(recordApi.enterTournament)}>
            {t('cup.enter')}
          </Button>
        )}
        {isHost && (
          <Button disabled={cup.entrants < 2} onClick={() => void act(recordApi.startTournament)}>
            {t('cup.start')}
          </Button>
        )}
      </div>
      {isHost && <p class="small quiet cup-hint">{t('cup.startHint')}</p>}
    </div>
  );
}

function Stage({ stage, number }: { readonly stage: TournamentStage; readonly number: number }): JSX.Element {
  return (
    <section class="stack">
      <h2>{stage.final ? t('cup.final') : t('cup.stage', { n: number })}</h2>
      <div class="cup-groups">
        {stage.groups.map((group, at) => (
          <CupGroup key={at} group={group} heading={stage.final ? undefined : t('cup.group', { n: at + 1 })} />
        ))}
      </div>
    </section>
  );
}
