import type { GameInfo } from '@portolan/protocol';
import { Button, ButtonLink } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { hasLesson, lessonTable } from '../app/lessonTable.ts';
import { quickTable } from '../app/quickTable.ts';
import { Vignette } from '../art/Vignette.tsx';
import { blurbOf, lengthOf } from '../games/blurbs.ts';
import { t } from '../messages/home.ts';

/** A game on the home page: what it is, and the ways to a table of it. */
export function GameCard({ game }: { readonly game: GameInfo }): JSX.Element {
  const { id, title, seats } = game;
  const length = lengthOf(id);
  return (
    <article class="home-game" data-game={id}>
      <Vignette game={id} />
      <div class="home-game-words">
        <h2>{title}</h2>
        <p class="home-game-facts">
          {length === undefined ? t('home.players', seats) : t('home.facts', { ...seats, length })}
        </p>
        <p class="home-game-blurb">{blurbOf(id)}</p>
      </div>
      <div class="home-game-ways">
        <Button
          look="primary"
          label={t('home.play', { game: title })}
          onClick={() => void quickTable(game, { watch: false })}
        >
          {t('home.playShort')}
        </Button>
        <Button
          size="small"
          class="home-way"
          icon="eye"
          label={t('home.watchGame', { game: title })}
          onClick={() => void quickTable(game, { watch: true })}
        >
          {t('home.watch')}
        </Button>
        <Learn game={game} />
        <ButtonLink
          size="small"
          class="home-way"
          icon="plus"
          href={`/new?game=${id}`}
          label={t('home.newGame', { game: title })}
        >
          {t('home.new')}
        </ButtonLink>
      </div>
    </article>
  );
}

/** Learning by playing where there is a guide, otherwise by reading the rules. */
function Learn({ game }: { readonly game: GameInfo }): JSX.Element {
  const label = t('home.guide', { game: game.title });
  if (!hasLesson(game.id)) {
    return (
      <ButtonLink size="small" class="home-way" icon="question" href={`/learn/${game.id}`} label={label}>
        {t('home.learn')}
      </ButtonLink>
    );
  }
  return (
    <Button size="small" class="home-way" icon="question" label={label} onClick={() => void lessonTable(game)}>
      {t('home.learn')}
    </Button>
  );
}
