import { type Box, type Move, type View, WORLDS, worldOf } from '@portolan/nina-pinta';
import { moverOf } from '../lands.ts';
import { landTarget, targetsOf } from '../table/targets.ts';

/** Whether a move uses the thing that a card is about. Targets count as cards of the same name. */
export function concerns(box: Box, card: string, text: string, view: View): boolean {
  const move = box.moves.byText.get(text);
  if (move === undefined) return false;
  return targetsOf(box, move).includes(card) || cardsOf(box, move, view).includes(card);
}

/** The cards that are called differently from the targets of a move. */
function cardsOf(box: Box, move: Move, view: View): readonly string[] {
  const seat = moverOf(view);
  switch (move.kind) {
    case 'war':
    case 'pirate':
    case 'govern':
      return [`compass:${WORLDS[move.world]}`, `world:${WORLDS[move.world]}`];
    case 'load':
      return [`hold:${seat}:${WORLDS[move.world]}`, `ship:${seat}:${WORLDS[move.world]}`, `supply:${seat}`];
    case 'seal':
      return [move.first, move.second, move.third].map((world) => `hold:${seat}:${WORLDS[world]}`);
    case 'recover':
    case 'explore':
    case 'consolidate':
    case 'attack':
    case 'town':
    case 'city':
    case 'upgrade':
    case 'place':
      return landCards(box, seat, move.place);
    case 'migrate':
      return [...landCards(box, seat, move.from), ...landCards(box, seat, move.to)];
    case 'mine':
    case 'store':
    case 'pay': {
      const at = landTarget(box, move.place).slice('land'.length);
      return [`land${at}`, `mine${at}`, `vault${at}`, `stronghold${at}`];
    }
    case 'remove':
      return [`seat:${view.players.findIndex(({ nation }) => nation === targetsOf(box, move)[0]?.split(':')[1])}`];
    default:
      return otherCards(move, view, seat);
  }
}

function landCards(box: Box, seat: number, place: number): string[] {
  const land = landTarget(box, place);
  const at = land.slice('land'.length);
  const world = WORLDS[worldOf(place)];
  return [land, `settlers:${seat}${at}`, `town:${seat}${at}`, `ship:${seat}:${world}`, `hold:${seat}:${world}`];
}

function otherCards(move: Move, { world }: View, seat: number): readonly string[] {
  switch (move.kind) {
    case 'board':
    case 'remain':
      return [`captain:${seat}:${world}`, `ship:${seat}:${world}`];
    case 'collect':
    case 'arrange':
      return [`compass:${world}`, `ship:${seat}:${world}`];
    case 'plunder':
    case 'double':
      return [`held:${seat}`, `gold:${seat}`];
    case 'pass':
    case 'push':
      return [`pass:${move.space + 1}`, `orderMarker:${seat}`];
    case 'take':
      return ['display:all'];
    default:
      return [];
  }
}
