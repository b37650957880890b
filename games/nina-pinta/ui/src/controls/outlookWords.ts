import { capital } from '@portolan/client';
import { type Move, turnOutlook } from '@portolan/nina-pinta';
import { moverOf } from '../lands.ts';
import type { Scene } from '../table/scene.ts';
import { factWords } from '../words.ts';
import type { LandWords } from './LandChoices.tsx';
import { t } from './messages.ts';

/** How a turn of Sail would end with this move: what Reduce sends home, and the revenue as things stand then. */
export function outlookWords({ box, view }: Scene, move: Move | undefined, facts: readonly string[] = []): LandWords {
  if (move?.kind !== 'consolidate' && move?.kind !== 'migrate' && move?.kind !== 'done') {
    return { more: capital(factWords(facts)) };
  }
  const outlook = turnOutlook(box, view, moverOf(view), move);
  if (outlook === undefined) return { more: capital(factWords(facts)) };
  const { reduced, revenue, lost } = outlook;
  const more = [
    ...facts,
    ...(reduced > 0 ? [t('reduced', { n: reduced })] : []),
    ...(lost > 0 ? [t('unconnected', { gold: lost })] : []),
  ];
  return { more: capital(factWords(more)), figure: t('revenue', { gold: revenue }), warn: reduced > 0 || lost > 0 };
}
