import type { JSX } from 'preact';
import { firstOf } from '../lands.ts';
import { useScene } from '../table/scene.ts';
import { Amounts } from './Amounts.tsx';
import { t } from './messages.ts';

/** How much is taken from a Mine, and what stays in it. */
export function MineGold(): JSX.Element | null {
  const { view, question } = useScene();
  if (question?.kind !== 'mineGold') return null;
  const mine = view.places[firstOf(question.world, question.lands)]?.mine ?? 0;
  return <Amounts words={(gold) => t('staysInMine', { gold: mine - gold })} />;
}
