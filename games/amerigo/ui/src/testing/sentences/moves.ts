import {
  all,
  expectAmounts,
  is,
  type Judgement,
  judgeCatalogue,
  numberIn,
  textIn,
  UNDECIDED,
} from '@portolan/client/testing';
import type { Sentence } from '@portolan/i18n/testing';
import { t } from '../../messages/moves.ts';
import {
  colourOn,
  emptyOn,
  isBig,
  islandAt,
  isPostOf,
  phasePoints,
  player,
  squaresOf,
  sum,
  tileData,
} from './facts.ts';
import { answersOf } from './forecast.ts';
import {
  type AmJudge,
  type AmOccasion,
  type Answer,
  answerIn,
  box,
  colourIn,
  frameIn,
  goodIn,
  islandNamed,
  type MoveOf,
  ofMove,
  ownEvents,
  pieceIn,
  placeNamed,
} from './occasion.ts';
import { isCalled } from './places.ts';

type Any = Pick<Answer<unknown>, 'played' | 'state' | 'next' | 'seat'>;

export function goldPaid({ played }: Any): number {
  return sum(ownEvents(played, 'goldSpent').map(({ gold }) => gold));
}

/** Gold that is gained, including what the track has no room for. */
export function goldGained({ played }: Any): number {
  return sum(ownEvents(played, 'goldGained').map(({ gold, points }) => gold + points));
}

/** The action points and the gold that a move costs. */
function priceOf(answer: Any): { readonly ap: number; readonly gold: number } {
  const frame = answer.state.stack.at(-1);
  const before = frame !== undefined && 'ap' in frame ? frame.ap : 0;
  const gold = goldPaid(answer);
  // The rest of the action may be over, so the points left are those of the frame, if there is one.
  const next = answer.next.stack.at(-1);
  const isAsked = next !== undefined && next.seat === answer.seat && 'ap' in next;
  return { ap: gold > 0 ? before : isAsked ? before - next.ap : Number.NaN, gold };
}

/** `2 action points and 1 gold`: what planning or building takes. A tile is paid when it is laid. */
export const price: AmJudge = (said, occasion) => {
  const answer = answerIn(occasion);
  if (answer === undefined) return UNDECIDED;
  const { move, next } = answer;
  const paid =
    move.kind === 'build'
      ? occasion.answersIn(next).map((laid) => priceOf({ ...answer, state: next, played: laid, next: laid.after }))[0]
      : priceOf(answer);
  if (paid === undefined || Number.isNaN(paid.ap)) return UNDECIDED;
  const said_ = { ap: said.values.ap ?? 0, gold: said.values.gold ?? 0 };
  return is('the price', said_, paid);
};

/** `3 gold`: what a move pays or brings, whichever it is. */
const gold: AmJudge = (said, occasion) => {
  const answer = answerIn(occasion);
  if (answer === undefined) return UNDECIDED;
  if (answer.move.kind === 'build' || answer.move.kind === 'plan') return price(said, occasion, false);
  const amounts = [goldPaid(answer), goldGained(answer)].filter((amount) => amount > 0);
  return amounts.includes(numberIn(said, 'gold')) ? undefined : `the gold is ${amounts.join(' or ')}`;
};

function shipAt(answer: Answer<MoveOf<'start' | 'sail'>>): number {
  const frame = answer.state.stack.at(-1);
  const ship = frame !== undefined && 'ship' in frame ? frame.ship : -1;
  return player(answer.next, answer.seat).ships[ship] ?? -1;
}

/** Where a ship is after its voyage. */
const voyage = ofMove(['start', 'sail'], (said, answer, { state }) =>
  all(
    isCalled(textIn(said, 'place'), state, shipAt(answer)),
    said.key === 'sailHarbour' ? isHarbour(said, answer, state) : undefined,
  ),
);

/** A post of that island can be founded from there, if not now. */
function isHarbour(said: Sentence, answer: Answer<MoveOf<'start' | 'sail'>>, state: AmOccasion['state']): Judgement {
  const island = islandNamed(state, textIn(said, 'island'));
  const ring = squaresOf(state, island).some((space) => isBeside(space, shipAt(answer)));
  return ring && frameIn(answer.next, 'foundPost') !== undefined ? undefined : ring ? UNDECIDED : 'no such harbour';
}

function isBeside(one: number, other: number): boolean {
  const { stride } = box.atlas;
  const [rows, cols] = [Math.floor(one / stride) - Math.floor(other / stride), (one % stride) - (other % stride)];
  return Math.abs(rows) <= 1 && Math.abs(cols) <= 1;
}

const founded = ofMove(['found'], (said, { next, seat }, { state }) => {
  const space = placeNamed(textIn(said, 'place'));
  const isNamed = said.key !== 'foundOn' || islandNamed(state, textIn(said, 'island')) === islandAt(state, space);
  return all(is('the post', isPostOf(next, seat, space), true), is('its island', isNamed, true));
});

const laid = ofMove(['lay'], (said, { move, played }, { state }) => {
  const space = placeNamed(textIn(said, 'place'));
  const [event] = ownEvents(played, 'tileLaid');
  const isNamed = !said.key.endsWith('On') || islandNamed(state, textIn(said, 'island')) === islandAt(state, space);
  return all(
    is('the first square', space, event?.spaces[0]),
    is('the turn', said.values.degrees ?? 0, move.turn * 90),
    is('its island', isNamed, true),
  );
});

const foundedHere = ofMove(['found'], (said, { state, next, seat }) => {
  const island = islandNamed(state, textIn(said, 'island'));
  const founded = squaresOf(state, island).filter(
    (space) => isPostOf(next, seat, space) && !isPostOf(state, seat, space),
  );
  return is('posts founded there', founded.length, 1);
});

const laidHere = ofMove(['lay'], (said, { state, move, played }) => {
  const [event] = ownEvents(played, 'tileLaid');
  const islands = new Set(event?.spaces.map((space) => islandAt(state, space)));
  return all(
    is('its islands', [...islands], [islandNamed(state, textIn(said, 'island'))]),
    is('the turn', said.values.degrees ?? 0, move.turn * 90),
  );
});

/** The points of the tiles laid so far in the action, wherever they have got to. */
export function tilePoints({ state, next, played }: Any): number {
  const before = frameIn(state, 'layTile')?.points ?? 0;
  const scored = ownEvents(played, 'tilesScored')[0]?.points;
  return (scored ?? frameIn(next, 'chooseTile')?.points ?? Number.NaN) - before;
}

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
