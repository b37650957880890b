import { capital } from '@portolan/client';
import { revenueOutlook } from '@portolan/nina-pinta';
import type { JSX } from 'preact';
import { moverOf } from '../lands.ts';
import { useScene } from '../table/scene.ts';
import { factWords } from '../words.ts';
import { t } from './messages.ts';
import { WorldChoices } from './WorldChoices.tsx';

/** Which world is governed, with what it yields now and where that goes. */
export function ChooseWorld(): JSX.Element {
  const { box, view } = useScene();
  return (
    <WorldChoices
      kind="world"
      words={(_, world) => {
        const { revenue, lost, mined, aboard, plundered, hasShip } = revenueOutlook(box, view, moverOf(view), world);
        const facts = [
          hasShip ? t('collectedAll', { aboard, plundered }) : t('noShip'),
          ...(mined > 0 ? [t('mined', { gold: mined })] : []),
          ...(lost > 0 ? [t('unconnected', { gold: lost })] : []),
        ];
        return { figure: t('revenue', { gold: revenue }), more: capital(factWords(facts)), warn: lost > 0 };
      }}
    />
  );
}
