import { WORLDS } from '@portolan/nina-pinta';
import type { Pressing } from '@portolan/table-kit/guide';
import { t as moves } from '../messages/moves.ts';
import { nameAt } from '../words.ts';
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
  return askedText(scene, asked);
}

/** Moves with a button of their own are named as the button is. */
function askedText({ me }: GuideScene, asked: NonNullable<GuideScene['asked']>): string {
  switch (asked.kind) {
    case 'lookAtLands':
      return t('lookAtLands', { decline: moves('decline.look') });
    case 'loadShips':
      return t(WORLDS.every((world) => me.loads?.[world] !== undefined) ? 'seal' : 'loadShips');
    case 'removePair':
      return t('removePair', { more: asked.pairs > 0, end: moves('done.removePair') });
    case 'migrate':
      return t('migrate', { end: moves('done.migrate') });
    case 'collectRevenue':
      return t('collectRevenue', { collect: moves('collect'), arrange: moves('arrange') });
    case 'build':
      return t('build', { end: moves('done.build') });
    case 'recallCaptain':
      return t('recallCaptain', { board: moves('board'), remain: moves('remain') });
    case 'selectBenefit':
      return t('selectBenefit', { pass: moves('pass') });
    default:
      return t(asked.kind);
  }
}

function waitingText({ view: { question }, names }: GuideScene): string {
  if (question === undefined) return t('over');
  return 'seat' in question ? t('waiting', { name: nameAt(names, question.seat) }) : t('others');
}
