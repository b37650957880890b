import type { JSX } from 'preact';
import { useScene } from '../table/scene.ts';
import { Actions } from './Actions.tsx';
import { LandChoices } from './LandChoices.tsx';
import { offered } from './moveAt.ts';
import { WorldChoices } from './WorldChoices.tsx';

/** Options that are equally good for Planck. */
export function DecideForPlanck(): JSX.Element {
  const scene = useScene();
  if (offered(scene, 'compass').length > 0) return <WorldChoices kind="compass" />;
  return (
    <>
      <Actions />
      <LandChoices />
    </>
  );
}
