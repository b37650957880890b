import { GOODS } from '@portolan/amerigo';
import { type CardId, type CardScene, seatPart } from './scene.ts';

type Asking = Pick<CardScene, 'box' | 'view' | 'legal'>;

/**
 * The move that a player has in mind who looks at something they cannot choose: what choosing it would have played.
 * Undefined where the player is not asked, the thing is no answer to the question, or it can be chosen.
 */
export function closedMove({ box, view, legal }: Asking, card: CardId): string | undefined {
  if (legal.length === 0 || view.question?.seat !== view.viewer) return undefined;
  const wanted = moveFor({ box, view, legal }, card);
  if (wanted === undefined || !box.moves.byText.has(wanted)) return undefined;
  // A tile may fit there turned.
  const stem = wanted.replace(/ turn 0$/, ' ');
  return legal.some((text) => text === wanted || (stem !== wanted && text.startsWith(stem))) ? undefined : wanted;
}

function moveFor(asking: Asking, { kind, id }: CardId): string | undefined {
  const { box, view } = asking;
  const { question, viewer } = view;
  const own = seatPart(id);
  const isOwn = own.seat === viewer;
  switch (question?.kind) {
    case 'takeTurn':
      if (kind !== 'act') return undefined;
      return ['special', 'jump', 'gold', 'points'].includes(id) ? id : `act ${id}`;
    case 'chooseShip':
      return kind === 'ship' && isOwn ? `ship ${Number(own.rest) + 1}` : undefined;
    case 'placeShip':
      return kind === 'place' ? `start ${id}` : undefined;
    case 'sailShip':
      return kind === 'place' ? `sail ${id}` : undefined;
    case 'foundPost':
      return kind === 'place' || kind === 'post' ? `found ${id}` : undefined;
    case 'planTile':
      return kind === 'supply' ? `plan ${id}` : undefined;
    case 'chooseTile':
      return kind === 'planned' && isOwn ? `build ${own.rest}` : undefined;
    case 'layTile':
      return kind === 'place' ? `lay ${id} turn 0` : undefined;
    case 'chooseToken':
      if (kind === 'display') return tokenMove(asking, view.display[Number(id)] ?? -1);
      return kind === 'token' ? tokenMove(asking, box.names.tokens.indexOf(id)) : undefined;
    case 'buyProduction':
      if (kind === 'market') return buyMove(asking, view.market[Number(id)] ?? -1);
      return kind === 'production' ? buyMove(asking, Number(id)) : undefined;
    default:
      return stepsFor(asking, { kind, id });
  }
}

/** On a track the space is the answer. */
function stepsFor({ view }: Asking, { kind, id }: CardId): string | undefined {
  const { question, players } = view;
  const player = players[question?.seat ?? -1];
  if (question === undefined || player === undefined) return undefined;
  if (question.kind === 'moveProgress' && kind === 'progressSpace') return `progress ${Number(id) - player.progress}`;
  if (question.kind === 'moveOrder' && kind === 'orderSpace') return `advance ${Number(id) - player.track}`;
  return undefined;
}

function tokenMove({ box }: Asking, token: number): string | undefined {
  const name = box.names.tokens[token];
  return name === undefined ? undefined : `token ${name}`;
}

function buyMove({ box }: Asking, kind: number): string | undefined {
  const production = box.production[kind];
  return production === undefined ? undefined : `buy ${GOODS[production.good]} ${production.cost}`;
}
