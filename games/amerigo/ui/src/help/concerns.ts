import type { Box, Move, View } from '@portolan/amerigo';
import { placeId } from '../table/placeId.ts';
import { targetsOf } from '../table/targets.ts';

/** Whether a move uses the thing that a card is about. Targets count as cards of the same name. */
export function concerns(box: Box, card: string, text: string, view: View): boolean {
  const move = box.moves.byText.get(text);
  if (move === undefined) return false;
  return targetsOf(box, move).includes(card) || cardsOf(box, move, view).includes(card);
}

/** The cards that are called differently from the targets of a move. */
function cardsOf(box: Box, move: Move, view: View): readonly string[] {
  const seat = view.question?.seat ?? -1;
  switch (move.kind) {
    case 'start':
    case 'sail':
      return [`place:${placeId(box, move.berth)}`];
    case 'found':
    case 'lay':
      return ['place', 'post', 'crate', 'laid'].map((kind) => `${kind}:${placeId(box, move.space)}`);
    case 'ship':
      return [`ship:${seat}:${move.ship}`];
    case 'plan':
      return [`supply:${box.names.pieces[move.piece]}`];
    case 'build':
      return [`planned:${seat}:${box.names.pieces[move.piece]}`];
    case 'load':
      return [`cannons:${seat}`];
    case 'cash':
      return move.token < 0 ? [`chests:${seat}`] : [`token:${box.names.tokens[move.token]}`];
    case 'takeGold':
      return [`gold:${seat}`];
    case 'token':
      return [`display:${view.display.indexOf(move.token)}`];
    case 'buy':
      return [`production:${move.production}`, ...spacesOf(view, move.production)];
    default:
      return stepsOf(move, view);
  }
}

/** Equal tokens lie on several spaces. */
function spacesOf({ market }: View, production: number): string[] {
  return market.flatMap((kind, space) => (kind === production ? [`market:${space}`] : []));
}

function stepsOf(move: Move, { question, players }: View): readonly string[] {
  const seat = question?.seat ?? -1;
  const player = players[seat];
  if (player === undefined) return [];
  if (move.kind === 'progress') {
    return [`progressSpace:${player.progress + move.count}`, 'track:progress', `disc:progress:${seat}`];
  }
  if (move.kind === 'advance') {
    return [`orderSpace:${player.track + move.count}`, 'track:order', `disc:order:${seat}`];
  }
  return [];
}
