import { aboardAfterStoring } from '@portolan/nina-pinta';
import type { JSX } from 'preact';
import { useScene } from '../table/scene.ts';
import { Amounts } from './Amounts.tsx';
import { t } from './messages.ts';
import { moveAt } from './moveAt.ts';

/** How much a Stronghold keeps, and what the ship carries then. */
export function StoreGold(): JSX.Element | null {
  const scene = useScene();
  const { box, view, question } = scene;
  if (question?.kind !== 'storeGold') return null;
  return (
    <Amounts
      words={(gold) => {
        const move = moveAt(scene, `gold:${gold}`);
        return move?.kind === 'store' ? t('aboardThen', { gold: aboardAfterStoring(box, view, question, move) }) : '';
      }}
    />
  );
}
