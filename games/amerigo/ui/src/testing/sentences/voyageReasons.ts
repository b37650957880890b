import { all, expectAmounts, is, textIn } from '@portolan/client/testing';
import type { Sentence } from '@portolan/i18n/testing';
import { bySource, postPoints } from './facts.ts';
import { answersOf, harboursOf } from './forecast.ts';
import { emptyOn, isBig, islandAt, postsOn, squaresOf } from './mapFacts.ts';
import { type AmOccasion, box, frameIn, islandNamed, ofMove } from './occasion.ts';

type State = AmOccasion['state'];
const { components } = box;

/** The island that a ship could found a post on, seen from its voyage. */
function isIslandSaid(said: Sentence, state: State, space: number) {
  const island = islandNamed(state, textIn(said, 'name'));
  return all(
    is('the island', island, islandAt(state, space)),
    expectAmounts(said, { spaces: squaresOf(state, island).length }),
    is('big', said.values.big, isBig(state, island)),
  );
}

const spaceOf = (move: { readonly kind: string }): number => ('space' in move ? Number(move.space) : -1);

const start = ofMove(['start'], (said, { next }, occasion) => {
  const arrivals = answersOf(occasion, next, 'sail').flatMap(({ after, steps }) => {
    const sailed = steps.flatMap(({ event }) => (event.kind === 'shipSailed' ? [event.steps] : []))[0];
    return answersOf(occasion, after, 'found').map(({ move }) => ({ space: spaceOf(move), sailed }));
  });
  const island = islandNamed(next, textIn(said, 'name'));
  const here = arrivals.find(({ space, sailed }) => islandAt(next, space) === island && sailed === said.values.steps);
  return here === undefined ? 'no such harbour is that near' : isIslandSaid(said, next, here.space);
});

const sailHarbour = ofMove(['sail'], (said, { next, seat }, occasion) => {
  const posts = answersOf(occasion, next, 'found');
  const [post] = posts;
  if (post === undefined) return 'no post can be founded there';
  return all(
    isIslandSaid(said, next, spaceOf(post.move)),
    expectAmounts(said, { discovery: bySource(post.after, seat, 'discovery') - bySource(next, seat, 'discovery') }),
  );
});

/** Why a ship sails somewhere, or a post is founded. */
export const voyageReasons = {
  shipHarbour: ofMove(['ship'], (_, { next }, occasion) =>
    is('harbours', harboursOf(occasion, next).size + answersOf(occasion, next, 'return').length > 0, true),
  ),
  ship: ofMove(['ship'], (_, { next }) => is('the last ship', frameIn(next, 'sailShip')?.last, false)),
  start,
  startFar: ofMove(['start'], (_, { next }, occasion) => {
    const ap = frameIn(next, 'sailShip')?.ap ?? 0;
    const near = answersOf(occasion, next, 'sail').filter(
      ({ after, steps }) =>
        frameIn(after, 'foundPost') !== undefined &&
        steps.some(({ event }) => event.kind === 'shipSailed' && event.steps <= ap),
    );
    return is('harbours in reach', near.length, 0);
  }),
  sailHarbour,
  sail: ofMove(['sail'], (_, { next }) => is('a post can be founded', frameIn(next, 'foundPost') !== undefined, false)),
  stay: ofMove(['stay'], (_, { next }) => is('a post can be founded', frameIn(next, 'foundPost') !== undefined, false)),
  return: ofMove(['return'], (_, { next }) =>
    is('a post can be founded', frameIn(next, 'foundPost') !== undefined, true),
  ),
  boost: ofMove(['boost'], (_, { state, next }) =>
    is('more steps', (frameIn(next, 'sailShip')?.ap ?? 0) > (frameIn(state, 'sailShip')?.ap ?? 0), true),
  ),
  foundFirst: ofMove(['found'], (said, { state, next, seat, move }) =>
    all(
      expectAmounts(said, {
        empty: emptyOn(next, islandAt(next, move.space)),
        discovery: bySource(next, seat, 'discovery') - bySource(state, seat, 'discovery'),
      }),
      is('posts of the player there before', postsOn(state, islandAt(state, move.space))[seat], 0),
    ),
  ),
  foundMore: ofMove(['found'], (said, { state, next, seat, move }) => {
    const marker = components.timeMarkers[state.round - 1] ?? 1;
    const [own = 0, then = 0] = [state, next].map((one) => postsOn(one, islandAt(one, move.space))[seat] ?? 0);
    return expectAmounts(said, {
      posts: then,
      before: postPoints(state, own) / marker,
      multiple: postPoints(state, then) / marker,
    });
  }),
  decline: ofMove(['decline'], (said, { state, seat }, occasion) => {
    const [post] = answersOf(occasion, state, 'found');
    const island = islandAt(state, spaceOf(post?.move ?? { kind: '' }));
    return expectAmounts(said, { own: postsOn(state, island)[seat] });
  }),
} as const;
