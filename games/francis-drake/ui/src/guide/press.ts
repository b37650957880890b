import { nameAt } from '@portolan/client';
import type { Pressing } from '@portolan/table-kit/guide';
import type { GuideScene } from './guideScene.ts';
import { t } from './messages/press.ts';

/** Exactly what to press now, or that nothing needs to be pressed. */
export function pressText(scene: GuideScene, { picked, mayEnd, showing, buttons }: Pressing): string {
  const { asked } = scene;
  if (showing) return t('skip', buttons);
  if (asked === undefined) return mayEnd ? t('endTurn', buttons) : waitingText(scene);
  if (picked === 'move') return t('confirmOrBack', buttons);
  if (picked === 'only') return t('confirm', buttons);
  if (picked === 'part') return t('goOn', buttons);
  return asked.kind === 'plymouthTurn' ? streetText(scene) : t(asked.kind);
}

function streetText({ view, me }: GuideScene): string {
  if (me.place === view.street.length - 1) return t('dock', { n: view.docks.outbound.length + 1 });
  return t('plymouthTurn', { n: view.docks.outbound.length + 1 });
}

function waitingText({ view, names, me }: GuideScene): string {
  const { question, docks, seats } = view;
  if (question === undefined) return t('over');
  const name = nameAt(names, question.seat);
  if (me.home) return t('home', { name });
  const atSea = docks.outbound.length === seats;
  return t(atSea && me.range === 0 ? 'ashore' : 'waiting', { name });
}
