import { type Box, type View, WORLDS } from '@portolan/nina-pinta';
import type { CardId, CardScene } from './scene.ts';

type Asking = Pick<CardScene, 'box' | 'view' | 'legal'>;

/**
 * The move that a player has in mind who looks at something they cannot choose: what choosing it would have played.
 * Undefined where the player is not asked, the thing is no answer to the question, or it can be chosen.
 */
export function closedMove({ box, view, legal }: Asking, card: CardId): string | undefined {
  const { question, viewer } = view;
  if (legal.length === 0 || question === undefined) return undefined;
  if ('seat' in question && question.seat !== viewer) return undefined;
  const wanted = movesFor(box, view, card).filter((text) => box.moves.byText.has(text));
  return wanted.some((text) => legal.includes(text)) ? undefined : wanted[0];
}

/** The moves that choosing a thing could mean, the likeliest first. */
function movesFor(box: Box, view: View, { kind, parts }: CardId): readonly string[] {
  const [first = '', second = '', third = ''] = parts;
  const world = kind === 'compass' || kind === 'world' ? first : undefined;
  const land = kind === 'land' ? `${first} ${second}` : undefined;
  switch (view.question?.kind) {
    case 'chooseNation':
      return kind === 'nation' ? [`nation ${first}`] : [];
    case 'placeWar':
      return world === undefined ? [] : [`war ${world}`];
    case 'recoverSettler':
      if (kind === 'settlers') return [`recover ${second} ${third}`];
      return land === undefined ? [] : [`recover ${land}`];
    case 'sailShip':
      return land === undefined ? [] : sailingTo(view, land);
    case 'removePair': {
      const nation = kind === 'settlers' ? view.players[Number(first)]?.nation : undefined;
      return nation === undefined ? [] : [`remove ${nation}`];
    }
    case 'placeNatives':
    case 'playBonus':
      return land === undefined ? [] : [`place ${land}`];
    case 'chooseWorld':
      return world === undefined ? [] : [`govern ${world}`];
    case 'build':
      return land === undefined ? [] : [`town ${land}`, `upgrade ${land}`, `city ${land}`];
    case 'placeMarker':
      return kind === 'marker' ? [`marker ${first}`] : [];
    case 'selectBenefit':
    case 'selectDouble':
      return selectionOf(box, { kind, parts });
    default:
      return [];
  }
}

/** An unexplored land could only be explored. */
function sailingTo({ places }: View, land: string): readonly string[] {
  const place = places.find(({ id }) => id === land);
  if (place === undefined || !WORLDS.some((id) => id === place.world)) return [];
  return place.explored ? [`consolidate ${land}`, `attack ${land}`] : [`explore ${land}`];
}

function selectionOf({ faces }: Box, { kind, parts }: CardId): readonly string[] {
  const [first = '', nth = '1'] = parts;
  if (kind === 'pass') return [`pass ${first}`, `push ${first}`];
  if (kind !== 'benefit' || !faces.names.includes(first)) return [];
  return [nth === '1' ? `take ${first}` : `take ${first} ${nth}`];
}
