import type { JSX } from 'preact';
import { useScene } from '../table/scene.ts';
import { Amounts } from './Amounts.tsx';
import { t } from './messages.ts';

/** What a Stronghold pays of a price, and what is left to pay. */
export function PayBuilding(): JSX.Element | null {
  const { question } = useScene();
  if (question?.kind !== 'payBuilding') return null;
  return <Amounts words={(gold) => t('leftToPay', { gold: question.left - gold })} />;
}
