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
import { COMMODITIES, DISC_NAMES, LOCATIONS, TREASURES } from '@portolan/francis-drake';
import type { Sentence } from '@portolan/i18n/testing';
import { t as view_ } from '../../messages/view.ts';
import { t as table_ } from '../../table/messages.ts';
import { chestPoints, costFor, discAt, gained, player, typeOf, visitorsAt, waresAt, zoneOf } from './facts.ts';
import {
  answerIn,
  box,
  cardIn,
  discNamed,
  type FdJudge,
  type FdOccasion,
  itemsIn,
  placeWithId,
  playerIn,
  playerNamed,
  targetOf,
  viewerIn,
  waresIn,
} from './occasion.ts';
import { isProspect, keptOf, pointsIn } from './words.ts';

/** Judges what is said at the Location of the card. */
function atLocation(judge: (said: Sentence, location: number, occasion: FdOccasion) => Judgement): FdJudge {
  return (said, occasion) => {
    const [kind, id] = cardIn(occasion);
    const location = LOCATIONS.findIndex((one) => one === id);
    return kind !== 'loc' || location < 0 ? UNDECIDED : judge(said, location, occasion);
  };
}

/** Judges what is said at the Destination of the card. */
function atPlace(judge: (said: Sentence, place: number, occasion: FdOccasion) => Judgement): FdJudge {
  return (said, occasion) => {
    const [kind, id] = cardIn(occasion);
    return kind !== 'place' || placeWithId(id) < 0 ? UNDECIDED : judge(said, placeWithId(id), occasion);
  };
}

/** Judges what is said on the board of a ship: that of the nearest `seat:0`, `chest:0` or `hand:0`. */
function onBoard(judge: (said: Sentence, seat: number, occasion: FdOccasion) => Judgement): FdJudge {
  return (said, occasion) => {
    const { about, state } = occasion;
    const [, seat] = (about.kind === 'drawn' ? (about.data.spot ?? '') : '').split(':');
    return seat === undefined || state.players[Number(seat)] === undefined
      ? UNDECIDED
      : judge(said, Number(seat), occasion);
  };
}

/** The players that a list inside names. */
export function playersIn(said: Sentence, occasion: FdOccasion): readonly number[] {
  const [list] = partsOf(said, 'all');
  return list === undefined ? [] : textsIn(list, 'items').map((name) => playerNamed(name, occasion));
}

/** The Locations that a stop would leave behind, although they are open. */
function skipped({ legal, state }: FdOccasion, location: number): readonly string[] {
  const to = state.street.indexOf(location);
  const open = legal.flatMap((move) => (move.kind === 'stop' ? [state.street.indexOf(move.location)] : []));
  return open
    .filter((place) => place < to)
    .toSorted((one, other) => one - other)
    .map((place) => box.components.locations[LOCATIONS[state.street[place] ?? -1] ?? 'crewA'].name);
}

function namesIn(said: Sentence): readonly string[] {
  const [list] = partsOf(said, 'all');
  return list === undefined ? [] : textsIn(list, 'items');
}

/** What the next visitor gets: as the viewer gets it who stops there. */
const next = atLocation((said, _, occasion) => {
  const answer = answerIn(occasion);
  const [offer] = said.inside;
  if (answer?.move.kind !== 'stop' || (offer?.key !== 'all' && offer?.key !== 'nothing')) return UNDECIDED;
  return is('what comes aboard', keptOf(itemsIn(offer), answer), gained(answer.state, answer.next, answer.seat));
});

const counterSaid = atPlace((said, place, { state, viewer }) => {
  const isUp = state.countersUp[place] === 1;
  const isKnown = typeof viewer === 'number' && (((state.countersKnown[place] ?? 0) >> viewer) & 1) === 1;
  const key = isUp ? 'counterUp' : isKnown ? 'counterKnown' : 'counterDown';
  return all(
    is('the counter', said.key, key),
    key === 'counterDown' ? undefined : expectAmounts(said, { n: state.counters[place] }),
  );
});

const discSaid = atPlace((said, place, occasion) => {
  const { state, viewer } = occasion;
  const seat = playerIn(said, occasion, 'name');
  const { disc, done } = discAt(state, seat, place);
  const isSeen = state.revealed || seat === viewer || said.key === 'disc';
  const key = done ? 'discDone' : isSeen ? 'disc' : 'discBack';
  return all(
    is('the disc', said.key, key),
    key === 'disc' ? is('its number', discNamed(textIn(said, 'disc')), disc) : is('a disc', disc > 0, true),
  );
});

const wares = atPlace((said, place, { state }) => is('the wares', waresIn(said), waresAt(state, place)));

/** The table itself. */
export const table = judgeCatalogue<FdOccasion, typeof table_.messages.english>(table_.messages, {
  street: 'name',
  caribbean: 'name',
  streetShort: 'name',
  caribbeanShort: 'name',
  sheets: 'name',
  outbound: 'name',
  homebound: 'name',
  docks: (said, occasion) => {
    const { outbound } = occasion.state;
    const docks = partsOf(said, 'dock').map((one) => [numberIn(one, 'n') - 1, playerIn(one, occasion, 'name')]);
    return is(
      'the outbound docks',
      outbound.length === 0 ? [] : docks.slice(-outbound.length),
      outbound.map((seat, at) => [at, seat]),
    );
  },
  dock: 'part',
  free: 'name',
  location: atLocation((said, location, { state }) => expectAmounts(said, { n: state.street.indexOf(location) + 1 })),
  next,
  full: atLocation((_, location, { state }) =>
    is(
      'circles taken',
      visitorsAt(state, location).length,
      box.components.locations[LOCATIONS[location] ?? 'crewA'].circles,
    ),
  ),
  visitors: atLocation((said, location, occasion) =>
    is('the visitors', playersIn(said, occasion), visitorsAt(occasion.state, location)),
  ),
  passed: atLocation((_, location, occasion) => {
    const { state } = occasion;
    return is('behind', state.street.indexOf(location) <= player(state, viewerIn(occasion)).place, true);
  }),
  skipping: atLocation((said, location, occasion) => is('what is skipped', namesIn(said), skipped(occasion, location))),
  youSkip: (said, occasion) => {
    const { about } = occasion;
    const chosen = about.kind === 'drawn' ? about.chosen : undefined;
    return chosen?.kind === 'stop'
      ? is('what is skipped', namesIn(said), skipped(occasion, chosen.location))
      : UNDECIDED;
  },
  tapPlace: 'name',
  destination: atPlace((said, place) =>
    all(
      expectAmounts(said, { zone: zoneOf(place) }),
      is('the kind', allInside(said).find(({ key }) => key === 'kind')?.values.kind, typeOf(place)),
    ),
  ),
  costs: atPlace((said, place, occasion) => isProspect(said, occasion, place)),
  counterDown: counterSaid,
  counterKnown: counterSaid,
  counterUp: counterSaid,
  wares,
  noWares: wares,
  disc: discSaid,
  discBack: discSaid,
  discDone: discSaid,
  ship: atPlace((said, place, occasion) => {
    const seat = said.values.you === true ? viewerIn(occasion) : playerIn(said, occasion, 'name');
    return is('the ship', player(occasion.state, seat).ship, place);
  }),
  successes: atPlace((said, place, { state }) => expectAmounts(said, { n: state.successes[place] })),
  trades: atPlace((said, place, { state }) => expectAmounts(said, { n: state.successes[place] })),
  layHere: (said, occasion) => {
    const [kind, , n] = targetOf(occasion).split(':');
    return kind === 'lay' ? expectAmounts(said, { n: Number(n) }) : UNDECIDED;
  },
  voyage: 'name',
  score: 'name',
  conquest: 'name',
  commodity: 'name',
  treasure: 'name',
  logs: 'name',
  shipLog: 'name',
  crew: 'name',
  guns: 'name',
  barrels: 'name',
  goods: 'name',
  frigate: 'name',
  ownGalleon: 'name',
  pinnace: 'name',
  admiral: 'name',
  governor: 'name',
  informer: 'name',
  ghost: 'name',
  hind: 'name',
  investor: onBoard((said, seat, { state }) => is('the Investor', said.values.ready, player(state, seat).investor)),
  range: onBoard((said, seat, { state }) => expectAmounts(said, { n: player(state, seat).range })),
  hand: onBoard((said, seat, { state }) => expectAmounts(said, { n: handOf(state, seat).length })),
  ownHand: onBoard((said, seat, { state }) =>
    is('the hand', textsIn(said, 'discs').map(discNamed), handOf(state, seat)),
  ),
  chestClosed: 'name',
  chest: onBoard((said, seat, { state }) => {
    const { chest } = player(state, seat);
    return all(
      is(
        'the chest',
        TREASURES.map((id) => said.values[id]),
        chest,
      ),
      is('its points', pointsIn(said), chestPoints(state, seat)),
    );
  }),
});

/** The mission discs still to be placed. */
export function handOf(state: FdOccasion['state'], seat: number): readonly number[] {
  const { hand } = player(state, seat);
  return DISC_NAMES.flatMap((_, disc) => (disc > 0 && ((hand >> disc) & 1) === 1 ? [disc] : []));
}

/** What a line of the table in words says of any player; which one it is about is not said. */
function ofAnyone({ state }: FdOccasion, fact: (seat: number) => boolean, otherwise: string): Judgement {
  return state.players.some((_, seat) => fact(seat)) ? undefined : otherwise;
}

const docked =
  (of: 'order' | 'outbound' | 'homebound'): FdJudge =>
  (said, occasion) => {
    const docks = partsOf(said, 'dock').map((one) => [numberIn(one, 'n') - 1, playerIn(one, occasion, 'name')]);
    return is(
      'the docks',
      docks,
      occasion.state[of].map((seat, at) => [at, seat]),
    );
  };

/** The table in text, for a terminal. */
export const view = judgeCatalogue<FdOccasion, typeof view_.messages.english>(view_.messages, {
  over: (said, { state, seat }) =>
    all(expectAmounts(said, { n: state.voyage, most: box.components.voyages }), is('who is asked', seat, undefined)),
  headline: (said, occasion) => {
    const { state, seat } = occasion;
    const phase = state.revealed ? 'other' : state.outbound.length < state.seats ? 'street' : 'sea';
    return all(
      expectAmounts(said, { n: state.voyage, most: box.components.voyages }),
      is('the phase', said.values.phase, phase),
      is('who decides', playerIn(said, occasion, 'name'), seat),
    );
  },
  street: 'name',
  full: 'name',
  aChoice: 'name',
  aRoll: 'name',
  andChoice: (said) => {
    const { crew, guns } = itemsIn(said);
    const { yield: given } = box.components.locations.drake as unknown as { readonly yield: Record<string, number> };
    return is('what Drake gives', [crew, guns], [given.crew, given.guns]);
  },
  turns: docked('order'),
  outbound: docked('outbound'),
  homebound: docked('homebound'),
  dock: 'part',
  logs: 'name',
  score: 'name',
  crew: 'name',
  guns: 'name',
  goods: 'name',
  barrels: 'name',
  ship: 'name',
  aboard: 'name',
  galleon: 'name',
  frigate: 'name',
  pinnace: 'name',
  hind: 'name',
  ghost: 'name',
  admiral: 'name',
  governor: 'name',
  informer: 'name',
  investor: 'name',
  prizes: 'name',
  taken: 'name',
  cargo: 'name',
  chest: 'name',
  closed: 'name',
  town: 'name',
  fort: 'name',
  port: 'name',
  amount: (said, occasion) => {
    const ware = COMMODITIES.findIndex((id) => id === textIn(said, 'ware'));
    return ofAnyone(
      occasion,
      (seat) => player(occasion.state, seat).commodities[ware] === numberIn(said, 'n'),
      'nobody has so many',
    );
  },
  chestOf: (said, occasion) => {
    const said_ = TREASURES.map((id) => said.values[id]).join();
    return ofAnyone(occasion, (seat) => player(occasion.state, seat).chest.join() === said_, 'nobody has such a chest');
  },
  map: 'name',
  kind: 'name',
  zone: 'name',
  cost: 'name',
  points: 'name',
  here: 'name',
  discs: 'name',
  unknownCost: (said, { state, viewer }) => {
    const { crew, guns } = itemsIn(said);
    const fits = box.names.some((_, place) => {
      const seat = typeof viewer === 'number' ? viewer : -1;
      const cost = costFor(state, place, { seat: -1, viewer: seat });
      return cost.isOpen && cost.crew === crew && cost.guns === guns;
    });
    return is('such a place', fits, true);
  },
  disc: (said, occasion) => {
    const seat = playerIn(said, occasion, 'name');
    const face = textIn(said, 'face');
    const fits = box.names.some((_, place) => {
      const { disc, done } = discAt(occasion.state, seat, place);
      return disc > 0 && done === said.values.done && (face === '?' || discNamed(face) === disc);
    });
    return is('such a disc', fits, true);
  },
});
