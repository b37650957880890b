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

/** Exactly what to press for the question. */
export function pressText(_: GuideScene, asked: NonNullable<GuideScene['asked']>): string {
  return t(asked.kind, controlLabels());
}
