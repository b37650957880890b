import { freeSettlersIn } from '@portolan/nina-pinta';
import type { JSX } from 'preact';
import { moverOf } from '../lands.ts';
import { useScene } from '../table/scene.ts';
import { LandChoices } from './LandChoices.tsx';
import { t } from './messages.ts';

/** Lands with Settlers of the player outside Strongholds. */
export function RecoverSettler(): JSX.Element {
  const { view } = useScene();
  const seat = moverOf(view);
  return <LandChoices words={(_, at) => ({ more: t('yourSettlers', { n: freeSettlersIn(view, seat, at) }) })} />;
}
