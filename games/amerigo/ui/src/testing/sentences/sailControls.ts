import { all, expectAmounts, is, type Judgement, numberIn, partsOf, textIn, UNDECIDED } from '@portolan/client/testing';
import type { Sentence } from '@portolan/i18n/testing';
import { bySource, player } from './facts.ts';
import { answersOf, harboursOf } from './forecast.ts';
import { emptyOn, islandAt, isPostOf, postsOn, squaresOf } from './mapFacts.ts';
import {
  type AmJudge,
  type AmOccasion,
  type AmPlayed,
  answerIn,
  box,
  type EventOf,
  frameIn,
  goodIn,
  islandNamed,
  nextOf,
  ofMove,
  ownEvents,
  ownSteps,
  playerIn,
  sometimes,
} from './occasion.ts';
import { isCalled, isHarbourSide } from './places.ts';
import { goldGained, goldPaid, tilePoints } from './price.ts';

/** Row and column as people count them. */
function isSquare(said: Sentence, place: number): Judgement {
  const { stride } = box.atlas;
  return expectAmounts(said, { row: Math.floor(place / stride) + 1, col: (place % stride) + 1 });
}

/** Steps and gold of a voyage. */
const voyage = ofMove(['sail', 'return'], (said, answer) => {
  const [sailed] = answer.played.steps.flatMap(({ event }) => (event.kind === 'shipSailed' ? [event] : []));
  return all(
    expectAmounts(said, { steps: sailed?.steps }),
    is('the gold', said.values.gold ?? 0, goldPaid(answer)),
    said.values.row === undefined ? undefined : isSquare(said, sailed?.to ?? -1),
  );
});

/** The free harbours that one ship reaches, from where it is or from a start. */
const reach: AmJudge = ofMove(['ship', 'start'], (said, { next, seat }, occasion) => {
  const frame = frameIn(next, 'sailShip');
  if (frame === undefined || frame.seat !== seat) return UNDECIDED;
  return expectAmounts(said, { harbours: harboursOf(occasion, next).size });
});

/** What a post or a tile leads to. */
interface Outcome {
  readonly seat: number;
  readonly space: number;
  readonly before: AmOccasion['state'];
  /** All that the player does, the end of the action included. */
  readonly played: readonly AmPlayed[];
  readonly next: AmOccasion['state'];
}

/** The outcomes that a text may mean: that of the move, or of the posts that can be founded after a voyage. */
function outcomesIn(occasion: AmOccasion): readonly Outcome[] {
  const { about, seat, state, play } = occasion;
  const chosen = about.kind === 'drawn' && about.data.target === undefined ? about.chosen : undefined;
  const move = answerIn(occasion)?.move ?? chosen;
  if (move === undefined || seat === undefined) return [];
  const played = play(move);
  const next = nextOf(played);
  if (move.kind === 'found') return [{ seat, space: move.space, before: state, played: [played], next }];
  if (move.kind === 'lay') {
    const [end] = frameIn(next, 'chooseTile') === undefined ? [] : answersOf(occasion, next, 'end');
    const last = end === undefined ? next : nextOf(end);
    return [{ seat, space: move.space, before: state, played: end ? [played, end] : [played], next: last }];
  }
  if (move.kind !== 'sail' && move.kind !== 'return') return [];
  return answersOf(occasion, next, 'found').map((post) => ({
    seat,
    space: post.move.kind === 'found' ? post.move.space : -1,
    before: next,
    played: [post],
    next: nextOf(post),
  }));
}

/** Judges what a post or tile brings; after a voyage to one of several posts. */
function brings(judge: (said: Sentence, outcome: Outcome, occasion: AmOccasion) => Judgement): AmJudge {
  return (said, occasion) => {
    const judgements = outcomesIn(occasion).map((outcome) => judge(said, outcome, occasion));
    return judgements.length === 0 ? UNDECIDED : judgements.includes(undefined) ? undefined : judgements[0];
  };
}

function completionOf({ played, before, space }: Outcome): EventOf<'islandCompleted'> | undefined {
  const island = islandAt(before, space);
  return played
    .flatMap(ownSteps)
    .flatMap(({ event }) => (event.kind === 'islandCompleted' && event.island === island ? [event] : []))[0];
}

function grown({ before, next, seat }: Outcome, source: string): number {
  return bySource(next, seat, source) - bySource(before, seat, source);
}

/** Ships, and what posts and tiles bring. */
export const sailControls = {
  whichShip: 'name',
  shipAt: ((said, { state, seat = 0 }) => {
    const [, n = 0] = /(\d+)/.exec(textIn(said, 'ship')) ?? [];
    return isCalled(textIn(said, 'place'), state, player(state, seat).ships[Number(n) - 1] ?? -1);
  }) as AmJudge,
  shipReach: reach,
  placeHint: ((said, { state }) => expectAmounts(said, { steps: frameIn(state, 'placeShip')?.ap })) as AmJudge,
  startReach: sometimes(3, reach),
  startHarbours: sometimes(3, reach),
  sailHint: 'name',
  keyAp: 'name',
  keyGold: 'name',
  harbours: 'name',
  noHarbours: ((_, occasion) => is('harbours in reach', harboursOf(occasion, occasion.state).size, 0)) as AmJudge,
  harbourMore: ofMove(['sail'], (said, { move, state }) => isHarbourSide(textIn(said, 'side'), state, move.berth)),
  stepsOnly: voyage,
  stepsGold: voyage,
  stay: 'name',
  stayMore: ofMove(['stay'], (_, { next }) =>
    is('a post can be founded', frameIn(next, 'foundPost') !== undefined, false),
  ),
  return: 'name',
  returnMore: ofMove(['return'], (said, { played, next }) =>
    all(
      expectAmounts(said, { steps: ownEvents(played, 'shipSailed')[0]?.steps }),
      is('a post can be founded', frameIn(next, 'foundPost') !== undefined, true),
    ),
  ),
  boost: 'name',
  boostMore: ofMove(['boost'], (said, { state, next }) =>
    expectAmounts(said, { steps: (frameIn(next, 'sailShip')?.ap ?? 0) - (frameIn(state, 'sailShip')?.ap ?? 0) }),
  ),
  waterSquare: voyage,
  waterSquareGold: voyage,
  waterFrame: voyage,
  waterFrameGold: voyage,
  harbourLabel: ofMove(['sail'], (said, { next }, occasion) => {
    const spaces = answersOf(occasion, next, 'found').map(({ move }) => (move.kind === 'found' ? move.space : -1));
    const island = islandNamed(next, textIn(said, 'island'));
    return is('its island', spaces.map((space) => islandAt(next, space)).includes(island), true);
  }),
  'brings.discovery': brings((said, outcome) => expectAmounts(said, { points: grown(outcome, 'discovery') })),
  'brings.post': brings((said, { next, seat, space }) =>
    expectAmounts(said, { n: postsOn(next, islandAt(next, space))[seat] }),
  ),
  'brings.gold': brings((said, { played, before, next, seat }) =>
    expectAmounts(said, {
      gold: played[0] === undefined ? 0 : goldGained({ played: played[0], state: before, next, seat }),
    }),
  ),
  'brings.points': brings((said, { played, before, seat }) => {
    const [laid] = played;
    if (laid === undefined) return UNDECIDED;
    return expectAmounts(said, { points: tilePoints({ state: before, next: nextOf(laid), played: laid, seat }) });
  }),
  'brings.goods': brings((said, { before, next, seat }) => {
    const counts = player(next, seat).goods.map(() => 0);
    for (const one of partsOf(said, 'amount')) counts[goodIn(one)] = numberIn(one, 'count');
    const fact = player(next, seat).goods.map((count, good) => count - (player(before, seat).goods[good] ?? 0));
    return is('the goods', counts, fact);
  }),
  'brings.completed': brings((said, outcome) => {
    const done = completionOf(outcome);
    return all(
      expectAmounts(said, { points: done?.points, posts: done?.posts[outcome.seat] }),
      is('empty squares', emptyOn(outcome.next, islandAt(outcome.next, outcome.space)), 0),
    );
  }),
  'brings.chest': brings((_, { before, next, seat }) =>
    is('chests', player(next, seat).chests > player(before, seat).chests, true),
  ),
  'brings.others': brings((said, outcome, occasion) =>
    expectAmounts(said, { points: completionOf(outcome)?.posts[playerIn(said, occasion, 'name')] }),
  ),
  'brings.empty': brings((said, { next, space }) =>
    expectAmounts(said, { empty: emptyOn(next, islandAt(next, space)) }),
  ),
  foundHint: 'name',
  found: ofMove(['found'], (said, { next, move, seat }) =>
    all(
      is('the island', islandNamed(next, textIn(said, 'island')), islandAt(next, move.space)),
      is('the post', isPostOf(next, seat, move.space), true),
      is('its squares', squaresOf(next, islandAt(next, move.space)).includes(move.space), true),
    ),
  ),
  foundLabel: 'frame',
  decline: 'name',
  declineMore: ofMove(['decline'], (said, { next, seat }) => expectAmounts(said, { posts: player(next, seat).posts })),
} as const;
