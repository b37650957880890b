import { all, expectAmounts, is, judgeCatalogue, numberIn, textIn } from '@portolan/client/testing';
import { t } from '../../messages/moves.ts';
import { colourOn, phasePoints, player, tileData } from './facts.ts';
import { answersOf } from './forecast.ts';
import { emptyOn, isBig, islandAt, squaresOf } from './mapFacts.ts';
import { founded, foundedHere, laid, laidHere, voyage } from './mapMoves.ts';
import {
  type AmJudge,
  type AmOccasion,
  answerIn,
  colourIn,
  frameIn,
  goodIn,
  ofMove,
  ownEvents,
  pieceIn,
} from './occasion.ts';
import { isCalled } from './places.ts';
import { gold, goldPaid, price, tilePoints } from './price.ts';

const stepped = (kind: 'progress' | 'advance' | 'load', of: 'progress' | 'track' | 'cannons'): AmJudge =>
  ofMove([kind], (said, { state, next, seat }) =>
    expectAmounts(said, { count: player(next, seat)[of] - player(state, seat)[of] }),
  );

const act = ofMove(['act', 'special'], (said, { played }) => {
  const [chosen] = ownEvents(played, 'actionChosen');
  return expectAmounts(said, { ap: chosen?.ap });
});

/** The frame that follows knows the points as well. */
const actPoints: AmJudge = (said, occasion, isInside) => {
  const answer = answerIn(occasion);
  const frame = answer?.next.stack.at(-1);
  const isAsked = frame !== undefined && frame.seat === answer?.seat && 'ap' in frame;
  return all(act(said, occasion, isInside), isAsked ? expectAmounts(said, { ap: frame.ap }) : undefined);
};

/** What a move does, what it brings and what it costs. */
export const moves = judgeCatalogue<AmOccasion, typeof t.messages.english>(t.messages, {
  act: 'name',
  special: 'name',
  specialOf: ofMove(['special'], (said, { played, state, seat }) =>
    all(
      is('the action', colourIn(said), ownEvents(played, 'actionChosen')[0]?.colour),
      is('the colour under the disc', colourIn(said), colourOn(player(state, seat).track)),
    ),
  ),
  jump: ofMove(['jump'], (_, { next, seat }) => is('the leading disc', next.discs[0], seat)),
  jumpToFirst: ofMove(['jump'], (_, { state, next, seat }) =>
    is('the space', player(next, seat).track, player(state, state.order[0] ?? -1).track),
  ),
  takeGold: 'name',
  takePoints: 'name',
  cashChest: 'name',
  cashToken: 'name',
  ship: 'name',
  shipFrom: ofMove(['ship'], (said, { move, state, seat }) =>
    isCalled(textIn(said, 'place'), state, player(state, seat).ships[move.ship] ?? -1),
  ),
  start: voyage,
  sail: voyage,
  sailHarbour: voyage,
  stay: ofMove(['stay'], (_, { state, next, seat }) =>
    is('the ships', player(next, seat).ships, player(state, seat).ships),
  ),
  return: ofMove(['return'], (_, { state, next, seat }) =>
    is('the ships', player(next, seat).ships, player(state, seat).ships),
  ),
  boost: ofMove(['boost'], (_, { played }) => is('tokens used', ownEvents(played, 'tokenUsed').length, 1)),
  // Without a view, when nothing is known about the map.
  found: 'name',
  foundOn: founded,
  foundHere: foundedHere,
  decline: ofMove(['decline'], (_, { state, next, seat }) =>
    is('posts', player(next, seat).posts, player(state, seat).posts),
  ),
  load: stepped('load', 'cannons'),
  plan: ofMove(['plan'], (said, { state, next, seat }) => {
    const piece = pieceIn(said);
    return is('planned', player(next, seat).planned[piece], (player(state, seat).planned[piece] ?? 0) + 1);
  }),
  progress: stepped('progress', 'progress'),
  token: ofMove(['token'], (_, { state, next, seat }) =>
    is('a token is taken', player(next, seat).tokens !== player(state, seat).tokens, true),
  ),
  build: ofMove(['build'], (said, { next }) => is('the tile', pieceIn(said), frameIn(next, 'layTile')?.piece)),
  lay: 'name',
  layTurned: 'choice',
  layOn: laid,
  layTurnedOn: laid,
  layHere: laidHere,
  layTurnedHere: laidHere,
  buy: ofMove(['buy'], (said, { state, next, seat }) => {
    const good = goodIn(said);
    return is('production', player(next, seat).production[good], (player(state, seat).production[good] ?? 0) + 1);
  }),
  stayOnTrack: ofMove(['advance'], (_, { state, next, seat }) =>
    is('the disc', player(next, seat).track, player(state, seat).track),
  ),
  advance: stepped('advance', 'track'),
  forfeit: ofMove(['load', 'progress', 'advance'], (_, answer) => is('gold paid', goldPaid(answer), 1)),
  forfeitNothing: ofMove(['load', 'end', 'advance'], (_, answer) => is('gold paid', goldPaid(answer), 0)),
  end: 'name',
  actionPoints: price,
  actionForecast: actPoints,
  gold,
  points: ofMove(['takePoints'], (said, { state, next, seat }) =>
    expectAmounts(said, { points: player(next, seat).score - player(state, seat).score }),
  ),
  pointsAndGold: price,
  steps: ofMove(['sail', 'return'], (said, answer) => {
    const frame = frameIn(answer.state, 'sailShip');
    const steps = ownEvents(answer.played, 'shipSailed')[0]?.steps;
    return all(
      expectAmounts(said, { steps }),
      is('the gold paid', goldPaid(answer), Math.max(0, numberIn(said, 'steps') - (frame?.ap ?? 0))),
    );
  }),
  moreSteps: ofMove(['boost'], (said, { state, next }, occasion) => {
    const [before, after] = [frameIn(state, 'sailShip'), frameIn(next, 'sailShip')];
    const [stayed] = answersOf(occasion, next, 'stay');
    const other = stayed === undefined ? undefined : frameIn(stayed.after, 'sailShip');
    return all(
      expectAmounts(said, { steps: (after?.ap ?? 0) - (before?.ap ?? 0) }),
      before?.last === true || other === undefined ? undefined : is('the other ship', other.ap, after?.ap),
    );
  }),
  island: ofMove(['found'], (said, { move, state, next, seat }) => {
    const island = islandAt(state, move.space);
    return all(
      expectAmounts(said, { spaces: squaresOf(state, island).length, empty: emptyOn(state, island) }),
      is('points', player(next, seat).points[0], player(state, seat).points[0]),
    );
  }),
  discovery: ofMove(['found'], (said, { move, state, next, seat }) =>
    expectAmounts(said, {
      points: (player(next, seat).points[0] ?? 0) - (player(state, seat).points[0] ?? 0),
      spaces: squaresOf(state, islandAt(state, move.space)).length,
    }),
  ),
  tileWorth: ofMove(['lay'], (said, answer) => {
    const island = islandAt(answer.state, answer.move.space);
    const data = tileData(frameIn(answer.state, 'layTile')?.piece ?? -1);
    return all(
      expectAmounts(said, { points: tilePoints(answer), empty: emptyOn(answer.next, island) }),
      expectAmounts(said, { points: isBig(answer.state, island) ? data?.big : data?.small }),
    );
  }),
  orderSpace: ofMove(['advance'], (said, { next, seat }) =>
    all(
      is('the colour', colourIn(said), colourOn(player(next, seat).track)),
      is('action points', phasePoints(next) >= 0, true),
    ),
  ),
});
