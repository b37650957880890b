import { harboursInReach } from '@portolan/amerigo';
import type { JSX } from 'preact';
import { t as target } from '../messages/targets.ts';
import { placeWords } from '../placeWords.ts';
import { useScene } from '../table/scene.ts';
import { Cash } from './Cash.tsx';
import { playerOf, stateInScene } from './inScene.ts';
import { t } from './messages.ts';
import { WordChoice } from './Words.tsx';

/** Which ship sails first; both can be picked on the map as well. */
export function ChooseShip(): JSX.Element | null {
  const scene = useScene();
  const { box, layout, question } = scene;
  const player = playerOf(scene);
  if (question?.kind !== 'chooseShip') return null;
  return (
    <>
      <p class="tk-hint">{t('whichShip')}</p>
      <div class="am-column">
        {player?.ships.map((berth, ship) => {
          const { harbours } = harboursInReach(box, stateInScene(scene), { ...question, ship });
          return (
            <WordChoice
              key={ship}
              target={`ship:${ship + 1}`}
              glyph="ship"
              main={t('shipAt', { ship: target('ship', { n: ship + 1 }), place: placeWords(box, layout, berth) })}
              more={t('shipReach', { harbours: harbours.length })}
            />
          );
        })}
      </div>
      <Cash />
    </>
  );
}
