import { isLastEra, landOf, type Move } from '@portolan/nina-pinta';
import { describeMove } from '../describeMove.ts';
import { landName } from '../words.ts';
import type { GuideScene } from './guideScene.ts';
import { t } from './messages/moves.ts';

/** A suggested move in words. */
export function moveWords({ box, view, asked }: Pick<GuideScene, 'box' | 'view' | 'asked'>, move: Move): string {
  const land = (place: number): string => landName(box, landOf(place));
  switch (move.kind) {
    case 'migrate':
      return t('migrate', { from: land(move.from), to: land(move.to) });
    case 'pass':
      if (asked?.kind === 'makeWay') return t('makeWay', { space: move.space + 1 });
      return isLastEra(box, view) ? t('pass.end') : t('pass', { space: move.space + 1 });
    case 'push':
      return t('push', { space: move.space + 1 });
    case 'plunder':
      return t('plunder', { gold: move.gold });
    default:
      return describeMove(box, move, view).text;
  }
}
