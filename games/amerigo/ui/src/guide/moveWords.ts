import type { Move } from '@portolan/amerigo';
import { moveSentence } from '@portolan/client';
import { t as control } from '../controls/messages.ts';
import { describeMove } from '../describeMove.ts';
import { frameSpot } from '../frameSpot.ts';
import { colourName } from '../words.ts';
import { freePost, islandOf } from './facts.ts';
import type { GuideScene } from './guideScene.ts';
import { t } from './messages/moves.ts';

/** A suggested move, without row and column: places are marked on the map. */
export function moveWords(scene: GuideScene, move: Move): string {
  const { box, view, me } = scene;
  switch (move.kind) {
    case 'start':
      return t('start', { side: frameSpot(box.atlas, move.berth)?.side ?? 'other' });
    case 'sail': {
      const island = islandName(scene, freePost(scene, move.berth));
      return island === undefined ? t('sail') : t('harbour', { island });
    }
    case 'ship':
      return t('ship', { ship: move.ship === 0 ? 'first' : 'other' });
    case 'progress':
      return t('progress', { count: move.count, to: me.progress + move.count });
    case 'advance':
      return advanceWords(scene, move.count);
    case 'end':
      return endWords(scene);
    case 'found':
      return t('found', { island: islandName(scene, move.space) ?? '' });
    case 'lay':
      return t('lay', { island: islandName(scene, move.space) ?? '' });
    case 'token':
      // Only its effect says what it is.
      return moveSentence(describeMove(box, move, view));
    default:
      return describeMove(box, move, view).text;
  }
}

function advanceWords({ box, me, view }: GuideScene, count: number): string {
  const to = me.track + count;
  if (count === 0) return describeMove(box, { kind: 'advance', count }, view).text;
  return t('advance', { count, to, colour: colourName(box.orderColours[to] ?? 0) });
}

/** As the button is labelled. */
function endWords({ asked }: GuideScene): string {
  switch (asked?.kind) {
    case 'planTile':
      return control('endPlan');
    case 'moveProgress':
      return control('endProgress');
    case 'buyProduction':
      return control('endBuy');
    default:
      return control('endBuild');
  }
}

function islandName(scene: GuideScene, space: number | undefined): string | undefined {
  return space === undefined ? undefined : islandOf(scene, space)?.name;
}
