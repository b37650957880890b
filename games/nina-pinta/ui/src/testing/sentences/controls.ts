import { expectAmounts, type Judgement, judgeCatalogue, UNDECIDED } from '@portolan/client/testing';
import type { Sentence } from '@portolan/i18n/testing';
import { LANDS, type Move, type State, WORLDS } from '@portolan/nina-pinta';
import { t } from '../../controls/messages.ts';
import {
  cargoOf,
  countingIn,
  freeAt,
  goldIn,
  groupPoints,
  groupValue,
  networkAt,
  player,
  settlementsAt,
  storedIn,
  sum,
  terrainIn,
  vaultsOf,
  worldAt,
} from './facts.ts';
import { quietly } from './following.ts';
import {
  all,
  allInside,
  box,
  insideOf,
  is,
  landNamed,
  moveMeant,
  moverIn,
  type NpJudge,
  type NpOccasion,
  type NpPlayed,
  numberIn,
  ofMove,
  playerIn,
} from './occasion.ts';
import { builtBy, effectOf } from './placing.ts';
import { takingIn, worthOf } from './taking.ts';

function targetOf({ about }: NpOccasion): string {
  return about.kind === 'drawn' ? (about.data.target ?? '') : '';
}

/** Settlers outside a Stronghold, in the land of the choice. */
const free: NpJudge = (said, occasion) => {
  const { about, state } = occasion;
  const place = about.kind === 'drawn' ? placeOfCard(about.data.card ?? '') : -1;
  return place < 0 ? UNDECIDED : expectAmounts(said, { n: freeAt(state, moverIn(occasion), place) });
};

function placeOfCard(card: string): number {
  const [kind, world, land] = card.split(':');
  const [of, at] = [WORLDS.findIndex((id) => id === world), box.names.lands.findIndex((id) => id === land)];
  return kind !== 'land' || of < 0 || at < 0 ? -1 : of * LANDS.length + at;
}

/** How a turn of Sail ends with a move and nothing else. */
function turnEnd(
  occasion: NpOccasion,
): { readonly state: State; readonly reduced: number; readonly world: number } | undefined {
  const move = moveMeant(occasion);
  const { state, play, answersIn } = occasion;
  if (move?.kind !== 'consolidate' && move?.kind !== 'migrate' && move?.kind !== 'done') return undefined;
  const frame = state.stack.at(-1);
  const mover = moverIn(occasion);
  const world = frame !== undefined && 'world' in frame ? frame.world : 'place' in move ? worldAt(move.place) : -1;
  const played = play(move);
  const asked = played.after.stack.at(-1);
  const isAsked = asked?.kind === 'migrate' && asked.seat === mover && move.kind === 'consolidate';
  const rest = isAsked ? answersIn(played.after).find((next) => next.move.kind === 'done') : undefined;
  const steps = [...played.steps, ...(rest?.steps ?? [])];
  const end = steps.findIndex(
    ({ event }) => !('seat' in event) || event.seat !== mover || event.kind === 'worldGoverned',
  );
  const own = end < 0 ? steps : steps.slice(0, end);
  const reduced = sum(own.flatMap(({ event }) => (event.kind === 'settlersReduced' ? [event.count] : [])));
  const last = own.at(-1)?.state ?? (steps.length === 0 ? (rest ?? played).after : state);
  return { state: last, reduced, world };
}

/** What governing a world brings, collected at once, until its ship is home. */
function governed(occasion: NpOccasion) {
  const { seat = 0, play, state } = occasion;
  const move = moveMeant(occasion);
  if (move?.kind !== 'govern' && move?.kind !== 'collect') return undefined;
  const world = move.kind === 'govern' ? move.world : state.world;
  const isHome = (player(state, seat).harbours[world] ?? -1) < 0;
  const steps = quietly(occasion, play(move), (event) =>
    isHome
      ? event.kind === 'revenueCollected' && event.seat === seat
      : event.kind === 'shipSailedBack' && event.seat === seat && event.world === world,
  );
  const total = (kind: 'revenueCollected' | 'goldMined', of: 'gold' | 'lost'): number =>
    sum(
      steps.flatMap(({ event }) =>
        event.kind === kind && event.seat === seat && ('world' in event ? event.world : worldAt(event.place)) === world
          ? [(event as { gold: number; lost?: number })[of] ?? 0]
          : [],
      ),
    );
  const home = steps.flatMap(({ event }) =>
    event.kind === 'shipSailedBack' && event.seat === seat ? [event.gold] : [],
  )[0];
  const plundered = sum(
    steps.flatMap(({ event }) => (event.kind === 'piratePlayed' && event.owner === seat ? [event.gold] : [])),
  );
  return {
    world,
    plundered,
    revenue: total('revenueCollected', 'gold'),
    lost: total('revenueCollected', 'lost'),
    mined: total('goldMined', 'gold'),
    home,
  };
}

/** Revenue and gold from Mines that a move brings, before anything else happens. */
function collected({ steps }: NpPlayed): NpPlayed['steps'] {
  const end = steps.findIndex(({ event }) => event.kind !== 'revenueCollected' && event.kind !== 'goldMined');
  return end < 0 ? steps : steps.slice(0, end);
}

/** `3 gold` of a choice: what a world yields, what is collected, or the revenue as things stand after a move. */
const revenue: NpJudge = (said, occasion) => {
  const { about, state, seat = 0, play } = occasion;
  if (about.kind !== 'drawn' || about.data.target === undefined) return UNDECIDED;
  const move = moveMeant(occasion);
  if (move?.kind === 'govern') return expectAmounts(said, { gold: governed(occasion)?.revenue });
  if (move?.kind === 'collect') {
    const after = collected(play(move)).at(-1)?.state;
    return after === undefined
      ? UNDECIDED
      : expectAmounts(said, { gold: goldIn(after, seat, state.world) - goldIn(state, seat, state.world) });
  }
  const end = turnEnd(occasion);
  return end === undefined
    ? UNDECIDED
    : expectAmounts(said, { gold: storedIn(end.state, moverIn(occasion), end.world).gold });
};

const unconnected: NpJudge = (said, occasion) => {
  const move = moveMeant(occasion);
  if (move?.kind === 'govern') return expectAmounts(said, { gold: governed(occasion)?.lost });
  const end = turnEnd(occasion);
  return end === undefined
    ? UNDECIDED
    : expectAmounts(said, { gold: storedIn(end.state, moverIn(occasion), end.world).lost });
};

function frameOf<K extends string>({ state }: NpOccasion, kind: K) {
  const frame = state.stack.at(-1);
  return frame?.kind === kind ? (frame as Extract<NonNullable<typeof frame>, { readonly kind: K }>) : undefined;
}

/** The state after the first event of a kind that a move causes. */
function after({ play }: NpOccasion, move: Move, kind: string): State {
  const played = play(move);
  return played.steps.find(({ event }) => event.kind === kind)?.state ?? played.before;
}

const isLast = ({ era }: State): boolean => era === box.components.eras;

function isSpace(said: Sentence, occasion: NpOccasion): Judgement {
  const [, space] = targetOf(occasion).split(':');
  return space === undefined ? UNDECIDED : expectAmounts(said, { space: Number(space) });
}

/** The controls. What the player packs or picks is repeated there. */
export const controls = judgeCatalogue<NpOccasion, typeof t.messages.english>(t.messages, {
  looked: 'choice',
  landOf: 'name',
  lookAtNothing: 'name',
  holds: 'name',
  withCaptain: 'name',
  withoutCaptain: 'name',
  cell: 'choice',
  plusSettlers: 'choice',
  noCaptain: (_, { about, state, seat = 0 }) => {
    const world = about.kind === 'drawn' ? WORLDS.findIndex((id) => id === about.data.world) : -1;
    return world < 0 ? UNDECIDED : is('ashore', (player(state, seat).captains[world] ?? -1) >= 0, true);
  },
  undecided: 'name',
  leaveEmpty: 'name',
  crewCost: 'name',
  crewCostOf: (said, { state, seat = 0 }) => {
    const { crews, aboard } = player(state, seat);
    return expectAmounts(said, { cost: sum(crews) + sum(aboard) });
  },
  goldLeft: 'name',
  supplyLeft: 'name',
  recovered: 'name',
  order: 'name',
  orderHint: 'name',
  orderFixed: 'rule',
  sails: 'choice',
  sailsEarlier: 'choice',
  decide: 'choice',
  seal: 'name',
  sealHint: 'rule',
  sealing: 'name',
  loadedAlready: 'name',
  sailFirst: 'name',
  sailSecond: 'name',

  yourSettlers: free,
  settlers: free,
  from: 'name',
  to: 'name',
  stay: 'name',
  severalWays: 'name',
  revenue,
  reduced: (said, occasion) => {
    const end = turnEnd(occasion);
    return end === undefined ? UNDECIDED : expectAmounts(said, { n: end.reduced });
  },
  unconnected,

  pairs: (said, occasion) => {
    const frame = frameOf(occasion, 'removePair');
    if (frame === undefined) return 'nobody attacks';
    return expectAmounts(said, { pairs: frame.pairs, own: freeAt(occasion.state, frame.seat, frame.place) });
  },
  removeOf: 'name',
  pairLeft: ofMove(['remove'], (said, move, occasion) => {
    const frame = frameOf(occasion, 'removePair');
    if (frame === undefined) return 'nobody attacks';
    const gone = after(occasion, move, 'pairRemoved');
    const victim = gone.players.findIndex(({ nation }) => nation === move.nation);
    return expectAmounts(said, {
      own: freeAt(gone, frame.seat, frame.place),
      others: freeAt(gone, victim, frame.place),
    });
  }),
  endAttack: 'name',

  sailsHome: (said, occasion) => {
    const done = governed(occasion);
    return done === undefined ? UNDECIDED : expectAmounts(said, { gold: done.home, plundered: done.plundered });
  },
  noShip: ofMove(['govern'], (_, { world }, { state, seat = 0 }) =>
    is('the ship', player(state, seat).harbours[world], -1),
  ),
  mined: (said, occasion) => {
    const done = governed(occasion);
    return done === undefined ? UNDECIDED : expectAmounts(said, { gold: done.mined });
  },
  lands: 'name',
  toShip: 'name',
  toStrongholds: 'name',
  toNowhere: 'name',
  collectAll: 'name',
  collectMore: ofMove(['collect'], (said, move, { state, play, seat = 0 }) => {
    const own = collected(play(move));
    const last = own.at(-1)?.state;
    if (last === undefined) return UNDECIDED;
    const mined = sum(own.flatMap(({ event }) => (event.kind === 'goldMined' ? [event.gold] : [])));
    const lost = sum(own.flatMap(({ event }) => (event.kind === 'revenueCollected' ? [event.lost] : [])));
    return expectAmounts(said, { aboard: cargoOf(last, seat, state.world), mined, lost });
  }),
  arrange: 'name',
  arrangeMore: 'name',
  amountLabel: (said, occasion) => {
    const gold = insideOf(said, ({ catalogue, key }) => catalogue === 'np.names' && key === 'gold');
    return gold === undefined
      ? 'no amount is named'
      : is('the amount', `gold:${numberIn(gold, 'gold')}`, targetOf(occasion));
  },
  staysInMine: ofMove(['mine'], (said, move, occasion) =>
    expectAmounts(said, { gold: after(occasion, move, 'goldMined').mines[move.place] }),
  ),
  aboardThen: ofMove(['store'], (said, move, occasion) =>
    expectAmounts(said, {
      gold: cargoOf(after(occasion, move, 'goldStored'), occasion.seat ?? 0, occasion.state.world),
    }),
  ),
  leftToPay: ofMove(['pay'], (said, move, occasion) => {
    const { state, seat = 0, play } = occasion;
    const end = builtBy(occasion, play(move));
    const spent = play(move).steps.find(({ event }) => event.kind === 'goldSpent')?.state ?? state;
    if (end === undefined) return UNDECIDED;
    return expectAmounts(said, {
      gold:
        goldIn(state, seat, state.world) -
        goldIn(end, seat, state.world) -
        (vaultsOf(state, seat, state.world) - vaultsOf(spent, seat, state.world)),
    });
  }),
  building: (said, occasion) => {
    const { about } = occasion;
    const effects = (about.kind === 'drawn' ? about.moves : []).flatMap((move) => effectOf(occasion, move) ?? []);
    const judgements = effects.map(({ cost: price, gold, points }) => expectAmounts(said, { price, gold, points }));
    // With several lands to choose from, it is what a building brings in one without anything special.
    return judgements.length === 0 ? UNDECIDED : judgements.includes(undefined) ? undefined : judgements[0];
  },
  buildNothing: 'name',
  groupByName: (said, { state, seat = 0 }) => {
    const land = landNamed(String(said.values.land));
    return is(
      'settled',
      WORLDS.map((_, world) => settlementsAt(state, seat, world * LANDS.length + land) > 0),
      [true, true, true],
    );
  },
  groupByTerrain: (said, occasion) => {
    const { state, seat = 0 } = occasion;
    const lands = allInside(said)
      .filter(({ key }) => key === 'landWithTerrain')
      .map((one) => landNamed(String(one.values.land)));
    const places = lands.map((land) => state.world * LANDS.length + land);
    const network = networkAt(state, seat, places[0] ?? 0);
    return all(
      is('terrains', new Set(places.map((place) => terrainIn(state, place))).size >= 3, true),
      is(
        'settled',
        places.every((place) => settlementsAt(state, seat, place) > 0 && network.includes(place)),
        true,
      ),
    );
  },
  landWithTerrain: (said, { state }) => {
    const place = state.world * LANDS.length + landNamed(String(said.values.land));
    return is('the terrain', said.inside[0]?.values.terrain, terrainIn(state, place));
  },
  points: ofMove(['marker'], (said, move, occasion) => {
    const placed = after(occasion, move, 'markerPlaced');
    const counting = countingIn(placed, occasion.seat ?? 0, move.group);
    return expectAmounts(said, { points: groupPoints(groupValue(placed, move.group), counting) });
  }),
  markerValue: ofMove(['marker'], (said, move, occasion) =>
    expectAmounts(said, { value: groupValue(after(occasion, move, 'markerPlaced'), move.group) }),
  ),
  board: 'name',
  boardMore: 'rule',
  remain: 'name',
  stake: (said, occasion) => {
    const frame = frameOf(occasion, 'playPirate');
    if (frame === undefined) return 'no ship sails home';
    const plunders = occasion.legal.flatMap((move) => (move.kind === 'plunder' ? [move.gold] : []));
    return expectAmounts(said, {
      gold: cargoOf(occasion.state, frame.owner, frame.world),
      most: Math.max(...plunders),
      pirates: player(occasion.state, frame.seat).kept[0],
    });
  },
  noPirate: (said, occasion) => {
    const frame = frameOf(occasion, 'playPirate');
    if (frame === undefined) return 'no ship sails home';
    return all(
      expectAmounts(said, { gold: cargoOf(occasion.state, frame.owner, frame.world) }),
      is('Pirates', player(occasion.state, frame.seat).kept[0], 0),
    );
  },
  leftAboard: ofMove(['plunder'], (said, move, occasion) => {
    const frame = frameOf(occasion, 'playPirate');
    if (frame === undefined) return 'no ship sails home';
    return expectAmounts(said, { gold: cargoOf(after(occasion, move, 'piratePlayed'), frame.owner, frame.world) });
  }),
  letSail: 'name',
  letAllSail: 'name',
  letAllSailMore: 'rule',

  priceNow: 'name',
  priceNext: 'name',
  purse: 'name',
  purseAfter: (said, { state, legal, play, seat = 0 }) => {
    const take = legal.find(({ kind }) => kind === 'take');
    const { gold } = player(state, seat);
    if (take === undefined) return 'nothing can be bought';
    const bought = play(take).steps.find(({ event }) => event.kind === 'benefitSelected')?.state ?? state;
    return expectAmounts(said, { gold, rest: player(bought, seat).gold });
  },
  nth: 'choice',
  worth: (said, occasion) => {
    const taking = takingIn(occasion);
    return taking === undefined ? UNDECIDED : expectAmounts(said, { points: worthOf(occasion, taking) });
  },
  double: 'name',
  passTo: (_, { state }) => is('the last era', isLast(state), false),
  passLast: (_, { state }) => is('the last era', isLast(state), true),
  passSpace: isSpace,
  pushSpace: (said, occasion) =>
    all(
      isSpace(said, occasion),
      is('who is there', occasion.state.passes[numberIn(said, 'space') - 1], playerIn(said, occasion)),
    ),
});
