import { GOODS, type State } from '@portolan/amerigo';
import { all, expectAmounts, is, partsOf, targetIn, targetsIn, textIn } from '@portolan/client/testing';
import type { Sentence } from '@portolan/i18n/testing';
import { bySource, player, postPoints, squaresIn } from './facts.ts';
import { emptyOn, isBig, isCovered, islandAt, isPostOf, postsOn, squaresOf } from './mapFacts.ts';
import { box, islandNamed, ofEvent, placeNamed, placeWithId, playerIn, scoresIn } from './occasion.ts';
import { isCalled } from './places.ts';

function placeIn(said: Sentence, name: string): number {
  return placeWithId(targetIn(said, name)[1] ?? '');
}

/** The island of `on Gran Talina`, or of `at 7,12` where the reader has no map. */
function islandIn(said: Sentence, state: State): number {
  const [on] = partsOf(said, 'on');
  const [at] = partsOf(said, 'at');
  if (at !== undefined) return islandAt(state, placeNamed(textIn(at, 'place')));
  return on === undefined ? -1 : islandNamed(state, textIn(on, 'island'));
}

function shipIn(said: Sentence): number {
  return Number(targetIn(said, 'ship')[2]);
}

const sailed = ofEvent(['shipSailed'], (said, { event, before, after }, occasion) => {
  const { seat, ship } = event;
  const from = player(before, seat).ships[ship] ?? -1;
  const to = player(after, seat).ships[ship] ?? -1;
  const isReturn = said.key === 'shipReturned';
  return all(
    is('who', playerIn(said, occasion), seat),
    is('the ship', shipIn(said), ship),
    is('the place', placeIn(said, 'to'), to),
    isCalled(textIn(said, 'to'), after, to),
    isReturn ? is('the start', from, to) : isCalled(textIn(said, 'from'), after, from),
    isReturn ? expectAmounts(said, { steps: 2 }) : undefined,
    is('the steps', said.values.steps, event.steps),
  );
});

const laid = ofEvent(['tileLaid'], (said, { event, before, after }, occasion) => {
  const { seat, spaces, piece } = event;
  const island = islandIn(said, after);
  const goods = player(after, seat).goods.map((count, good) => count - (player(before, seat).goods[good] ?? 0));
  const named = GOODS.map((id) => targetsIn(said, 'goods').filter(([, , one]) => one === id).length);
  return all(
    is('who', playerIn(said, occasion), seat),
    is('the squares', spaces.length, squaresIn(piece)),
    is('the squares covered', emptyOn(before, island) - emptyOn(after, island), squaresIn(piece)),
    is('planned tiles', (player(after, seat).planned[piece] ?? 0) + 1, player(before, seat).planned[piece]),
    is('the goods', named, goods),
  );
});

/** Completing pays whoever does it, and all posts on the island. */
const completed = ofEvent(['islandCompleted'], (said, { event, before, after }, occasion) => {
  const { seat } = event;
  const island = Number(targetIn(said, 'island')[1]);
  const name = textIn(said, 'island');
  return all(
    is('who', playerIn(said, occasion), seat),
    is('its name', name === 'an island' || islandNamed(after, name) === island, true),
    expectAmounts(said, { points: bySource(after, seat, 'completion') - bySource(before, seat, 'completion') }),
    is('empty squares', emptyOn(after, island), 0),
    is('who completed it', after.completed[island], seat),
    is('a chest', said.key === 'islandCompletedWithChest', isBig(after, island)),
    is('chests', player(after, seat).chests - player(before, seat).chests, isBig(after, island) ? 1 : 0),
  );
});

const founded = ofEvent(['postFounded'], (said, { event, before, after }, occasion) => {
  const { seat, space } = event;
  const island = islandAt(after, space);
  const isFirst = postsOn(after, island).reduce((total, count) => total + count, 0) === 1;
  return all(
    is('who', playerIn(said, occasion), seat),
    is('the island', islandIn(said, after), island),
    is('the post', [isCovered(before, space), isPostOf(after, seat, space)].at(-1), true),
    is('posts left', player(after, seat).posts, player(before, seat).posts - 1),
    is('a discovery', said.key === 'islandDiscovered', isFirst),
    is('the points', said.values.points ?? 0, player(after, seat).score - player(before, seat).score),
  );
});

/** Ships, posts, tiles and islands. */
export const mapEvents = {
  shipPlaced: ofEvent(['shipPlaced'], (said, { event, after }) =>
    all(
      is('the ship', shipIn(said), event.ship),
      is('the place', placeIn(said, 'place'), player(after, event.seat).ships[event.ship]),
      isCalled(textIn(said, 'place'), after, player(after, event.seat).ships[event.ship] ?? -1),
    ),
  ),
  shipSailed: sailed,
  shipReturned: sailed,
  postFounded: founded,
  islandDiscovered: founded,
  tilePlanned: ofEvent(['tilePlanned'], (said, { event, before, after }) => {
    const [, , name = ''] = targetIn(said, 'piece');
    const piece = box.names.pieces.indexOf(name);
    const [was = 0, now] = [player(before, event.seat).planned[piece], player(after, event.seat).planned[piece]];
    return is('planned tiles', now, was + 1);
  }),
  tileLaid: laid,
  tileLaidOnGoods: laid,
  tilesScored: ofEvent(['tilesScored'], (said, { event, before, after }) =>
    expectAmounts(said, { points: bySource(after, event.seat, 'tiles') - bySource(before, event.seat, 'tiles') }),
  ),
  islandCompleted: completed,
  islandCompletedWithChest: completed,
  postsScored: ofEvent(['islandCompleted'], (said, { event, before, after }, occasion) => {
    const said_ = scoresIn(said, occasion, { key: 'score', n: 'points' });
    const posts = postsOn(after, event.island);
    const grown = after.players.map((_, seat) => bySource(after, seat, 'posts') - bySource(before, seat, 'posts'));
    return all(
      is('what posts score', said_, grown),
      is(
        'what they count',
        said_,
        posts.map((count) => postPoints(after, count)),
      ),
      is('the island', squaresOf(after, event.island).length > 0, true),
    );
  }),
} as const;
