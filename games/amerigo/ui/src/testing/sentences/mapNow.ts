import { GOODS, layoutOf } from '@portolan/amerigo';
import { all, expectAmounts, is, type Judgement, numberIn, textIn, UNDECIDED } from '@portolan/client/testing';
import type { Sentence } from '@portolan/i18n/testing';
import { onCard, pointsIn, viewerIn } from './cardReading.ts';
import { player, postPoints, tileData } from './facts.ts';
import { emptyOn, isBig, isCovered, islandAt, postOn, postsOn, squaresOf } from './mapFacts.ts';
import { type AmOccasion, box, frameIn, goodIn, islandNamed, placeWithId, playerIn, scoresIn } from './occasion.ts';
import { isPaid } from './sheets.ts';
import { oneMoreGood } from './stockPanels.ts';

const { components } = box;
const PLACES = ['place', 'post', 'laid', 'crate', 'chest'];

function spaceOf(id: readonly string[]): number {
  return placeWithId(id[0] ?? '');
}

/** Where the card's thing is: a space, a ship's place, or an island itself. */
function islandOfCard(kind: string, id: readonly string[], { state }: AmOccasion): number {
  if (kind === 'chest' || kind === 'island') return Number(id[0]);
  return islandAt(state, spaceOf(id));
}

function isNamed(said: Sentence, occasion: AmOccasion, island: number): Judgement {
  return is('the island', islandNamed(occasion.state, textIn(said, 'island')), island);
}

/** The place of `ship:0:1`. */
function berthOf(id: readonly string[], { state }: AmOccasion): number {
  return player(state, Number(id[0])).ships[Number(id[1])] ?? -1;
}

function isFrame(berth: number): boolean {
  return berth >= box.atlas.stride ** 2;
}

function postsFrom({ state }: AmOccasion, berth: number): readonly number[] {
  return layoutOf(box, state).harbours.get(berth) ?? [];
}

const serves = (isFree: boolean) =>
  onCard(['place'], (said, id, occasion) => {
    const { state } = occasion;
    const served = postsFrom(occasion, spaceOf(id));
    const island = islandNamed(state, textIn(said, 'island'));
    const found = served.filter((space) => islandAt(state, space) === island && isCovered(state, space) !== isFree);
    return is('such a post space', found.length > 0, true);
  });

/** As far as the ship then sails, where it may sail there now. */
const stepsAway = onCard(['place'], (said, id, occasion) => {
  const { state } = occasion;
  const from = player(state, viewerIn(occasion)).ships[numberIn(said, 'n') - 1] ?? -1;
  const to = spaceOf(id);
  const frame = frameIn(state, 'sailShip');
  if (frame === undefined || frame.seat !== viewerIn(occasion)) return UNDECIDED;
  if (player(state, frame.seat).ships[frame.ship] !== from) return UNDECIDED;
  const move = occasion.legal.find((one) => one.kind === 'sail' && one.berth === to);
  const sailed = move === undefined ? undefined : occasion.play(move);
  const [event] = sailed?.steps.flatMap((step) => (step.event.kind === 'shipSailed' ? [step.event] : [])) ?? [];
  return event === undefined ? UNDECIDED : expectAmounts(said, { steps: event.steps });
});

/** What cards of the map say now. */
export const mapNow = {
  size: onCard(['island'], (said, [id], { state }) =>
    all(
      is('big', said.values.big, isBig(state, Number(id))),
      expectAmounts(said, { spaces: squaresOf(state, Number(id)).length, empty: emptyOn(state, Number(id)) }),
    ),
  ),
  undiscovered: onCard(['island'], (said, [id], { state, course }) => {
    const first = course
      .flatMap(({ steps }) => steps)
      .flatMap(({ event }) => (event.kind === 'postFounded' && event.island === Number(id) ? [event.points] : []))[0];
    return all(
      is(
        'posts',
        postsOn(state, Number(id)).some((count) => count > 0),
        false,
      ),
      is('the points', pointsIn(said), first ?? components.islandScoring.discovery),
    );
  }),
  posts: onCard(['island'], (said, [id], occasion) =>
    is('the posts', scoresIn(said, occasion, { key: 'count', n: 'n' }), postsOn(occasion.state, Number(id))),
  ),
  pays: onCard(['island'], (said, [id], occasion) =>
    all(
      is('the points', pointsIn(said), components.islandScoring.completion),
      is('a chest', said.values.chest, isBig(occasion.state, Number(id))),
      isPaid(occasion, Number(id), { points: pointsIn(said), chest: said.values.chest === true }),
    ),
  ),
  paysPosts: onCard(['island'], (said, [id], occasion) => {
    const scores = scoresIn(said, occasion, { key: 'count', n: 'n' });
    const fact = postsOn(occasion.state, Number(id)).map((count) => postPoints(occasion.state, count));
    return all(is('what posts score', scores, fact), isPaid(occasion, Number(id), { posts: scores }));
  }),
  completedBy: onCard(['island'], (said, [id], occasion) =>
    is('who completed it', playerIn(said, occasion), occasion.state.completed[Number(id)]),
  ),
  onIsland: onCard(PLACES, (said, id, occasion, [kind]) => isNamed(said, occasion, islandOfCard(kind, id, occasion))),
  atHarbour: onCard(['ship'], (said, id, occasion) => {
    const islands = postsFrom(occasion, berthOf(id, occasion)).map((space) => islandAt(occasion.state, space));
    return is('the harbour', islands.includes(islandNamed(occasion.state, textIn(said, 'island'))), true);
  }),
  onFrame: onCard(['ship'], (_, id, occasion) => is('on the frame', isFrame(berthOf(id, occasion)), true)),
  atSea: onCard(['ship'], (_, id, occasion) => {
    const berth = berthOf(id, occasion);
    return is('in open water', !isFrame(berth) && berth >= 0 && postsFrom(occasion, berth).length === 0, true);
  }),
  notPlaced: onCard(['ship'], (_, id, occasion) => is('the place', berthOf(id, occasion), -1)),
  shipHere: onCard(['place'], (said, id, occasion) =>
    is('a ship', player(occasion.state, playerIn(said, occasion)).ships.includes(spaceOf(id)), true),
  ),
  stepsAway,
  servesFree: serves(true),
  servesTaken: serves(false),
  postSpaceFree: onCard(['place', 'post'], (_, id, { state }) => is('covered', isCovered(state, spaceOf(id)), false)),
  postSpaceTaken: onCard(['place', 'post'], (said, id, occasion) =>
    is('whose post it is', playerIn(said, occasion), postOn(occasion.state, spaceOf(id))),
  ),
  builtOver: onCard(['place', 'post'], (_, id, { state }) =>
    is('a tile', [isCovered(state, spaceOf(id)), postOn(state, spaceOf(id))], [true, -1]),
  ),
  holds: onCard(['place', 'post'], (said, id, { state }) =>
    all(
      is('covered', isCovered(state, spaceOf(id)), false),
      is('the good', GOODS[goodIn(said)], goodOn(state, spaceOf(id))),
    ),
  ),
  laidBy: onCard(['laid'], (said, id, occasion) => {
    const { laid } = occasion.state;
    const at = laid.findIndex((space, index) => index % 4 === 3 && space === spaceOf(id));
    return is('who laid it', playerIn(said, occasion), laid[at - 3]);
  }),
  tileScores: onCard(['laid', 'supply', 'planned'], (said, id, occasion, [kind]) => {
    const data = tileData(pieceOfCard(kind, id, occasion));
    return all(is('on a small island', pointsIn(said), data?.small), expectAmounts(said, { big: data?.big }));
  }),
  tileCosts: onCard(['supply', 'planned'], (said, id, occasion, [kind]) => {
    const data = tileData(pieceOfCard(kind, id, occasion));
    return all(is('to plan', said.inside[0]?.values.n, data?.plan), expectAmounts(said, { build: data?.build }));
  }),
  oneMoreGood: onCard(['crate'], (said, id, occasion) => {
    const { state } = occasion;
    return all(
      is('the good', GOODS[goodIn(said)], goodOn(state, spaceOf(id))),
      is('the points', pointsIn(said), oneMoreGood(occasion, viewerIn(occasion), goodIn(said))),
    );
  }),
  chestGold: onCard(['chest', 'chests'], (said, _, { course }) => {
    const steps = course.flatMap(({ steps: all_ }) => all_);
    const at = steps.findIndex(({ event }) => event.kind === 'cashed' && event.token < 0);
    const event = steps[at + 1]?.event;
    const gained = at >= 0 && event?.kind === 'goldGained' ? event.gold + event.points : components.chests.gold;
    return expectAmounts(said, { n: gained });
  }),
} as const;

function pieceOfCard(kind: string, id: readonly string[], { state }: AmOccasion): number {
  if (kind !== 'laid') return box.names.pieces.indexOf(id.at(-1) ?? '');
  const at = state.laid.findIndex((space, index) => index % 4 === 3 && space === spaceOf(id));
  return state.laid[at - 2] ?? -1;
}

/** Squares with goods are numbered by their good from this number on. */
const FIRST_GOOD = 4;

/** The good that is printed on a square. */
function goodOn(state: AmOccasion['state'], space: number): string | undefined {
  return GOODS[(layoutOf(box, state).squares[space] ?? 0) - FIRST_GOOD];
}
