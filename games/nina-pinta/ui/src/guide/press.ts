import { WORLDS } from '@portolan/nina-pinta';
import type { Pressing } from '@portolan/table-kit/guide';
import { t as control } from '../controls/messages.ts';
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
      return t('lookAtLands', { decline: control('lookAtNothing') });
    case 'loadShips':
      return WORLDS.every((world) => me.loads?.[world] !== undefined)
        ? t('seal')
        : t('loadShips', { seal: control('seal') });
    case 'removePair':
      return t('removePair', { more: asked.pairs > 0, end: control('endAttack') });
    case 'migrate':
      return t('migrate', { end: control('stay') });
    case 'collectRevenue':
      return t('collectRevenue', { collect: control('collectAll'), arrange: control('arrange') });
    case 'build':
      return t('build', { end: control('buildNothing') });
    case 'recallCaptain':
      return t('recallCaptain', { board: control('board'), remain: control('remain') });
    case 'playPirate':
      return t('playPirate', { letSail: control('letSail'), letAllSail: control('letAllSail') });
    default:
      return t(asked.kind);
  }
}

function waitingText({ view: { question }, names }: GuideScene): string {
  if (question === undefined) return t('over');
  return 'seat' in question ? t('waiting', { name: nameAt(names, question.seat) }) : t('others');
}
