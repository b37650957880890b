import { all, expectAmounts, is, numberIn, UNDECIDED } from '@portolan/client/testing';
import { bySource, colourOn, cubesOut, goldAfterCashing, player, tileData } from './facts.ts';
import { type AmJudge, box, colourIn, ofMove, ownEvents, playerIn } from './occasion.ts';
import { goldGained, price } from './price.ts';

const cashed = ofMove(['cash'], (said, answer) => expectAmounts(said, { gold: goldGained(answer) }));

/** Gold before and after, and what has no room. */
const room = ofMove(['cash'], (said, { state, next, seat }) =>
  all(
    expectAmounts(said, { have: player(state, seat).gold }),
    is('the gold afterwards', said.values.then, player(next, seat).gold),
    is('the points', said.values.points ?? 0, player(next, seat).score - player(state, seat).score),
  ),
);

/** The piece of a target such as `tile:village corner`. */
export function pieceOf(target: string): number {
  return box.names.pieces.indexOf(target.replace(/^\w+:/, ''));
}

const tooDear: AmJudge = (said, { about, state, seat = 0 }) => {
  const frame = state.stack.at(-1);
  if (about.kind !== 'drawn' || frame === undefined || !('ap' in frame)) return UNDECIDED;
  const { build } = tileData(pieceOf(about.data.target ?? '')) ?? {};
  const have = frame.ap + goldAfterCashing(state, seat);
  return all(expectAmounts(said, { price: build, have }), is('too dear', numberIn(said, 'price') > have, true));
};

/** Taking a turn, cashing, and prices. */
export const turnControls = {
  apShort: ofMove(['act', 'special'], (said, { played }) =>
    expectAmounts(said, { ap: ownEvents(played, 'actionChosen')[0]?.ap }),
  ),
  instead: 'name',
  takeGold: ofMove(['takeGold'], (said, answer) => expectAmounts(said, { gold: goldGained(answer) })),
  takeGoldMore: ofMove(['takeGold'], (said, answer) =>
    all(
      expectAmounts(said, { cubes: cubesOut(answer.state) }),
      is('the gold', Math.ceil(numberIn(said, 'cubes') / numberIn(said, 'share')), goldGained(answer)),
    ),
  ),
  takeGoldOver: ofMove(['takeGold'], (said, { state, next, seat }) =>
    expectAmounts(said, { points: bySource(next, seat, 'excessGold') - bySource(state, seat, 'excessGold') }),
  ),
  takePoints: ofMove(['takePoints'], (said, { state, next, seat }) =>
    expectAmounts(said, { points: player(next, seat).score - player(state, seat).score }),
  ),
  takePointsMore: ofMove(['takePoints'], (_, { state, next, seat }) =>
    all(
      is('points', player(next, seat).score - player(state, seat).score, cubesOut(state)),
      is('used up', player(next, seat).used === player(state, seat).used, false),
    ),
  ),
  jump: 'name',
  jumpMore: ofMove(['jump'], (said, { state, next, seat, played }, occasion) => {
    const leader = playerIn(said, occasion, 'name');
    return all(
      expectAmounts(said, { space: player(next, seat).track }),
      is('the disc below', player(state, leader).track, player(next, seat).track),
      is('on top', next.discs.indexOf(seat) < next.discs.indexOf(leader), true),
      is('action points', ownEvents(played, 'actionChosen').length, 0),
    );
  }),
  special: ofMove(['special'], (said, { played }) =>
    is('the action', colourIn(said), ownEvents(played, 'actionChosen')[0]?.colour),
  ),
  specialMore: ofMove(['special'], (said, { state, seat, played }) =>
    all(
      is('the colour', colourIn(said), colourOn(player(state, seat).track)),
      is('the action', colourIn(said), ownEvents(played, 'actionChosen')[0]?.colour),
    ),
  ),
  cashing: 'name',
  cashChest: cashed,
  cashToken: cashed,
  cashMore: room,
  cashOver: room,
  cost: price,
  costGold: price,
  costBoth: price,
  unaffordable: tooDear,
} as const;
