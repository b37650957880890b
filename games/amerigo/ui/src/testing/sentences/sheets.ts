import { GOODS } from '@portolan/amerigo';
import { all, expectAmounts, is, judgeCatalogue, UNDECIDED } from '@portolan/client/testing';
import { t as island_ } from '../../map/islandMessages.ts';
import { t as sheets_ } from '../../sheets/messages.ts';
import { leftOf, player, postPoints, timesOf } from './facts.ts';
import { emptyOn, isBig, postsOn, squaresOf } from './mapFacts.ts';
import { type AmJudge, type AmOccasion, box, type Card, cardIn, ofMove, playerIn } from './occasion.ts';
import { goldGained } from './price.ts';
import { oneMoreGood, oneMoreProduction } from './stockPanels.ts';

const { components } = box;

/** Judges what is said on the sheet of the player whose card is nearest. */
function ofSeat(
  judge: (player: Sheet, said: Parameters<AmJudge>[0], occasion: AmOccasion) => ReturnType<AmJudge>,
): AmJudge {
  return (said, occasion) => {
    const card = cardIn(occasion);
    const seat = Number(card[1]);
    const isSheet = Number.isInteger(seat) && occasion.state.players[seat] !== undefined;
    return isSheet ? judge({ seat, card, ...player(occasion.state, seat) }, said, occasion) : UNDECIDED;
  };
}

type Sheet = ReturnType<typeof player> & { readonly seat: number; readonly card: Card };

const goods: AmJudge = ofSeat(({ seat, card, ...own }, said, occasion) => {
  const good = GOODS.findIndex((id) => id === card[2]);
  const facts = {
    goods: own.goods[good],
    production: own.production[good],
    points: timesOf(occasion.state, seat, good),
    oneGood: oneMoreGood(occasion, seat, good),
    oneProduction: oneMoreProduction(occasion, seat, good),
  };
  const wanted = Object.entries(facts).filter(([name]) => said.values[name] !== undefined);
  return expectAmounts(said, Object.fromEntries(wanted));
});

/** The players' sheets. */
export const sheets = judgeCatalogue<AmOccasion, typeof sheets_.messages.english>(sheets_.messages, {
  sheets: 'name',
  gold: ofSeat(({ gold }, said) => expectAmounts(said, { n: gold, most: components.tracks.gold })),
  cannons: ofSeat(({ cannons }, said) => expectAmounts(said, { n: cannons, most: components.tracks.cannons })),
  posts: ofSeat(({ posts }, said) => expectAmounts(said, { n: posts })),
  ships: ofSeat(({ ships }, said) => expectAmounts(said, { n: ships.filter((berth) => berth < 0).length })),
  chests: ofSeat(({ chests }, said) => expectAmounts(said, { n: chests })),
  chest: ofMove(['cash'], (said, answer) =>
    expectAmounts(said, { n: player(answer.state, answer.seat).chests, gold: goldGained(answer) }),
  ),
  product: goods,
  times: goods,
  oneMore: goods,
  planned: 'name',
  plannedOf: ofSeat(({ card, planned }, said) =>
    expectAmounts(said, { n: planned[box.names.pieces.indexOf(card[2] ?? '')] }),
  ),
  noneText: 'name',
  villages: 'name',
  villageOf: (said, { about, state }) => {
    const [, seat, name = ''] = (about.kind === 'drawn' ? (about.data.spot ?? '') : '').split(':');
    return seat === undefined
      ? UNDECIDED
      : expectAmounts(said, { n: leftOf(state, Number(seat), box.names.pieces.indexOf(name)) });
  },
  tokens: 'name',
  usedToken: 'frame',
  cashToken: 'frame',
  ofMost: ofSeat(({ card }, said) =>
    expectAmounts(said, { most: card[0] === 'gold' ? components.tracks.gold : components.tracks.cannons }),
  ),
});

/** The island that a label is on. */
function islandIn({ about, state }: AmOccasion): number {
  const [kind, id] = (about.kind === 'drawn' ? (about.data.spot ?? '') : '').split(':');
  return kind === 'island' && Number(id) < state.empty.length ? Number(id) : -1;
}

function ofIsland(
  judge: (said: Parameters<AmJudge>[0], island: number, occasion: AmOccasion) => ReturnType<AmJudge>,
): AmJudge {
  return (said, occasion) => (islandIn(occasion) < 0 ? UNDECIDED : judge(said, islandIn(occasion), occasion));
}

/** What completing an island pays: as it is paid later in the game, if nothing changes until then. */
export function isPaid(
  { course, state }: AmOccasion,
  island: number,
  wanted: { points?: unknown; posts?: readonly unknown[]; chest?: boolean },
) {
  for (const { steps } of course) {
    for (const { event, state: after } of steps) {
      if (event.kind !== 'islandCompleted' || event.island !== island) continue;
      const isSame = after.round === state.round && postsOn(after, island).join() === postsOn(state, island).join();
      if (!isSame) return undefined;
      return all(
        wanted.points === undefined ? undefined : is('what completing pays', wanted.points, event.points),
        wanted.posts === undefined ? undefined : is('what posts are paid', wanted.posts, event.posts),
        wanted.chest === undefined ? undefined : is('a chest', wanted.chest, event.chest),
      );
    }
  }
  return undefined;
}

const size = (isBigOne: boolean): AmJudge =>
  ofIsland((said, island, { state }) =>
    all(expectAmounts(said, { size: squaresOf(state, island).length }), is('big', isBig(state, island), isBigOne)),
  );

/** What is said about an island. */
export const islands = judgeCatalogue<AmOccasion, typeof island_.messages.english>(island_.messages, {
  bigIsland: size(true),
  smallIsland: size(false),
  free: ofIsland((said, island, { state }) => expectAmounts(said, { free: emptyOn(state, island) })),
  sizeAndFree: 'frame',
  undiscovered: ofIsland((_, island, { state }) =>
    is(
      'posts',
      postsOn(state, island).some((count) => count > 0),
      false,
    ),
  ),
  postsOf: ofIsland((said, island, occasion) => {
    const { state } = occasion;
    const seat = playerIn(said, occasion, 'name');
    const posts = postsOn(state, island);
    return all(
      expectAmounts(said, { posts: posts[seat], points: postPoints(state, posts[seat] ?? 0) }),
      isPaid(occasion, island, { posts: posts.map((count) => postPoints(state, count)) }),
    );
  }),
  paysNow: 'name',
  completer: ofIsland((said, island, occasion) =>
    all(
      expectAmounts(said, { points: components.islandScoring.completion }),
      is('a chest', said.values.chest === 'yes', isBig(occasion.state, island)),
      isPaid(occasion, island, { points: said.values.points, chest: said.values.chest === 'yes' }),
    ),
  ),
  completedBy: ofIsland((said, island, occasion) =>
    is('who completed it', playerIn(said, occasion, 'name'), occasion.state.completed[island]),
  ),
  islandLabel: 'frame',
});
