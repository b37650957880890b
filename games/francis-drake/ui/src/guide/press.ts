import { nameAt } from '@portolan/client';
import { canSail, isOutfitting } from '@portolan/francis-drake';
import type { GuideScene } from './guideScene.ts';
import { t } from './messages/press.ts';

/** Exactly what to press for the question. */
export function pressText({ view }: GuideScene, asked: NonNullable<GuideScene['asked']>): string {
  return asked.kind === 'plymouthTurn' ? t('plymouthTurn', { n: view.docks.outbound.length + 1 }) : t(asked.kind);
}

/** What the others decide while the player's ship is home or cannot go on. */
export function waitingText({ view, names, me }: GuideScene): string | undefined {
  const { question } = view;
  if (question === undefined) return undefined;
  const name = nameAt(names, question.seat);
  if (me.home) return t('home', { name });
  return !isOutfitting(view) && !canSail(me) ? t('ashore', { name }) : undefined;
}
