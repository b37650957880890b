import type { JSX } from 'preact';
import { landFacts } from '../describeSailing.ts';
import { useScene } from '../table/scene.ts';
import { Actions } from './Actions.tsx';
import { LandChoices } from './LandChoices.tsx';
import { t } from './messages.ts';
import { effectAt, moveAt } from './moveAt.ts';
import { outlookWords } from './outlookWords.ts';

/** What the ship sails for, and where it harbours, with the consequences of each. */
export function SailShip(): JSX.Element {
  const scene = useScene();
  const { view, turn } = scene;
  const doing = turn?.outlook.settled.find((one) => one.startsWith('do:'));
  return (
    <>
      <Actions />
      <LandChoices
        words={(one, at) => {
          const move = moveAt(scene, one);
          const place = view.places[at];
          if (place === undefined) return {};
          if (move?.kind === 'consolidate') return outlookWords(scene, move, landFacts(view, at));
          if (move !== undefined) return { more: effectAt(scene, one) };
          return { more: doing === undefined && place.explored ? t('severalWays') : undefined };
        }}
      />
    </>
  );
}
