import { type Box, COLOURS, type Move } from '@portolan/amerigo';
import { placeId } from './placeId.ts';

/** The things a move points at. Every target names one thing, so they can be picked in any order. */
export function targetsOf(box: Box, move: Move): readonly string[] {
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
    case 'cash':
      return [`cash:${box.names.tokens[move.token] ?? 'chest'}`];
    case 'ship':
      return [`ship:${move.ship + 1}`];
    case 'start':
    case 'sail':
      return [`berth:${placeId(box, move.berth)}`];
    case 'found':
      return [`space:${placeId(box, move.space)}`];
    case 'load':
    case 'progress':
    case 'advance':
      return [`${move.kind}:${move.count}`];
    case 'plan':
      return [`plan:${box.names.pieces[move.piece]}`];
    case 'build':
      return [`tile:${box.names.pieces[move.piece]}`];
    case 'token':
      return [`token:${box.names.tokens[move.token]}`];
    case 'lay':
      return [`turn:${move.turn}`, `space:${placeId(box, move.space)}`];
    case 'buy':
      return [`buy:${move.production}`];
    default:
      return [move.kind];
  }
}
