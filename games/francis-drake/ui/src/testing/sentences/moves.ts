import {
  all,
  allInside,
  expectAmounts,
  is,
  type Judgement,
  judgeCatalogue,
  textIn,
  UNDECIDED,
} from '@portolan/client/testing';
import type { Sentence } from '@portolan/i18n/testing';
import { t } from '../../messages/moves.ts';
import {
  bySource,
  costFor,
  discAt,
  gained,
  heroAt,
  player,
  pointsAt,
  rangeWith,
  treasureAt,
  typeOf,
  waresAt,
} from './facts.ts';
import {
  type Answer,
  box,
  discIn,
  discNamed,
  type FdJudge,
  type FdOccasion,
  type FdPlayed,
  frameIn,
  itemsIn,
  locationsIn,
  nextOf,
  ofMove,
  ownEvents,
  placeIn,
  placeNamed,
  targetOf,
  treasureIn,
  waresIn,
} from './occasion.ts';
import { insertedFor, isProspect, pointsIn } from './words.ts';

/** The choices of `a crew or a gun`: the lists that contain no further list. */
function choicesIn(said: Sentence): readonly string[] {
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

/** Paying for an attack: as it is then paid, once its counter is turned up. */
const paid = ofMove(['attack'], (said, answer, occasion) => {
  const frame = answer.state.stack.at(-1);
  const place = frame !== undefined && 'destination' in frame ? frame.destination : -1;
  const pressed = frameIn(answer.next, 'pressAttack') === undefined ? undefined : press(occasion, answer);
  const [attacked] = ownEvents(pressed ?? answer.played, 'attacked');
  const cost = insertedFor(said, 'cost');
  const { crew, guns } = itemsIn(cost);
  const isMore = allInside(cost).some(({ key }) => key === 'orMore');
  const gain = insertedFor(said, 'gain');
  const known = costFor(answer.state, place, { seat: answer.seat, viewer: answer.seat });
  return all(
    is('the cost as known', [crew, guns, isMore], [known.crew, known.guns, known.isOpen]),
    is('what it turns up', said.key === 'revealAndPay', ownEvents(answer.played, 'counterTurned').length > 0),
    is(
      'the gain',
      [pointsIn(gain), treasureIn(gain)],
      [pointsAt(answer.state, place), treasureAt(answer.state, place)],
    ),
    attacked === undefined ? undefined : isPaid({ crew, guns, isMore }, attacked),
    attacked === undefined
      ? undefined
      : is('what it brings', [pointsIn(gain), treasureIn(gain)], [attacked.points, attacked.treasure]),
  );
});

function press(occasion: FdOccasion, { next }: Answer<unknown>): FdPlayed | undefined {
  return occasion.answersIn(next).find(({ move }) => move.kind === 'attack');
}

function isPaid(
  said: { readonly crew: number; readonly guns: number; readonly isMore: boolean },
  { crew, guns }: { readonly crew: number; readonly guns: number },
): Judgement {
  if (!said.isMore) return is('what is paid', [said.crew, said.guns], [crew, guns]);
  return crew >= said.crew && guns >= said.guns ? undefined : `${crew} crew and ${guns} guns are paid`;
}

/** What a mission at a place costs and brings. */
const prospect: FdJudge = ofMove(['mission', 'move'], (said, { move, state, seat }, occasion) => {
  const isBluff = typeOf(move.destination) === 'galleon' && !player(state, seat).galleon;
  const kind = insertedFor(said, 'kind').values.kind;
  return all(
    isProspect(said, occasion, move.destination),
    is('the kind', kind, typeOf(move.destination)),
    is('it cannot be attacked', said.values.frigate, isBluff),
  );
});

const wares: FdJudge = ofMove(['mission', 'move'], (said, { move, state }) =>
  is('the wares', waresIn(said), waresAt(state, move.destination)),
);

function pending({ state }: FdOccasion): { readonly destination: number; readonly disc: number } {
  const frame = state.stack.at(-1);
  return {
    destination: frame !== undefined && 'destination' in frame ? frame.destination : -1,
    disc: frame !== undefined && 'disc' in frame ? frame.disc : -1,
  };
}

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

export const declined = ofMove(['decline'], (_, { state, next, seat }, occasion) => {
  const { destination, disc } = pending(occasion);
  const spent = gained(state, next, seat);
  return all(
    is('the disc', [disc, discAt(next, seat, destination).disc], [disc, 0]),
    is('what is paid', [spent.crew, spent.guns, spent.goods], [0, 0, 0]),
  );
});

/** Questions, moves, and the things that a move is made of. */
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
  stop: 'name',
  stopNth: ofMove(['stop'], (said, { move, next, seat }) =>
    all(
      expectAmounts(said, { n: player(next, seat).place + 1 }),
      is('the Location', locationsIn(said).includes(move.location), true),
    ),
  ),
  tavern: ofMove(['stop'], (said, { played }) => {
    const [rolled] = ownEvents(played, 'tavernRolled');
    return expectAmounts(said, { bonus: (rolled?.result ?? 0) - (rolled?.roll ?? 0) });
  }),
  drake,
  // Only with components in which Drake grants nothing.
  drakeChoice: 'frame',
  investor: chosen,
  dockside: chosen,
  dock: 'name',
  dockNth: ofMove(['dock'], (said, { next, seat }) => expectAmounts(said, { n: next.outbound.indexOf(seat) + 1 })),
  noBarrel: ofMove(['dock'], (_, { state, seat }) => is('the range', rangeWith(player(state, seat).barrels), 0)),
  take: ofMove(['take'], (said, { state, next, seat }) =>
    is('what is taken', itemsIn(said), gained(state, next, seat)),
  ),
  frigates: 'name',
  troops: 'name',
  mission: ofMove(['mission'], (said, { next, seat }) =>
    is('the disc', discIn(said), discAt(next, seat, placeIn(said)).disc),
  ),
  port: wares,
  // Ports are filled before every voyage, so none is empty while missions are placed.
  emptyPort: 'name',
  prospect,
  inspectDiscs: ofMove(['inspectDiscs'], (said, { played }) =>
    is('the place', placeIn(said), ownEvents(played, 'discsInspected')[0]?.destination),
  ),
  inspectCounter: ofMove(['inspectCounter'], (said, { played }) => {
    const place = ownEvents(played, 'counterInspected')[0]?.destination ?? -1;
    const kind = typeOf(place) === 'galleon' ? 'galleon' : 'other';
    return all(is('the place', placeIn(said), place), is('the kind', said.values.kind, kind));
  }),
  keepInformer: 'name',
  keep: ofMove(['keep'], (_, { state, next, seat }) =>
    is(
      'the discs',
      box.names.map((__, place) => discAt(next, seat, place).disc),
      box.names.map((__, place) => discAt(state, seat, place).disc),
    ),
  ),
  exchange: ofMove(['exchange'], (said, { move, state, next, seat }) => {
    const at = (of: FdOccasion['state'], disc: number): number =>
      box.names.findIndex((_, place) => discAt(of, seat, place).disc === disc);
    const places = said.inside.map((one) => placeNamed(textIn(one, 'place')));
    return all(
      is('the discs', [discNamed(textIn(said, 'one')), discNamed(textIn(said, 'other'))], [move.one, move.other]),
      is('where they lie', places, [at(state, move.one), at(state, move.other)]),
      is('where they lie then', places, [at(next, move.other), at(next, move.one)]),
    );
  }),
  move: ofMove(['move'], (said, { next, seat }) => is('a disc', discAt(next, seat, placeIn(said)).disc > 0, true)),
  doAttack: 'name',
  attackAt: ofMove(['attack'], (said, _, occasion) => is('the place', placeIn(said), pending(occasion).destination)),
  pay: paid,
  revealAndPay: paid,
  tradeFor: ofMove(['trade'], (said, { state, next, seat }) => {
    const [ware = -1] = waresIn(said);
    const [was = 0, now] = [state, next].map((one) => player(one, seat).commodities[ware]);
    return all(is('the commodity', now, was + 1), is('the trade good', gained(state, next, seat).goods, -1));
  }),
  decline: 'name',
  declineMission: declined,
  home: 'name',
  homeNth: ofMove(['home'], (said, { next, seat }) => expectAmounts(said, { n: next.homebound.indexOf(seat) + 1 })),
  hero: ofMove(['home'], (said, { state, next, seat }) =>
    expectAmounts(said, { n: bySource(next, seat, 'hero') - bySource(state, seat, 'hero') }),
  ),
  sail: 'name',
  sailNext: ofMove(['sail'], (_, { state, seat }) => {
    const left = box.names.some((__, place) => {
      const { disc, done } = discAt(state, seat, place);
      return disc > 0 && !done;
    });
    return is('a next mission', left, true);
  }),
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
