import { nameAt } from '@portolan/client';
import type { Pressing } from '@portolan/table-kit/guide';
import { t as control } from '../controls/messages.ts';
import type { GuideScene } from './guideScene.ts';
import { t } from './messages/press.ts';

type Control = 'stay' | 'decline' | 'endPlan' | 'endProgress' | 'endBuild' | 'endBuy' | 'rotate';

/** The labels of the table's own controls, which depend on the locale. */
function controlLabels(): Readonly<Record<Control, string>> {
  return {
    stay: control('stay'),
    decline: control('decline'),
    endPlan: control('endPlan'),
    endProgress: control('endProgress'),
    endBuild: control('endBuild'),
    endBuy: control('endBuy'),
    rotate: control('rotate'),
  };
}

/** Exactly what to press now, or that nothing needs to be pressed. */
export function pressText(scene: GuideScene, { picked, mayEnd, showing, buttons }: Pressing): string {
  const { asked } = scene;
  if (showing) return t('skip', buttons);
  if (asked === undefined) return mayEnd ? t('endTurn', buttons) : waitingText(scene);
  if (picked === 'move') return t('confirmOrBack', buttons);
  if (picked === 'only') return t('confirm', buttons);
  if (picked === 'part') return t('goOn', buttons);
  return t(asked.kind, controlLabels());
}

function waitingText({ view: { question }, names }: GuideScene): string {
  return question === undefined ? t('over') : t('waiting', { name: nameAt(names, question.seat) });
}
