import type { GameInfo } from '@portolan/protocol';
import { cx } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { Vignette } from '../art/Vignette.tsx';
import { blurbOf } from '../games/blurbs.ts';
import { gameOptions } from '../games/gameOptions.ts';
import { t } from '../messages/newTable.ts';
import { type DraftProps, newDraft } from './draft.ts';

export function GameChoice({
  games,
  draft,
  onChange,
}: DraftProps & { readonly games: readonly GameInfo[] }): JSX.Element {
  return (
    <fieldset class="bare">
      <legend class="unseen">{t('new.game')}</legend>
      <div class="game-cards">
        {games.map((game) => (
          <label key={game.id} class={cx('game-card', game.id === draft.game.id && 'game-card-chosen')}>
            <input
              class="unseen"
              type="radio"
              name="game"
              checked={game.id === draft.game.id}
              onChange={() => onChange(newDraft(game, gameOptions(game.id)))}
            />
            <Vignette game={game.id} />
            <span class="game-card-title">{game.title}</span>
            <span class="game-card-blurb">{blurbOf(game.id)}</span>
            <span class="small quiet">{t('new.playersRange', game.seats)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
