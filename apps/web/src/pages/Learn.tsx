import type { GameInfo } from '@portolan/protocol';
import type { JSX } from 'preact';
import type { PageProps } from '../app/pages.ts';
import { useGames } from '../app/useGames.ts';
import { Vignette } from '../art/Vignette.tsx';
import { blurbOf } from '../games/blurbs.ts';
import { Ledger } from '../learn/Ledger.tsx';
import { t } from '../messages/learn.ts';
import '../style/learn.css';

export function Learn({ params: { game } }: PageProps): JSX.Element {
  const games = useGames();
  const chosen = games?.find(({ id }) => id === game);
  return (
    <div class="column stack-wide">
      <header class="stack">
        <h1>{chosen === undefined ? t('learn.title') : t('learn.rulesOf', { game: chosen.title })}</h1>
        <p class="lead">{t('learn.lead')}</p>
      </header>
      {game === undefined ? (
        <GameList games={games ?? []} />
      ) : (
        games !== undefined && <Ledger key={game} game={game} info={chosen} />
      )}
    </div>
  );
}

function GameList({ games }: { readonly games: readonly GameInfo[] }): JSX.Element {
  return (
    <ul class="game-cards">
      {games.map(({ id, title }) => (
        <li key={id}>
          <a class="game-card" href={`/learn/${id}`}>
            <Vignette game={id} />
            <span class="game-card-title">{title}</span>
            <span class="game-card-blurb">{blurbOf(id)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
