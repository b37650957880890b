import { type Event, isRepelled } from '@portolan/amerigo';
import { list, type Mention, type Said } from '@portolan/i18n';
import { plannedTile } from './mentions.ts';
import { t } from './messages/events.ts';
import { scoresOf } from './scoresOf.ts';
import { placeId } from './table/placeId.ts';
import { actorOf, type Telling } from './telling.ts';
import { tellTrack } from './tellTrack.ts';
import { pieceName } from './words.ts';

type Deed = Extract<Event, { readonly seat: number }>;
type DeedOf<K extends Deed['kind']> = Extract<Deed, { readonly kind: K }>;

/** What a player does. */
export function tellDeed(telling: Telling, event: Deed): readonly Said[] {
  const { box, about } = telling;
  const { who, you } = actorOf(telling, event.seat);
  switch (event.kind) {
    case 'actionChosen':
      return t.parts(event.special ? 'specialChosen' : 'actionChosen', {
        who,
        you,
        action: about.action(event.colour),
        ap: event.ap,
      });
    case 'shipPlaced':
      return t.parts('shipPlaced', {
        who,
        you,
        ship: about.ship(event.seat, event.ship),
        place: about.berth(event.berth),
      });
    case 'shipSailed':
      return tellSailed(telling, event);
    case 'postFounded':
      return tellPost(telling, event);
    case 'cannonsLoaded':
      return t.parts('cannonsLoaded', { who, you, cannons: cannons(event.seat, event.count) });
    case 'tilePlanned':
      return t.parts('tilePlanned', { who, you, piece: plannedTile(box, event.seat, event.piece) });
    case 'tileLaid':
      return tellTile(telling, event);
    case 'tilesScored':
      return t.parts('tilesScored', { who, you, points: event.points });
    case 'islandCompleted':
      return tellCompleted(telling, event);
    case 'productionBought':
      return t.parts('productionBought', { who, you, production: about.production(event.production) });
    case 'piratesFought':
      return tellFight(telling, event);
    default:
      return tellTrack(telling, event);
  }
}

function cannons(seat: number, n: number): Mention {
  return { text: t('cannons', { n }), target: `cannons:${seat}` };
}

function tellSailed(telling: Telling, event: DeedOf<'shipSailed'>): readonly Said[] {
  const { about } = telling;
  const { seat, from, to, steps } = event;
  const sailed = { ...actorOf(telling, seat), ship: about.ship(seat, event.ship), to: about.berth(to), steps };
  return from === to ? t.parts('shipReturned', sailed) : t.parts('shipSailed', { ...sailed, from: about.berth(from) });
}

function tellPost(telling: Telling, { seat, space, island, points }: DeedOf<'postFounded'>): readonly Said[] {
  const { box, about } = telling;
  const post = about.thing('post', `post:${placeId(box, space)}`);
  const founded = { ...actorOf(telling, seat), post, where: about.where(space) };
  if (points === 0) return t.parts('postFounded', founded);
  return t.parts('islandDiscovered', {
    ...founded,
    island: { text: t('theIsland'), target: `island:${island}` },
    points,
  });
}

function tellTile(telling: Telling, { seat, piece, spaces, goods }: DeedOf<'tileLaid'>): readonly Said[] {
  const { box, about } = telling;
  const [first = -1] = spaces;
  const tile: Mention = { text: pieceName(box, piece), target: `laid:${placeId(box, first)}` };
  const laid = { ...actorOf(telling, seat), piece: tile, where: about.where(first) };
  if (goods.length === 0) return t.parts('tileLaid', laid);
  return t.parts('tileLaidOnGoods', { ...laid, goods: list(goods.map((good) => about.good(seat, good))) });
}

function tellCompleted(telling: Telling, event: DeedOf<'islandCompleted'>): readonly Said[] {
  const { about } = telling;
  const { seat, points, posts } = event;
  const done = { ...actorOf(telling, seat), island: about.island(event.island), points };
  const completed = event.chest
    ? t.parts('islandCompletedWithChest', { ...done, chest: about.thing('chest', `chests:${seat}`) })
    : t.parts('islandCompleted', done);
  const scored = scoresOf(posts, about).filter((_, one) => (posts[one] ?? 0) > 0);
  return scored.length === 0 ? completed : t.parts('postsScored', { event: completed, scores: list(scored, 'plain') });
}

function tellFight(telling: Telling, event: DeedOf<'piratesFought'>): readonly Said[] {
  const { seat, strength, fired, lost } = event;
  const pirates = telling.about.thing('pirates', 'pirates:all');
  const fight = { ...actorOf(telling, seat), pirates, cannons: cannons(seat, fired) };
  if (isRepelled(event)) return t.parts('piratesBeaten', fight);
  return t.parts('piratesLost', { ...fight, strength, lost });
}
