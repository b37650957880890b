import { type Box, COLOURS, GOODS, type MapLayout } from '@portolan/amerigo';
import { nameAt } from '@portolan/client';
import type { Arg, Mention } from '@portolan/i18n';
import { islandName } from './map/islandName.ts';
import { t } from './messages/events.ts';
import { placeWords } from './placeWords.ts';
import { placeId } from './table/placeId.ts';
import { actionName, colourName, goodName, pieceName, placeName, productionName, tokenWords } from './words.ts';

/** Who reads about an event, and what they know. */
export interface Reader {
  readonly box: Box;
  /** By seat. */
  readonly names: readonly string[];
  /** The seat of the reader, who is addressed as `you`. */
  readonly you?: number | undefined;
  /** The map of the match. Without it, places are called by row and column, and islands have no names. */
  readonly layout?: MapLayout;
}

/** Names of things on the table, each with the id of its card. */
export interface Mentions {
  readonly you: number | undefined;
  who(seat: number): Mention;
  /** The same at the beginning of a sentence. */
  subject(seat: number): Mention;
  berth(berth: number): Mention;
  /** Where a post or tile lies, with its preposition. */
  where(space: number): Arg;
  island(island: number): Mention;
  ship(seat: number, ship: number): Mention;
  phase(colour: number): Mention;
  action(colour: number): Mention;
  cubes(colour: number, count: number): Mention;
  token(token: number): Mention;
  production(kind: number): Mention;
  good(seat: number, good: number): Mention;
  /** Anything else, by a message of its own. */
  thing(key: Thing, target: string): Mention;
}

type Thing =
  | 'tower'
  | 'gold'
  | 'chest'
  | 'goldToken'
  | 'progressTrack'
  | 'orderTrack'
  | 'cannonTrack'
  | 'post'
  | 'pirates'
  | 'timeMarker';

export function mentionsFor(reader: Reader): Mentions {
  const { box, names, you } = reader;
  const named = (seat: number, own: 'you' | 'youFirst'): Mention => ({
    text: seat === you ? t(own) : nameAt(names, seat),
    target: `seat:${seat}`,
  });
  return {
    you,
    who: (seat) => named(seat, 'you'),
    subject: (seat) => named(seat, 'youFirst'),
    ...placesFor(reader),
    ship: (seat, ship) => ({ text: t('ship', { n: ship + 1 }), target: `ship:${seat}:${ship}` }),
    phase: (colour) => ({ text: t('phase', { colour: colourName(colour) }), target: `phase:${COLOURS[colour]}` }),
    action: (colour) => ({ text: actionName(colour), target: `act:${COLOURS[colour]}` }),
    cubes: (colour, count) => ({
      text: t('cubes', { count, colour: colourName(colour) }),
      target: `cube:${COLOURS[colour]}`,
    }),
    token: (token) => ({ text: tokenWords(box, token), target: `token:${box.names.tokens[token] ?? ''}` }),
    production: (kind) => ({ text: productionName(box, kind), target: `production:${kind}` }),
    good: (seat, good) => ({ text: goodName(good), target: `goods:${seat}:${GOODS[good]}` }),
    thing: (key, target) => ({ text: t(key), target }),
  };
}

function placesFor({ box, layout }: Reader): Pick<Mentions, 'berth' | 'where' | 'island'> {
  const island = (one: number): Mention => ({
    text: layout === undefined ? t('anIsland') : islandName(layout, one),
    target: `island:${one}`,
  });
  return {
    island,
    berth: (berth) => ({
      text: layout === undefined ? placeName(box, berth) : placeWords(box, layout, berth),
      target: `place:${placeId(box, berth)}`,
    }),
    where: (space) =>
      layout === undefined
        ? t.parts('at', { place: { text: placeName(box, space), target: `place:${placeId(box, space)}` } })
        : t.parts('on', { island: island(layout.islandOf[space] ?? 0) }),
  };
}

/** The id of a tile among a player's planned ones. */
export function plannedTile(box: Box, seat: number, piece: number): Mention {
  return { text: pieceName(box, piece), target: `planned:${seat}:${box.names.pieces[piece] ?? ''}` };
}
