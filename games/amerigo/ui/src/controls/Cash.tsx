import { cashValue, goldGain } from '@portolan/amerigo';
import type { JSX } from 'preact';
import { useScene } from '../table/scene.ts';
import { playerOf } from './inScene.ts';
import { t } from './messages.ts';
import { WordChoice } from './Words.tsx';

/** Chests and gold tokens, which can be cashed at every decision. */
export function Cash(): JSX.Element | null {
  const scene = useScene();
  const { box, turn } = scene;
  const player = playerOf(scene);
  const ids = [...(turn?.whole.lit.keys() ?? [])].filter((target) => target.startsWith('cash:'));
  if (ids.length === 0 || player === undefined) return null;
  return (
    <fieldset class="tk-choice-group">
      <legend>{t('cashing')}</legend>
      <div class="am-column">
        {ids.map((target) => {
          const id = target.slice('cash:'.length);
          // A chest is no token, as in the moves.
          const gold = cashValue(box, box.names.tokens.indexOf(id));
          const have = player.gold;
          const gain = goldGain(box, have, gold);
          const then = have + gain.gold;
          return (
            <WordChoice
              key={target}
              target={target}
              glyph={id === 'chest' ? 'chest' : 'gold'}
              main={t(id === 'chest' ? 'cashChest' : 'cashToken', { gold })}
              more={
                gain.points > 0 ? t('cashOver', { have, then, points: gain.points }) : t('cashMore', { have, then })
              }
              warn={gain.points > 0}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
