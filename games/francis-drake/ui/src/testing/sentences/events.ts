import {
  all,
  expectAmounts,
  is,
  type Judgement,
  judgeCatalogue,
  numberIn,
  partsOf,
  targetIn,
  targetsIn,
  textIn,
} from '@portolan/client/testing';
import { KINDS, LOCATIONS, type State } from '@portolan/francis-drake';
import type { Sentence } from '@portolan/i18n/testing';
import { t } from '../../messages/events.ts';
import {
  bySource,
  cargoPoints,
  chestPoints,
  DONE,
  discAt,
  gained,
  kindsPoints,
  PLACES,
  player,
  pointsAt,
  sum,
  treasureAt,
  treasureOf,
  treasurePoints,
  typeOf,
} from './facts.ts';
import {
  box,
  discIn,
  discNamed,
  type FdOccasion,
  itemsIn,
  locationsIn,
  ofEvent,
  placeIn,
  playerIn,
  treasureIn,
  waresIn,
} from './occasion.ts';

function who(said: Sentence, occasion: FdOccasion, seat: number): Judgement {
  return is('who', playerIn(said, occasion), seat);
}

function seats(said: Sentence, name: string): readonly number[] {
  return targetsIn(said, name).map(([, id]) => Number(id));
}

/** `Ann 3` and so on, by seat. */
function tallies(said: Sentence, occasion: FdOccasion): readonly unknown[] {
  const found: unknown[] = occasion.state.players.map(() => 0);
  for (const one of partsOf(said, 'tally')) found[playerIn(one, occasion)] = one.values.n;
  return found;
}

function pointsIn(said: Sentence): number {
  const [points] = partsOf(said, 'points');
  return points === undefined ? Number.NaN : numberIn(points, 'n');
}

function score(state: State, seat: number): number {
  return player(state, seat).score;
}

/** What the Location gives comes aboard, except a second galleon or pinnace. */
const stopped = ofEvent(['stopped'], (said, { event, before, after }, occasion) => {
  const given = itemsIn(said);
  const { galleon, pinnace } = player(before, event.seat);
  const kept = { ...given, galleon: galleon ? 0 : given.galleon, pinnace: pinnace ? 0 : given.pinnace };
  return all(
    who(said, occasion, event.seat),
    is('the Location', locationsIn(said), [event.location]),
    is('what comes aboard', kept, gained(before, after, event.seat)),
    is('discs', player(after, event.seat).discs, player(before, event.seat).discs - 1),
  );
});

const rolled = ofEvent(['tavernRolled'], (said, { event, before, after }, occasion) => {
  const crew = player(after, event.seat).crew - player(before, event.seat).crew;
  const isGhost = player(after, event.seat).ghost && !player(before, event.seat).ghost;
  const chart = box.components.tavern[String(numberIn(said, 'result')) as '1'];
  return all(
    who(said, occasion, event.seat),
    is('crew', said.values.n ?? 0, crew),
    is('the chart', said.values.n ?? 0, chart?.crew),
    is('the Ghost', said.key === 'tavernGhost', isGhost),
    expectAmounts(said, { roll: event.roll, result: event.result }),
  );
});

/** The dock of `outbound dock 2`. */
function dockIn(said: Sentence): number {
  const [dock] = [...partsOf(said, 'outbound'), ...partsOf(said, 'homebound')];
  return dock === undefined ? Number.NaN : numberIn(dock, 'n');
}

const laid = ofEvent(['countersLaid'], (said, { event, after }, occasion) => {
  const kind = typeOf(event.places[0] ?? -1);
  const counters = partsOf(said, 'at').map((one) => [placeIn(one), one.values.what]);
  return all(
    said.key === 'countersDealt' ? is('who', event.seat, -1) : who(said, occasion, event.seat),
    is('the kind', said.values.kind, kind === 'galleon' ? 'galleon' : 'other'),
    said.key === 'countersSeen'
      ? is(
          'the counters',
          counters,
          event.places.map((place) => [place, after.counters[place]]),
        )
      : undefined,
    said.key === 'countersDealt'
      ? is('who knows', sum(event.places.map((at) => after.countersKnown[at] ?? 0)), 0)
      : undefined,
  );
});

const inspected = ofEvent(['discsInspected'], (said, { event, after }, occasion) => {
  const seen = partsOf(said, 'tally').map((one) => [playerIn(one, occasion), discNamed(textIn(one, 'n'))]);
  const fact = after.players.flatMap((_, seat) => {
    const { disc } = discAt(after, seat, event.destination);
    return disc === 0 ? [] : [[seat, disc]];
  });
  return all(
    who(said, occasion, event.seat),
    is('the place', placeIn(said), event.destination),
    said.key === 'discsSeen' ? is('the discs', seen, fact) : undefined,
  );
});

const counter = ofEvent(['counterInspected', 'counterTurned'], (said, { event, after }, occasion) =>
  all(
    who(said, occasion, event.seat),
    is('the place', placeIn(said), event.destination),
    said.values.n === undefined ? undefined : expectAmounts(said, { n: after.counters[placeIn(said)] }),
  ),
);

const declined = ofEvent(['missionDeclined'], (said, { event, before, after }, occasion) => {
  const { seat, disc } = event;
  const place = placeIn(said);
  const spent = gained(before, after, seat);
  return all(
    who(said, occasion, seat),
    said.values.disc === undefined ? undefined : is('the disc', discIn(said), disc),
    is('the disc there', [discAt(before, seat, place).disc, discAt(after, seat, place).disc], [disc, 0]),
    is('what is paid', [spent.crew, spent.guns, spent.goods], [0, 0, 0]),
    said.key === 'missedOut'
      ? is(
          'successes',
          (after.successes[place] ?? 0) >=
            (typeOf(place) === 'port' ? (box.circles[place] ?? 0) : box.components.constants.attackLimit),
          true,
        )
      : undefined,
  );
});

const returned = ofEvent(['returned'], (said, { event, before, after }, occasion) =>
  all(
    who(said, occasion, event.seat),
    is('the dock', dockIn(said), after.homebound.indexOf(event.seat) + 1),
    is('the bonus', said.values.n ?? 0, bySource(after, event.seat, 'hero') - bySource(before, event.seat, 'hero')),
  ),
);

/** The log. */
export const events = judgeCatalogue<FdOccasion, typeof t.messages.english>(t.messages, {
  you: 'name',
  youFirst: 'name',
  voyageBegun: ofEvent(['voyageBegun'], (said, { after }) =>
    all(expectAmounts(said, { n: after.voyage }), is('the order', seats(said, 'names'), after.order)),
  ),
  stopped,
  stoppedFor: stopped,
  drake: ofEvent(['stopped'], (_, { event, after }) => is('waits', player(after, event.seat).atDrake, true)),
  tavern: rolled,
  tavernGhost: rolled,
  investorPaid: ofEvent(['investorPaid'], (said, { event, before, after }, occasion) =>
    all(
      who(said, occasion, event.seat),
      is('the price', pointsIn(said), score(before, event.seat) - score(after, event.seat)),
    ),
  ),
  yieldTaken: ofEvent(['yieldTaken'], (said, { event, before, after }, occasion) =>
    all(
      who(said, occasion, event.seat),
      is('the Location', locationsIn(said), [event.location]),
      is('what is taken', itemsIn(said), gained(before, after, event.seat)),
    ),
  ),
  docked: ofEvent(['docked'], (said, { event, after }, occasion) =>
    all(who(said, occasion, event.seat), is('the dock', dockIn(said), after.outbound.indexOf(event.seat) + 1)),
  ),
  outbound: 'part',
  treasureLaid: ofEvent(['treasureLaid'], (said, { before, after }) => {
    const [was, now] = [before, after].map((state) => sum(state.treasure));
    return expectAmounts(said, { n: (now ?? 0) - (was ?? 0) });
  }),
  countersDealt: laid,
  countersLaid: laid,
  countersSeen: laid,
  docksSwapped: ofEvent(['docksSwapped'], (said, { after }, occasion) => {
    const [one, other] = [playerIn(said, occasion), playerIn(said, occasion, 'other')];
    return is('who is ahead', after.outbound.indexOf(one) + 1, after.outbound.indexOf(other));
  }),
  rangesSet: ofEvent(['rangesSet'], (said, { after }, occasion) => {
    const ranges = partsOf(said, 'range').map((one) => [playerIn(one, occasion), one.values.n]);
    return is(
      'the ranges',
      ranges,
      after.players.map(({ range }, seat) => [seat, range]),
    );
  }),
  range: 'part',
  missionPlaced: ofEvent(['missionPlaced'], (said, { event, after }, occasion) => {
    const { disc } = discAt(after, event.seat, placeIn(said));
    const isNamed = textIn(said, 'disc') !== 'a disc';
    return all(
      who(said, occasion, event.seat),
      is('the disc', isNamed ? discIn(said) : disc, disc),
      is('a disc', disc > 0, true),
    );
  }),
  aDisc: 'name',
  informerUnused: ofEvent(['informerUnused'], (said, { event }, occasion) => who(said, occasion, event.seat)),
  discsInspected: inspected,
  discsSeen: inspected,
  counterInspected: counter,
  counterSeen: counter,
  discsKept: ofEvent(['discsKept'], (_, { before, after }) => is('the discs', after.discs, before.discs)),
  discsExchanged: ofEvent(['discsExchanged'], (said, { event, before, after }) => {
    const [one, other] = [placeIn(said, 'one'), placeIn(said, 'other')];
    const at = (state: State, place: number): number => discAt(state, event.seat, place).disc;
    return is('the discs', [at(after, one), at(after, other)], [at(before, other), at(before, one)]);
  }),
  discMoved: ofEvent(['discMoved'], (said, { event, before, after }) => {
    const [from, to] = [placeIn(said, 'from'), placeIn(said, 'to')];
    const at = (state: State, place: number): number => discAt(state, event.seat, place).disc;
    return is('the disc', [at(after, from), at(after, to)], [0, at(before, from)]);
  }),
  revealed: ofEvent(['discsRevealed'], (_, { after }) => is('revealed', after.revealed, true)),
  revealedAt: ofEvent(['discsRevealed'], (said, { before }, occasion) => {
    const place = placeIn(said);
    const seen = partsOf(said, 'tally').map((one) => [playerIn(one, occasion), discNamed(String(one.values.n))]);
    const fact = before.players.flatMap((_, seat) => {
      const { disc } = discAt(before, seat, place);
      return disc === 0 ? [] : [[seat, disc]];
    });
    return is('the discs', seen, fact);
  }),
  revealedNone: ofEvent(['discsRevealed'], (_, { before }) =>
    is(
      'discs',
      before.discs.some((disc) => disc > 0),
      false,
    ),
  ),
  ghostVanished: ofEvent(['ghostVanished'], (said, { event, before, after }, occasion) => {
    const place = placeIn(said);
    const discs = [before, after].map((state) => discAt(state, event.seat, place).disc);
    return all(who(said, occasion, event.seat), is('the Ghost', discs, [discNamed('ghost'), 0]));
  }),
  sailingOrder: ofEvent(['placeMarkersLaid'], (said, { after }) =>
    is('the order', seats(said, 'names'), after.outbound),
  ),
  shipsSailed: ofEvent(['shipsSailed'], (said, { event, after }, occasion) => {
    const ships = partsOf(said, 'sailsTo').map((one) => [playerIn(one, occasion), placeIn(one)]);
    const moved = event.ships.flatMap((place, seat) => (place < 0 ? [] : [[seat, player(after, seat).ship]]));
    const discs = ships.map(([seat = -1, place = -1]) => discAt(after, seat, place).disc);
    return all(
      is('the ships', ships, moved),
      is(
        'their discs',
        discs,
        discs.map(() => discNamed(textIn(said, 'disc'))),
      ),
    );
  }),
  sailsTo: 'part',
  counterTurned: counter,
  attacked: ofEvent(['attacked'], (said, { event, before, after }, occasion) => {
    const { seat } = event;
    const place = placeIn(said);
    const { crew, guns } = itemsIn(said);
    const spent = gained(before, after, seat);
    const source = ['towns', 'forts', 'galleons'][KINDS.indexOf(typeOf(place))] ?? '';
    const chest = player(after, seat).chest.map((n, at) => n - (player(before, seat).chest[at] ?? 0));
    return all(
      who(said, occasion, seat),
      is('the cost', [crew, guns], [-spent.crew, -spent.guns]),
      is('the points', pointsIn(said), bySource(after, seat, source) - bySource(before, seat, source)),
      is('the points there', pointsIn(said), pointsAt(before, place)),
      is('the treasure', treasureIn(said), chest.indexOf(1)),
      is('the treasure there', treasureIn(said), treasureAt(before, place)),
      is('the disc', (after.discs[seat * PLACES + place] ?? 0) >= DONE, true),
    );
  }),
  traded: ofEvent(['traded'], (said, { event, before, after }, occasion) => {
    const [ware = -1] = waresIn(said);
    const held = [before, after].map((state) => player(state, event.seat).commodities[ware] ?? 0);
    return all(
      who(said, occasion, event.seat),
      is('the commodity', (held[1] ?? 0) - (held[0] ?? 0), 1),
      is('the trade good', gained(before, after, event.seat).goods, -1),
    );
  }),
  chosen: declined,
  unable: declined,
  missedOut: declined,
  tooDear: declined,
  returned,
  hero: returned,
  homebound: 'part',
  scored: ofEvent(['kindsScored', 'commoditiesScored'], (said, { event, before, after }, occasion) => {
    const fact = event.kind === 'kindsScored' ? kindsPoints : cargoPoints;
    const said_ = tallies(said, occasion);
    const all_ = after.players.map((_, seat) => seat);
    return all(
      is(
        'what is scored',
        said_,
        all_.map((seat) => score(after, seat) - score(before, seat)),
      ),
      is(
        'what is counted',
        said_,
        all_.map((seat) => fact(before, seat)),
      ),
      is('the chart', targetIn(said, 'what')[1], event.kind === 'kindsScored' ? 'conquest' : 'commodity'),
    );
  }),
  kinds: 'name',
  commodities: 'name',
  tally: 'part',
  counterScored: ofEvent(['counterScored'], (said, { event, before, after }, occasion) => {
    const wanted = event.counter === 'admiral' ? 1 : 0;
    const { admiralPerGold, governorPerSilver } = box.components.constants;
    const left = box.names.filter((_, place) => before.treasure[place] === 1 && treasureOf(place) === wanted).length;
    return all(
      who(said, occasion, event.seat),
      is('the points', pointsIn(said), score(after, event.seat) - score(before, event.seat)),
      is('treasure left', pointsIn(said), left * (wanted === 1 ? admiralPerGold : governorPerSilver)),
      is('who holds it', before[event.counter], event.seat),
    );
  }),
  boardReset: ofEvent(['boardReset'], (said, { after }) => {
    const street = targetsIn(said, 'street').map(([, id]) => id);
    return is(
      'the street',
      street,
      after.street.map((location) => LOCATIONS[location]),
    );
  }),
  chestsOpened: ofEvent(['chestsOpened'], (_, { before, after }) =>
    is(
      'what chests score',
      after.players.map((_one, seat) => score(after, seat) - score(before, seat)),
      before.players.map((_one, seat) => chestPoints(before, seat)),
    ),
  ),
  chestOf: ofEvent(['chestsOpened'], (said, { before, after }, occasion) => {
    const seat = playerIn(said, occasion);
    const { silver = 0, gold = 0, jewels = 0 } = said.values as Record<string, number>;
    const points = [silver, gold, jewels].map((n, treasure) => n * treasurePoints(treasure));
    return all(
      is('the chest', [silver, gold, jewels], player(after, seat).chest),
      is('what it scores', sum(points), score(after, seat) - score(before, seat)),
    );
  }),
});
