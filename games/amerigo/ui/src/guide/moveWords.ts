import type { Move } from '@portolan/amerigo';
import { moveSentence } from '@portolan/client';
import { describeMove } from '../describeMove.ts';
import { freePost, islandOf } from './facts.ts';
import type { GuideScene } from './guideScene.ts';
import { t } from './messages/moves.ts';

const SIDES = ['top', 'right', 'bottom'] as const;
const PER_SIDE = 4;

/** A suggested move, without row and column: the first suggestion is marked on the table. */
export function moveWords(scene: GuideScene, move: Move, marked: boolean): string {
  const { box, view } = scene;
  switch (move.kind) {
    case 'start': {
      const side = Math.floor((move.berth - box.atlas.stride ** 2) / PER_SIDE);
      return t('start', { marked, side: SIDES[side] ?? 'other' });
    }
    case 'sail': {
      const island = islandName(scene, freePost(scene, move.berth));
      return island === undefined ? t('sail', { marked }) : t('harbour', { marked, island });
    }
    case 'found':
      return t('found', { island: islandName(scene, move.space) ?? '' });
    case 'lay':
      return t(marked ? 'lay' : 'layElsewhere', { island: islandName(scene, move.space) ?? '' });
    case 'token':
      // Only its effect says what it is.
      return moveSentence(describeMove(box, move, view));
    default:
      return describeMove(box, move, view).text;
  }
}

function islandName(scene: GuideScene, space: number | undefined): string | undefined {
  return space === undefined ? undefined : islandOf(scene, space)?.name;
}
