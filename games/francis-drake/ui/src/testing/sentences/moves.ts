import { all, allInside, expectAmounts, is, type Judgement, judgeCatalogue, UNDECIDED } from '@portolan/client/testing';
import type { Sentence } from '@portolan/i18n/testing';
import { t } from '../../messages/moves.ts';
import { bySource, discAt, gained, heroAt, player, rangeWith, typeOf } from './facts.ts';
import {
  type Answer,
  box,
  discIn,
  type FdJudge,
  type FdOccasion,
  type FdPlayed,
  frameIn,
  itemsIn,
  locationsIn,
  nextOf,
  ofMove,
  ownEvents,
  pending,
  placeIn,
  targetOf,
  waresIn,
} from './occasion.ts';
import { insertedFor, pointsIn } from './words.ts';

/** The choices of `a crew or a gun`: the lists that contain no further list. */
export function choicesIn(said: Sentence): readonly string[] {
  const lists = allInside(said).filter(({ catalogue, key }) => catalogue === 'fd' && key === 'all');
  const leaves = lists.filter((one) => one.inside.every(({ key }) => key !== 'all'));
  return leaves.map((one) => JSON.stringify(itemsIn(one))).toSorted();
}

/** What can then be taken. */
function offered(occasion: FdOccasion, answer: Answer<unknown>): readonly string[] {
  if (frameIn(answer.next, 'chooseYield') === undefined) return [];
  const taken = occasion.answersIn(answer.next).filter(({ move }) => move.kind === 'take');
  return taken.map((played) => JSON.stringify(gained(played.before, nextOf(played), answer.seat))).toSorted();
}

/** The same at Drake, where the player waits for a turn before choosing. */
function chosenAtDrake({ course }: FdOccasion, { move, seat }: Answer<unknown>): FdPlayed | undefined {
  const [first, ...later] = course;
  if (first?.move !== move) return undefined;
  return later.find((played) => played.seat === seat && played.before.stack.at(-1)?.kind === 'chooseYield');
}

const drake = ofMove(['stop'], (said, answer, occasion) => {
  const [grant, choice] = [insertedFor(said, 'grant'), insertedFor(said, 'choice')];
  const { yield: given, choice: choices } = box.components.locations.drake as unknown as {
    readonly yield: Readonly<Record<string, number>>;
    readonly choice: readonly Readonly<Record<string, number>>[];
  };
  const { crew, guns } = itemsIn(grant);
  const later = chosenAtDrake(occasion, answer);
  const taken = later === undefined ? undefined : itemsWithout(itemsIn(said), later, answer.seat);
  return all(
    is('it waits', player(answer.played.steps[0]?.state ?? answer.next, answer.seat).atDrake, true),
    said.key === 'drake' ? is('the grant', [crew, guns], [given.crew, given.guns]) : undefined,
    is('the choices', choicesIn(choice).length, choices.length),
    taken,
  );
});

/** What is chosen in the end is one of what was said. */
function itemsWithout(items: ReturnType<typeof itemsIn>, played: FdPlayed, seat: number): Judgement {
  const { crew, guns } = gained(played.before, nextOf(played), seat);
  return crew <= items.crew && guns <= items.guns ? undefined : `${crew} crew and ${guns} guns are taken`;
}

const chosen = ofMove(['stop'], (said, answer, occasion) => {
  const price =
    said.key === 'investor' ? player(answer.state, answer.seat).score - player(answer.next, answer.seat).score : 0;
  return all(
    said.key === 'investor' ? is('the price', pointsIn(insertedFor(said, 'points')), price) : undefined,
    is('the choices', choicesIn(insertedFor(said, 'choice')), offered(occasion, answer)),
  );
});

const asked: FdJudge = (said, occasion) => {
  const { destination, disc } = pending(occasion);
  const kind = allInside(said).find(({ key }) => key === 'kind')?.values.kind;
  return all(
    is('the place', placeIn(said), destination),
    said.values.disc === undefined ? undefined : is('the disc', discIn(said), disc),
    said.values.kind === undefined ? undefined : is('the kind', kind, typeOf(destination)),
  );
};

const homeAsked: FdJudge = (said, occasion) => {
  const { state, legal, play, seat = -1 } = occasion;
  const home = legal.find(({ kind }) => kind === 'home');
  if (home === undefined) return UNDECIDED;
  const bonus = bySource(nextOf(play(home)), seat, 'hero') - bySource(state, seat, 'hero');
  const dock = heroAt(state.homebound.length);
  const hint = bonus > 0 ? 'hero' : dock > 0 ? 'none' : 'other';
  return all(
    is('the disc', discIn(said), pending(occasion).disc),
    is('the hint', said.values.hint, hint),
    bonus > 0 ? expectAmounts(said, { bonus }) : undefined,
    hint === 'none' ? is('successes', player(state, seat).conquests, 0) : undefined,
  );
};

/** Questions, the things that a move is made of, and what a Location offers. */
export const moves = judgeCatalogue<FdOccasion, typeof t.messages.english>(t.messages, {
  over: (_, { seat }) => is('who is asked', seat, undefined),
  plymouthTurn: 'name',
  chooseYield: (said, { state }) =>
    is('the Location', locationsIn(said).includes(frameIn(state, 'chooseYield')?.location ?? -1), true),
  placeFrigates: 'rule',
  placeTroops: 'rule',
  placeMission: 'name',
  useInformer: 'name',
  exchangeDiscs: asked,
  moveDisc: asked,
  attack: asked,
  pressAttack: asked,
  trade: asked,
  goHome: homeAsked,
  tavern: ofMove(['stop'], (said, { played }) => {
    const [rolled] = ownEvents(played, 'tavernRolled');
    return expectAmounts(said, { bonus: (rolled?.result ?? 0) - (rolled?.roll ?? 0) });
  }),
  drake,
  // Only with components in which Drake grants nothing.
  drakeChoice: 'frame',
  investor: chosen,
  dockside: chosen,
  dockNth: ofMove(['dock'], (said, { next, seat }) => expectAmounts(said, { n: next.outbound.indexOf(seat) + 1 })),
  noBarrel: ofMove(['dock'], (_, { state, seat }) => is('the range', rangeWith(player(state, seat).barrels), 0)),
  keepInformer: 'name',
  keep: ofMove(['keep'], (_, { state, next, seat }) =>
    is(
      'the discs',
      box.names.map((__, place) => discAt(next, seat, place).disc),
      box.names.map((__, place) => discAt(state, seat, place).disc),
    ),
  ),
  doAttack: 'name',
  tradeFor: ofMove(['trade'], (said, { state, next, seat }) => {
    const [ware = -1] = waresIn(said);
    const [was = 0, now] = [state, next].map((one) => player(one, seat).commodities[ware]);
    return all(is('the commodity', now, was + 1), is('the trade good', gained(state, next, seat).goods, -1));
  }),
  decline: 'name',
  home: 'name',
  sail: 'name',
  disc: 'name',
  ghost: 'name',
  hind: 'name',
  lay: (said, occasion) => {
    const [, id, n] = targetOf(occasion).split(':');
    const place = box.components.destinations.findIndex((one) => one.id === id);
    return id === undefined ? UNDECIDED : is('the counter', [placeIn(said), Number(said.values.n)], [place, Number(n)]);
  },
  lookDiscs: 'name',
  lookCounter: 'name',
});
