import {
  all,
  allInside,
  expectAmounts,
  is,
  type Judgement,
  judgeCatalogue,
  numberIn,
  partsOf,
  textIn,
  textsIn,
  UNDECIDED,
} from '@portolan/client/testing';
import { LOCATIONS, TREASURES } from '@portolan/francis-drake';
import type { Sentence } from '@portolan/i18n/testing';
import { t } from '../../help/messages/now.ts';
import {
  cargoPoints,
  chestPoints,
  costFor,
  discAt,
  gained,
  heroAt,
  kindsOf,
  kindsPoints,
  limitAt,
  mostAdded,
  player,
  pointsAt,
  rangeWith,
  rewardAt,
  treasureAt,
  treasurePoints,
  typeOf,
  visitorsAt,
  waresAt,
  zoneOf,
} from './facts.ts';
import {
  box,
  cardIn,
  discNamed,
  type FdJudge,
  type FdOccasion,
  itemsIn,
  nextOf,
  placeWithId,
  playerIn,
  playerNamed,
  treasureIn,
  viewerIn,
  waresIn,
} from './occasion.ts';
import { handOf, playersIn } from './table.ts';
import { insertedFor, isCost, keptOf, pointsIn } from './words.ts';

/** Judges what a card of these kinds says now. */
function onCard(
  kinds: readonly string[],
  judge: (said: Sentence, id: string, occasion: FdOccasion) => Judgement,
): FdJudge {
  return (said, occasion) => {
    const [kind, id] = cardIn(occasion);
    if (occasion.about.kind !== 'card') return UNDECIDED;
    return kinds.includes(kind) ? judge(said, id, occasion) : `the card is ${kind}`;
  };
}

function atPlace(judge: (said: Sentence, place: number, occasion: FdOccasion) => Judgement): FdJudge {
  return onCard(['place'], (said, id, occasion) => judge(said, placeWithId(id), occasion));
}

function locationWith(id: string): number {
  return LOCATIONS.findIndex((one) => one === id);
}

/** For the next visitor: as it is for the viewer, who stops there if possible. */
const offer = onCard(['loc'], (said, id, occasion) => {
  const { legal, play, seat, viewer, state } = occasion;
  const move = legal.find((one) => one.kind === 'stop' && one.location === locationWith(id));
  const [given] = said.inside;
  if (move === undefined || seat === undefined || seat !== viewer) return UNDECIDED;
  if (given === undefined || given.catalogue !== 'fd') return UNDECIDED;
  const next = nextOf(play(move));
  return is('what comes aboard', keptOf(itemsIn(given), { state, seat }), gained(state, next, seat));
});

const price = atPlace((said, place, occasion) => {
  const viewer = viewerIn(occasion);
  return isCost(insertedFor(said, 'cost'), costFor(occasion.state, place, { seat: viewer, viewer }));
});

const counterSaid = atPlace((said, place, { state, viewer }) => {
  const isLaid = (state.counters[place] ?? -1) >= 0;
  const isUp = state.countersUp[place] === 1;
  const isKnown = typeof viewer === 'number' && (((state.countersKnown[place] ?? 0) >> viewer) & 1) === 1;
  const key = !isLaid ? 'counterToCome' : isUp ? 'counterUp' : isKnown ? 'counterKnown' : 'counterDown';
  return all(
    is('the counter', said.key, key),
    isUp || isKnown
      ? expectAmounts(said, { n: state.counters[place] })
      : expectAmounts(said, { most: mostAdded(place) }),
  );
});

const reward = atPlace((said, place, { state }) => {
  return all(
    is('the points', pointsIn(said), pointsAt(state, place)),
    is('the treasure', treasureIn(said), rewardAt(state, place)),
  );
});

const uses = atPlace((said, place, { state }) =>
  expectAmounts(said, { n: state.successes[place], most: limitAt(place) }),
);

const wares = atPlace((said, place, { state }) => is('the wares', waresIn(said), waresAt(state, place)));

const held = onCard(['person'], (said, id, occasion) => {
  const holder = occasion.state[id as 'admiral'];
  const key = holder < 0 ? 'heldByNobody' : holder === viewerIn(occasion) ? 'heldByYou' : 'held';
  return all(
    is('who holds it', said.key, key),
    key === 'held' ? is('who', playerIn(said, occasion, 'name'), holder) : undefined,
  );
});

/** The kinds that a sentence names. */
function kindsIn(said: Sentence): readonly unknown[] {
  return allInside(said).flatMap(({ catalogue, key, values }) =>
    catalogue === 'fd' && key === 'kind' ? [values.kind] : [],
  );
}

function seatNames(said: Sentence, occasion: FdOccasion): readonly number[] {
  return textsIn(said, 'names').map((name) => playerNamed(name, occasion));
}

/** What cards say about the current position. */
export const now = judgeCatalogue<FdOccasion, typeof t.messages.english>(t.messages, {
  offer,
  full: onCard(['loc'], (_, id, { state }) =>
    is(
      'circles taken',
      visitorsAt(state, locationWith(id)).length,
      box.components.locations[LOCATIONS[locationWith(id)] ?? 'crewA'].circles,
    ),
  ),
  visitors: onCard(['loc'], (said, id, occasion) =>
    is('the visitors', playersIn(said, occasion), [...new Set(visitorsAt(occasion.state, locationWith(id)))]),
  ),
  circles: onCard(['loc'], (said, id, { state }) => {
    const { circles } = box.components.locations[LOCATIONS[locationWith(id)] ?? 'crewA'];
    return expectAmounts(said, {
      all: circles ?? -1,
      free: (circles ?? 0) - visitorsAt(state, locationWith(id)).length,
    });
  }),
  tavern: onCard(['loc'], (said) => {
    const chart: Readonly<Record<string, { readonly crew: number; readonly ghost: boolean }>> = box.components.tavern;
    const isGhost = allInside(said).some(({ catalogue, key }) => catalogue === 'fd' && key === 'ghost');
    const { crew } = itemsIn(said);
    const fits = textsIn(said, 'results').every(
      (result) => chart[result]?.crew === crew && chart[result]?.ghost === isGhost,
    );
    return is('the chart', fits, true);
  }),
  investor: onCard(['loc', 'person'], (said, _, occasion) =>
    is('the Investor', said.values.ready, player(occasion.state, viewerIn(occasion)).investor),
  ),
  place: atPlace((said, place) =>
    all(
      expectAmounts(said, { zone: zoneOf(place) }),
      is('the kind', textIn(said, 'kind').toLowerCase().includes(typeOf(place)), true),
    ),
  ),
  price,
  // For spectators, whose cards are not opened here; the price is that of `price`.
  priceAnyone: 'frame',
  counterDown: counterSaid,
  counterToCome: counterSaid,
  counterKnown: counterSaid,
  counterUp: counterSaid,
  pinnace: atPlace((_, place, occasion) =>
    is('a pinnace at a fort', [player(occasion.state, viewerIn(occasion)).pinnace, typeOf(place)], [true, 'fort']),
  ),
  frigate: atPlace((_, place, occasion) =>
    is(
      'a frigate at a galleon',
      [player(occasion.state, viewerIn(occasion)).galleon, typeOf(place)],
      [false, 'galleon'],
    ),
  ),
  reward,
  rewardOnly: reward,
  successes: uses,
  wares,
  noWares: wares,
  trades: uses,
  discs: atPlace((said, place, occasion) => {
    const { state } = occasion;
    const seats = allInside(said).flatMap((one) =>
      one.catalogue === 'fd.now' && (one.key === 'disc' || one.key === 'discDown')
        ? [playerIn(one, occasion, 'name')]
        : [],
    );
    const there = state.players.flatMap((_, seat) => (discAt(state, seat, place).disc > 0 ? [seat] : []));
    return is('who has a disc there', seats.toSorted(), there);
  }),
  disc: atPlace((said, place, occasion) => {
    const { disc, done } = discAt(occasion.state, playerIn(said, occasion, 'name'), place);
    return is('the disc', [discNamed(textIn(said, 'face')), said.values.done], [disc, done]);
  }),
  discDown: atPlace((said, place, occasion) => {
    const { disc, done } = discAt(occasion.state, playerIn(said, occasion, 'name'), place);
    return is('the disc', [true, said.values.done], [disc > 0, done]);
  }),
  outOfRange: atPlace((said, place, occasion) => {
    const { range } = player(occasion.state, viewerIn(occasion));
    return all(expectAmounts(said, { range }), is('too far', range < zoneOf(place), true));
  }),
  barrelsSoFar: atPlace((said, _, occasion) =>
    expectAmounts(said, { range: rangeWith(player(occasion.state, viewerIn(occasion)).barrels) }),
  ),
  noBarrel: atPlace((_, __, occasion) => is('barrels', player(occasion.state, viewerIn(occasion)).barrels, 0)),
  have: onCard(['item'], (said, id, occasion) =>
    expectAmounts(said, { n: player(occasion.state, viewerIn(occasion))[id as 'crew'] }),
  ),
  held,
  heldByYou: held,
  // The card of a counter is opened on the board of its holder.
  heldByNobody: 'name',
  worth: onCard(['treasure'], (said, id) =>
    is('the points', pointsIn(said), treasurePoints(TREASURES.findIndex((one) => one === id))),
  ),
  left: onCard(['treasure'], (said, id, { state }) => {
    const wanted = TREASURES.findIndex((one) => one === id);
    return expectAmounts(said, { n: box.names.filter((_, place) => treasureAt(state, place) === wanted).length });
  }),
  set: onCard(['commodity', 'chart'], (said) => {
    const values: Readonly<Record<string, number>> = box.components.constants.setValues;
    return is('the points', pointsIn(said), values[numberIn(said, 'n')]);
  }),
  cargo: onCard(['commodity', 'chart'], (said, _, occasion) =>
    is('the points', pointsIn(said), cargoPoints(occasion.state, viewerIn(occasion))),
  ),
  chest: onCard(['chest', 'chart'], (said, _, occasion) => {
    const seat = viewerIn(occasion);
    return all(
      is(
        'the chest',
        TREASURES.map((id) => said.values[id]),
        player(occasion.state, seat).chest,
      ),
      is('the points', pointsIn(said), chestPoints(occasion.state, seat)),
    );
  }),
  kinds: onCard(['chart'], (said) =>
    is('the points', pointsIn(said), box.components.constants.typeBonus[numberIn(said, 'n')]),
  ),
  yourKinds: onCard(['chart'], (said, _, occasion) => {
    const seat = viewerIn(occasion);
    return all(
      is('the kinds', kindsIn(said), kindsOf(occasion.state, seat)),
      is('the points', pointsIn(said), kindsPoints(occasion.state, seat)),
      isKindsScored(said, occasion),
    );
  }),
  noKinds: onCard(['chart'], (_, __, occasion) => is('kinds', kindsOf(occasion.state, viewerIn(occasion)).length, 0)),
  order: onCard(['dock'], (said, id, occasion) =>
    is('the order', seatNames(said, occasion), id === 'homebound' ? occasion.state.homebound : occasion.state.outbound),
  ),
  turns: onCard(['dock'], (said, _, occasion) => is('the order', seatNames(said, occasion), occasion.state.order)),
  voyage: onCard(['chart'], (said, _, { state }) =>
    expectAmounts(said, { n: state.voyage, most: box.components.voyages }),
  ),
  score: onCard(['chart'], (said, _, occasion) =>
    is('the points', pointsIn(said), player(occasion.state, playerIn(said, occasion, 'name')).score),
  ),
  range: onCard(['chart'], (said, _, occasion) =>
    expectAmounts(said, { n: player(occasion.state, playerIn(said, occasion, 'name')).range }),
  ),
  hero: onCard(['dock'], (said, _, { state, course }) => {
    const next = course
      .flatMap(({ steps }) => steps)
      .flatMap(({ event }) => (event.kind === 'returned' ? [event] : []))[0];
    const bonus = heroAt(state.homebound.length);
    return all(
      is('the points', pointsIn(said), bonus),
      next === undefined || next.bonus === 0 ? undefined : is('what is scored', pointsIn(said), next.bonus),
      is('a ship is still out', state.homebound.length < state.seats, true),
    );
  }),
  noHero: onCard(['dock'], (_, __, { state }) => is('the bonus', heroAt(state.homebound.length), 0)),
  carries: onCard(['seat'], (said, id, { state }) => {
    const { crew, guns, goods, barrels } = player(state, Number(id));
    const items = itemsIn(said);
    return is('what it carries', [items.crew, items.guns, items.goods, items.barrels], [crew, guns, goods, barrels]);
  }),
  carriesNothing: onCard(['seat'], (_, id, { state }) => {
    const { crew, guns, goods, barrels } = player(state, Number(id));
    return is('what it carries', crew + guns + goods + barrels, 0);
  }),
  reaches: onCard(['seat'], (said, id, { state }) => expectAmounts(said, { n: player(state, Number(id)).range })),
  conquered: onCard(['seat'], (said, id, { state }) => is('the kinds', kindsIn(said), kindsOf(state, Number(id)))),
  isHome: onCard(['seat'], (_, id, { state }) => is('home', player(state, Number(id)).home, true)),
  hand: onCard(['disc'], (said, _, occasion) => {
    const [list] = partsOf(said, 'all');
    const discs = list === undefined ? [] : textsIn(list, 'items').map(discNamed);
    return is('the hand', discs, handOf(occasion.state, viewerIn(occasion)));
  }),
});

/** If nothing more is conquered, it is what the kinds score at the end of the voyage. */
function isKindsScored(said: Sentence, occasion: FdOccasion): Judgement {
  const seat = viewerIn(occasion);
  for (const { steps } of occasion.course) {
    for (const { event, state } of steps) {
      if (
        event.kind === 'attacked' &&
        event.seat === seat &&
        kindsOf(state, seat).length !== kindsOf(occasion.state, seat).length
      )
        return undefined;
      if (event.kind === 'kindsScored') return is('what is scored', pointsIn(said), event.points[seat]);
    }
  }
  return undefined;
}
