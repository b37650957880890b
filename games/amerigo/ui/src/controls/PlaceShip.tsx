import { capital } from '@portolan/client';
import { Choice } from '@portolan/table-kit';
import type { JSX } from 'preact';
import { nameTarget } from '../table/nameTarget.ts';
import { placeId } from '../table/placeId.ts';
import { useScene } from '../table/scene.ts';
import { Cash } from './Cash.tsx';
import { startsOf } from './mapHits.ts';
import { t } from './messages.ts';

/** The spaces of the frame, with the harbours in reach of each. */
export function PlaceShip(): JSX.Element | null {
  const scene = useScene();
  const { box, question } = scene;
  if (question?.kind !== 'placeShip') return null;
  return (
    <>
      <p class="tk-hint">{t('placeHint', { steps: question.ap })}</p>
      <div class="am-shelf">
        {startsOf(scene).map(({ berth, harbours }) => {
          const target = `berth:${placeId(box, berth)}`;
          return (
            <Choice key={berth} target={target} class="am-item">
              <span>{capital(nameTarget(box, target) ?? '')}</span>
              <span class="tk-choice-effect">{t('startHarbours', { harbours })}</span>
            </Choice>
          );
        })}
      </div>
      <Cash />
    </>
  );
}
