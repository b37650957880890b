import {
  all,
  expectAmounts,
  is,
  type Judgement,
  judgeCatalogue,
  numberIn,
  partsOf,
  textsIn,
} from '@portolan/client/testing';
import type { Sentence } from '@portolan/i18n/testing';
import { t as table_ } from '../../messages/table.ts';
import { player } from './facts.ts';
import { type AmOccasion, box, colourIn, goodIn, pieceIn, placeNamed, playerIn } from './occasion.ts';

/** `2 cotton, 1 coffee` inside a sentence, by what they name. */
function amountsIn(said: Sentence, read: (one: Sentence) => number, size: number): readonly number[] {
  const counts = Array.from({ length: size }, () => 0);
  for (const one of partsOf(said, 'amount')) counts[read(one)] = numberIn(one, 'count');
  return counts;
}

/** Lines below a player's ships are about the same player; which one is not said, so any will do. */
function ofAnyone({ state }: AmOccasion, fact: (seat: number) => Judgement): Judgement {
  const judgements = state.players.map((_, seat) => fact(seat));
  return judgements.includes(undefined) ? undefined : judgements[0];
}

/** The table and the map in lines of text. */
export const tableWords = judgeCatalogue<AmOccasion, typeof table_.messages.english>(table_.messages, {
  over: (said, { state, seat }) =>
    all(
      expectAmounts(said, { round: state.round, rounds: box.components.rounds }),
      is('who is asked', seat, undefined),
    ),
  headline: (said, occasion) => {
    const { state, seat } = occasion;
    const marker = box.components.timeMarkers[state.round - 1];
    return all(
      expectAmounts(said, { round: state.round, rounds: box.components.rounds, marker }),
      is('the phase', colourIn(said), state.phase),
      is('who decides', playerIn(said, occasion), seat),
    );
  },
  cubes: 'name',
  action: 'name',
  storage: 'name',
  tower: 'name',
  players: 'name',
  score: 'name',
  gold: 'name',
  cannons: 'name',
  pirates: 'name',
  progress: 'name',
  order: 'name',
  postsLeft: 'name',
  chests: 'name',
  ships: (said, occasion) => {
    const ships = player(occasion.state, playerIn(said, occasion)).ships.filter((berth) => berth >= 0);
    return is('the ships', textsIn(said, 'places').map(placeNamed), ships);
  },
  noShips: (said, occasion) =>
    is('ships placed', player(occasion.state, playerIn(said, occasion)).ships.filter((berth) => berth >= 0).length, 0),
  planned: (said, occasion) => {
    const said_ = amountsIn(said, pieceIn, box.pieces.names.length);
    return ofAnyone(occasion, (seat) => is('planned tiles', said_, player(occasion.state, seat).planned));
  },
  goods: (said, occasion) => {
    const pairs = [...partsOf(said, 'amount')].map((one) => [goodIn(one), numberIn(one, 'count')]);
    const listed = (counts: readonly number[]) => counts.flatMap((count, good) => (count > 0 ? [[good, count]] : []));
    return ofAnyone(occasion, (seat) => {
      const { goods, production } = player(occasion.state, seat);
      return is('goods and production', pairs, [...listed(goods), ...listed(production)]);
    });
  },
  tokens: (said, occasion) =>
    ofAnyone(occasion, (seat) => {
      const { tokens, used } = player(occasion.state, seat);
      const open = box.names.tokens.filter((_, token) => (((tokens & ~used) >> token) & 1) === 1);
      return is('tokens', textsIn(said, 'tokens').length, open.length);
    }),
  markers: (said, { state }) => expectAmounts(said, { open: state.piratesUp.length, down: state.piratesDown.length }),
  progressTokens: (_, { state }) =>
    is(
      'tokens on display',
      state.display.some((token) => token >= 0),
      true,
    ),
  noProgressTokens: (_, { state }) =>
    is(
      'tokens on display',
      state.display.some((token) => token >= 0),
      false,
    ),
  production: (said, { state }) => {
    const kinds = partsOf(said, 'production').filter(({ catalogue }) => catalogue === 'am.names');
    const said_ = kinds.map((one) =>
      box.production.findIndex(({ good, cost }) => good === goodIn(one) && cost === numberIn(one, 'cost')),
    );
    return is(
      'the market',
      said_,
      state.market.filter((kind) => kind >= 0),
    );
  },
  landscapeTiles: (said, { state }) => {
    const shape = (one: Sentence): number => {
      const id = partsOf(one, 'shape')[0]?.values.shape;
      return box.components.neutralTiles.findIndex((tile) => tile.id === id);
    };
    return is('the supply', amountsIn(said, shape, state.supply.length), state.supply);
  },
  landscapeSign: 'name',
  seatSigns: 'name',
  island: 'name',
  spaces: 'name',
  empty: 'name',
  size: 'name',
  posts: 'name',
  big: 'name',
  bigWithChest: 'name',
  small: 'name',
  postsOf: 'part',
  owners: (said, occasion) => {
    const counts = occasion.state.players.map(() => 0);
    for (const one of partsOf(said, 'postsOf')) counts[playerIn(one, occasion)] = numberIn(one, 'posts');
    const islands = occasion.state.empty.map((_, island) =>
      occasion.state.players.map(({ outposts }) => outposts[island] ?? 0),
    );
    return is(
      'such an island',
      islands.some((posts) => posts.join() === counts.join()),
      true,
    );
  },
  completed: (said, occasion) =>
    is('a completed island', occasion.state.completed.includes(playerIn(said, occasion)), true),
  waterSign: 'name',
  landSign: 'name',
  postSign: 'name',
  anchorSign: 'name',
  goodSign: 'name',
  // Only in the command line's list of maps, without a game.
  summary: 'part',
  sizes: 'frame',
  sizeOf: 'part',
});
