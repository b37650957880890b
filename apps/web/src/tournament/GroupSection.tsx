import { list } from '@portolan/i18n';
import type { TournamentGame, TournamentGroup } from '@portolan/protocol';
import { ButtonLink } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { t } from '../messages/tournament.ts';
import { PartyLink } from '../record/PartyLink.tsx';
import { partyName } from '../record/partyName.ts';

interface GroupSectionProps {
  readonly group: TournamentGroup;
  readonly heading: string | undefined;
}

/** The standings of a group, and its games. */
export function GroupSection({ group, heading }: GroupSectionProps): JSX.Element {
  return (
    <article class="surface stack">
      {heading !== undefined && <h3>{heading}</h3>}
      <table class="score-table">
        <thead>
          <tr>
            <th scope="col">{t('standings.name')}</th>
            <th scope="col">{t('standings.points')}</th>
            <th scope="col">{t('standings.wins')}</th>
            <th scope="col">{t('standings.games')}</th>
          </tr>
        </thead>
        <tbody>
          {group.standings.map(({ party, points, wins, games }, at) => (
            <tr key={at}>
              <th scope="row" class="tournament-name">
                <PartyLink party={party} />
              </th>
              <td>{points}</td>
              <td>{wins}</td>
              <td>{games}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul class="tournament-games">
        {group.games.map((game) => (
          <Game key={game.table} game={game} />
        ))}
      </ul>
    </article>
  );
}

function Game({ game }: { readonly game: TournamentGame }): JSX.Element {
  const { sides, round, table } = game;
  const isOver = sides.some(({ place }) => place !== undefined);
  const order = sides.toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0));
  const named = order.map(({ party, place }) =>
    place === undefined ? partyName(party) : t('tournamentGame.side', { place, name: partyName(party) }),
  );
  return (
    <li class="tournament-game">
      <div>
        <p class="small">
          <strong>{t('tournamentGame.round', { n: round })}</strong>
          {!isOver && <span class="quiet"> {t('tournamentGame.open')}</span>}
          {game.adjudged === true && <span class="quiet"> {t('tournamentGame.late')}</span>}
        </p>
        <p class="small">{t('tournamentGame.sides', { sides: list(named, 'plain') })}</p>
      </div>
      <ButtonLink
        href={`/table/${table}`}
        size="small"
        label={t('tournamentGame.watchNamed', { n: round, names: list(sides.map(({ party }) => partyName(party))) })}
      >
        {t('tournamentGame.watch')}
      </ButtonLink>
    </li>
  );
}
