import { nameAt } from '@portolan/client';
import { isOutfitting } from '@portolan/francis-drake';
import type { GuideScene } from './guideScene.ts';
import { t } from './messages/press.ts';

/** Exactly what to press for the question. */
export function pressText(scene: GuideScene, asked: NonNullable<GuideScene['asked']>): string {
  return asked.kind === 'plymouthTurn' ? streetText(scene) : t(asked.kind);
}

function streetText({ view, me }: GuideScene): string {
  if (me.place === view.street.length - 1) return t('dock', { n: view.docks.outbound.length + 1 });
  return t('plymouthTurn', { n: view.docks.outbound.length + 1 });
}

/** What the others decide while the player's ship is home or cannot go on. */
export function waitingText({ view, names, me }: GuideScene): string | undefined {
  const { question } = view;
  if (question === undefined) return undefined;
  const name = nameAt(names, question.seat);
  if (me.home) return t('home', { name });
  return !isOutfitting(view) && me.range === 0 ? t('ashore', { name }) : undefined;
}
