import type { JSX } from 'preact';
import { useScene } from '../table/scene.ts';
import { t } from './messages.ts';
import { playerOf } from './position.ts';
import { WordChoice } from './Words.tsx';

/** Chests and gold tokens, which can be cashed at every decision. */
export function Cash(): JSX.Element | null {
  const scene = useScene();
  const { box, turn } = scene;
  const player = playerOf(scene);
  const ids = [...(turn?.whole.lit.keys() ?? [])].filter((target) => target.startsWith('cash:'));
  if (ids.length === 0 || player === undefined) return null;
  const { chests, tracks } = box.components;
  return (
    <fieldset class="tk-choice-group">
      <legend>{t('cashing')}</legend>
      <div class="am-column">
        {ids.map((target) => {
          const id = target.slice('cash:'.length);
          const gold = id === 'chest' ? chests.gold : (box.amounts[box.names.tokens.indexOf(id)] ?? 0);
          const then = Math.min(tracks.gold, player.gold + gold);
          const over = player.gold + gold - then;
          const have = player.gold;
          return (
            <WordChoice
              key={target}
              target={target}
              glyph={id === 'chest' ? 'chest' : 'gold'}
              main={t(id === 'chest' ? 'cashChest' : 'cashToken', { gold })}
              more={over > 0 ? t('cashOver', { have, then, points: over }) : t('cashMore', { have, then })}
              warn={over > 0}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
