import { COLOURS, type Move, spacesOf } from '@portolan/amerigo';
import { placeId } from '../table/placeId.ts';
import type { GuideScene } from './guideScene.ts';

/** The cards of what a move is about. */
export function aimOf({ box, view, seat }: GuideScene, move: Move): readonly string[] {
  switch (move.kind) {
    case 'act':
      return [`act:${COLOURS[move.colour]}`];
    case 'special':
    case 'jump':
      return [`act:${move.kind}`];
    case 'takeGold':
      return ['act:gold'];
    case 'takePoints':
      return ['act:points'];
    case 'ship':
      return [`ship:${seat}:${move.ship}`];
    case 'start':
    case 'sail':
      return [`place:${placeId(box, move.berth)}`];
    case 'found':
      return [`place:${placeId(box, move.space)}`];
    case 'load':
      return [`cannons:${seat}`];
    case 'plan':
      return [`supply:${box.names.pieces[move.piece]}`];
    case 'progress':
      return ['track:progress'];
    case 'token':
      return [`token:${box.names.tokens[move.token]}`];
    case 'build':
      return [`planned:${seat}:${box.names.pieces[move.piece]}`];
    case 'lay': {
      const piece = view.question?.kind === 'layTile' ? view.question.piece : 0;
      return spacesOf(box, { ...move, piece }).map((space) => `place:${placeId(box, space)}`);
    }
    case 'buy':
      return [`production:${move.production}`];
    case 'advance':
      return ['track:order'];
    default:
      return [];
  }
}
