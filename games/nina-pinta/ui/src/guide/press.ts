import { WORLDS } from '@portolan/nina-pinta';
import { t as control } from '../controls/messages.ts';
import type { GuideScene } from './guideScene.ts';
import { t } from './messages/press.ts';

/** Exactly what to press for the question. Moves with a button of their own are named as the button is. */
export function pressText({ me }: GuideScene, asked: NonNullable<GuideScene['asked']>): string {
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

/** While all players load, nobody in particular is waited for. */
export function waitingText({ view: { question } }: GuideScene): string | undefined {
  return question !== undefined && 'seat' in question ? undefined : t('others');
}
