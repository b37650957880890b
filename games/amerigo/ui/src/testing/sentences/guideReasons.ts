import { all, expectAmounts, is, judgeCatalogue, UNDECIDED } from '@portolan/client/testing';
import { t } from '../../guide/messages/reasons.ts';
import {
  colourOn,
  cubesOut,
  isLastPhase,
  player,
  squaresIn,
  stepsToMark,
  strengthAgainst,
  sum,
  tileData,
  worthOn,
} from './facts.ts';
import { answersOf } from './forecast.ts';
import { emptyOn, islandAt, postsOn } from './mapFacts.ts';
import {
  type AmJudge,
  type AmOccasion,
  type Answer,
  box,
  colourIn,
  frameIn,
  goodIn,
  type MoveOf,
  ofMove,
  ownEvents,
} from './occasion.ts';
import { goldGained, goldPaid, tilePoints } from './price.ts';
import { voyageReasons } from './voyageReasons.ts';

type State = AmOccasion['state'];

const { components } = box;

/** The first space that points are printed on, if a token is left to take there. */
function stepsToToken(state: State, space: number): number {
  return state.display.some((token) => token >= 0) ? stepsToMark(space) : 0;
}

function missingCannons(state: State, seat: number): number {
  return Math.max(0, strengthAgainst(state, seat) - player(state, seat).cannons);
}

/** The empty spaces of all islands with a post of the player. */
function emptyOfOwn(state: State, seat: number): number {
  const islands = new Set(squaresOfMap(state).map((space) => islandAt(state, space)));
  return sum([...islands].map((island) => ((postsOn(state, island)[seat] ?? 0) > 0 ? emptyOn(state, island) : 0)));
}

function squaresOfMap(state: State): readonly number[] {
  return Array.from({ length: box.atlas.stride ** 2 }, (_, space) => space).filter(
    (space) => islandAt(state, space) >= 0,
  );
}

/** Whether a token is taken for the step, or chosen next. */
function tokensBy({ played, next }: Answer<MoveOf<'progress'>>): number {
  return ownEvents(played, 'tokenTaken').length + (frameIn(next, 'chooseToken') === undefined ? 0 : 1);
}

/** The places for a tile are tried one by one. */
const build = ofMove(['build'], (said, { next, seat, state }, occasion) => {
  const laid = answersOf(occasion, next, 'lay');
  const most = Math.max(
    ...laid.map((played) => tilePoints({ state: next, next: played.after, played, seat })).filter(Number.isFinite),
  );
  const { build: cost } = tileData(frameIn(next, 'layTile')?.piece ?? -1) ?? {};
  if (!Number.isFinite(most)) return UNDECIDED;
  return all(expectAmounts(said, { cost, points: most }), is('not yet laid', frameIn(state, 'layTile'), undefined));
});

const taken = (kinds: readonly string[]): AmJudge =>
  ofMove(['token'], (_, { move }) =>
    is('the token', kinds.includes(components.progressTokens[move.token]?.kind ?? ''), true),
  );

/** Why the guide advises a move. */
export const guideReasons = judgeCatalogue<AmOccasion, typeof t.messages.english>(t.messages, {
  'act.first': ofMove(['act'], (_, { state, seat }) =>
    is('posts founded', components.posts - player(state, seat).posts, 0),
  ),
  'act.blue': ofMove(['act'], (_, { state, seat }) => is('a post is left', player(state, seat).posts > 0, true)),
  'act.blueNone': ofMove(['act'], (_, { state, seat }) => is('posts left', player(state, seat).posts, 0)),
  'act.black': ofMove(['act'], (said, { state, seat, played }) => {
    const ap = ownEvents(played, 'actionChosen')[0]?.ap ?? 0;
    return all(
      expectAmounts(said, {
        missing: missingCannons(state, seat),
        ap: Math.min(ap, components.tracks.cannons - player(state, seat).cannons),
      }),
      is('the last attack', said.values.last, state.round === components.rounds),
    );
  }),
  'act.red': 'rule',
  'act.redRoom': ofMove(['act'], (said, { state, seat }) => expectAmounts(said, { empty: emptyOfOwn(state, seat) })),
  'act.brown': ofMove(['act'], (said, { state, seat, played }) =>
    expectAmounts(said, {
      next: stepsToToken(state, player(state, seat).progress),
      ap: ownEvents(played, 'actionChosen')[0]?.ap,
    }),
  ),
  'act.green': ofMove(['act'], (said, { state, next, seat }, occasion) => {
    const isOpen = frameIn(next, 'chooseTile') !== undefined && answersOf(occasion, next, 'build').length > 0;
    return expectAmounts(said, { tiles: isOpen ? sum(player(state, seat).planned) : 0 });
  }),
  'act.yellow': 'rule',
  'act.white': ofMove(['act'], (said, { state }) => is('the last phase', said.values.last, isLastPhase(state))),
  special: ofMove(['special'], (said, { played }) =>
    is('the action', colourIn(said), ownEvents(played, 'actionChosen')[0]?.colour),
  ),
  jump: ofMove(['jump'], (said, { state, next, seat }) =>
    said.values.first === true
      ? is('the space', player(next, seat).track, player(state, state.order[0] ?? -1).track)
      : is('the leading disc', next.discs[0], seat),
  ),
  takeGold: 'rule',
  takePoints: ofMove(['takePoints'], (said, { state }) => expectAmounts(said, { points: cubesOut(state) })),
  cash: 'rule',
  ...voyageReasons,
  load: ofMove(['load'], (said, { next, seat }) =>
    expectAmounts(said, {
      cannons: player(next, seat).cannons,
      strength: strengthAgainst(next, seat),
      missing: missingCannons(next, seat),
    }),
  ),
  forfeit: ofMove(['load', 'progress', 'advance'], (said, answer) =>
    expectAmounts(said, { cost: goldPaid(answer), gold: goldGained(answer) }),
  ),
  forfeitNothing: ofMove(['load', 'end', 'advance'], (_, answer) => is('gold paid', goldPaid(answer), 0)),
  planLandscape: ofMove(['plan'], (said, { move }) => {
    const { small, big } = tileData(move.piece) ?? {};
    return expectAmounts(said, { squares: squaresIn(move.piece), small, big });
  }),
  planVillage: ofMove(['plan'], (said, { move }) => {
    const { plan, build: later } = tileData(move.piece) ?? {};
    return expectAmounts(said, { squares: squaresIn(move.piece), plan, build: later });
  }),
  progressToken: ofMove(['progress'], (said, answer) => expectAmounts(said, { tokens: tokensBy(answer) })),
  progress: ofMove(['progress'], (said, answer) =>
    all(
      expectAmounts(said, { next: stepsToToken(answer.next, player(answer.next, answer.seat).progress) }),
      is('tokens', tokensBy(answer), 0),
    ),
  ),
  tokenAction: taken(['actionPoints']),
  tokenPirates: taken(['pirateThreat', 'pirateDamage', 'pirateReward']),
  tokenTiles: taken(['twoNeutrals', 'redGreen']),
  tokenGold: taken(['gold', 'postGold', 'betterGold']),
  tokenOrder: taken(['orderJump']),
  tokenShip: ofMove(['token'], (said, { move }) =>
    expectAmounts(said, { steps: components.progressTokens[move.token]?.amount }),
  ),
  tokenCubes: taken(['cubePoints']),
  tokenPosts: ofMove(['token'], (said, { state, seat }) =>
    expectAmounts(said, { posts: components.posts - player(state, seat).posts }),
  ),
  tokenPoints: taken(['endPoints']),
  tokenEndGold: taken(['endGold']),
  build,
  lay: ofMove(['lay'], (said, answer) => {
    const { state, next, seat, move } = answer;
    const goods = sum(player(next, seat).goods) - sum(player(state, seat).goods);
    const left = emptyOn(next, islandAt(next, move.space));
    return expectAmounts(said, { points: tilePoints(answer), goods, left });
  }),
  buy: ofMove(['buy'], (said, { next, state, seat }) => {
    const good = goodIn(said);
    const { production } = player(state, seat);
    return all(
      expectAmounts(said, { crates: player(state, seat).goods[good] }),
      is('production', player(next, seat).production[good], (production[good] ?? 0) + 1),
    );
  }),
  advanceFirst: ofMove(['advance'], (_, { state, next, seat }) =>
    all(is('the leading disc', next.discs[0], seat), is('the last phase', isLastPhase(state), false)),
  ),
  advanceOn: ofMove(['advance'], (_, { state, next, seat }) =>
    all(
      is('leads', next.discs[0] === seat, false),
      is('the last phase', isLastPhase(state), false),
      is('a colour of its own', colourOn(player(next, seat).track) === 6, false),
    ),
  ),
  advanceLast: ofMove(['advance'], (_, { state }) => is('the last phase', isLastPhase(state), true)),
  advanceWorth: ofMove(['advance'], (said, { next, seat }) =>
    expectAmounts(said, { worth: worthOn('order', player(next, seat).track) }),
  ),
  advanceNone: ofMove(['advance'], (_, { state, next, seat }) =>
    is('the disc', player(next, seat).track, player(state, seat).track),
  ),
  end: ofMove(['end'], (said, { state }) => {
    const frame = state.stack.at(-1);
    return expectAmounts(said, { ap: frame !== undefined && 'ap' in frame ? frame.ap : undefined });
  }),
  endScores: ofMove(['end'], (said, { played }) =>
    expectAmounts(said, { points: ownEvents(played, 'tilesScored')[0]?.points }),
  ),
});
