import { expectAmounts } from '@portolan/client/testing';
import type { Sentence } from '@portolan/i18n/testing';
import { LANDS, NATIONS, type State, WORLDS } from '@portolan/nina-pinta';
import { isAtWar, isExplored, player, settlersAt } from './facts.ts';
import {
  type Around,
  all,
  allInside,
  box,
  crewIn,
  type EventOf,
  insideOf,
  is,
  isCrew,
  isTile,
  landNamed,
  ofEvent,
  placeIn,
  playerIn,
  targetIn,
  targetsIn,
  textsIn,
  worldIn,
} from './occasion.ts';

/** The worlds of a voyage in the order of the sentence. */
export function voyageIn(said: Sentence): readonly number[] {
  const voyage = insideOf(said, ({ catalogue, key }) => catalogue === 'np.names' && key === 'voyage');
  return voyage === undefined ? [] : ['first', 'second', 'third'].map((name) => worldIn(voyage, name));
}

/** `Niña (a Captain and 2 Settlers)` and so on must be what a player has aboard. */
export function areLoads(said: Sentence, state: State, seat: number): string | undefined {
  const ships = allInside(said).filter(({ key }) => key === 'shipLoad');
  const { crews, aboard } = player(state, seat);
  const wrong = ships.flatMap((ship) => {
    const world = worldIn(ship);
    return isCrew(crewIn(ship), aboard[world] ?? 0, crews[world]) ?? [];
  });
  if (ships.length !== WORLDS.length) return `${ships.length} ships are named`;
  return wrong.length === 0 ? undefined : wrong.map(String).join();
}

function movedSettlers(around: Around<{ readonly seat: number }>, place: number): number {
  const { event, before, after } = around;
  return settlersAt(after, event.seat, place) - settlersAt(before, event.seat, place);
}

const supply = (state: State, seat: number): number => player(state, seat).settlers;

const landed = ofEvent(['crewLanded'], (said, around, occasion) => {
  const { event, before, after } = around;
  const place = placeIn(said);
  const captain = player(after, event.seat).captains[Math.floor(place / LANDS.length)];
  const came = captain === place && player(before, event.seat).captains[Math.floor(place / LANDS.length)] !== place;
  return all(is('who', playerIn(said, occasion), event.seat), isCrew(crewIn(said), came, movedSettlers(around, place)));
});

const harboured = ofEvent(['shipHarboured'], (said, { event, after }, occasion) => {
  const place = placeIn(said);
  return all(
    is('who', playerIn(said, occasion), event.seat),
    is('the harbour', place, player(after, event.seat).harbours[Math.floor(place / LANDS.length)]),
  );
});

const war = ofEvent(['warPlaced'], (said, { before, after }) => {
  const world = worldIn(said);
  return is('war', [isAtWar(before, world), isAtWar(after, world)], [false, true]);
});

/** Looks, wars, loads, sailing and settling. */
export const voyageEvents = {
  nationChosen: ofEvent(['nationChosen'], (said, { event, after }) =>
    is('the nation', targetIn(said, 'nation')[1], NATIONS[player(after, event.seat).nation]),
  ),
  landsLooked: ofEvent(['landsLooked'], (said, { event, after }) => {
    const lands = textsIn(said, 'lands').map(landNamed);
    const knows = lands.map((land) => ((after.looked[worldIn(said) * LANDS.length + land] ?? 0) >> event.seat) & 1);
    return is(
      'who has looked',
      knows,
      lands.map(() => 1),
    );
  }),
  landsSeen: ofEvent(['landsLooked'], (said, { event, after }) => {
    const seen = allInside(said).filter(({ key }) => key === 'tileSeen');
    const size = LANDS.filter((_, land) => (event.lands >> land) & 1).length;
    const tiles = seen.map((one) => {
      const place = worldIn(said) * LANDS.length + landNamed(String(one.values.land));
      return isTile(one, after.tiles[place] ?? -1);
    });
    return all(is('lands', seen.length, size), ...tiles);
  }),
  tileSeen: 'part',
  lookDeclined: ofEvent(['lookDeclined'], (_, { before, after }) => is('lands seen', before.looked, after.looked)),
  warEverywhere: war,
  warPlaced: war,
  shipLoaded: ofEvent(['shipLoaded'], (said, { event, after }) => {
    const { crews, aboard } = player(after, event.seat);
    return isCrew(crewIn(said), aboard[worldIn(said)] ?? 0, crews[worldIn(said)]);
  }),
  loadsSealed: ofEvent(['loadsSealed'], (_, { event, after }) => is('loading', player(after, event.seat).loaded, 4)),
  loadsSealedOrder: ofEvent(['loadsSealed'], (said, { event, after }) =>
    is('the order', voyageIn(said), player(after, event.seat).voyage),
  ),
  loadsRevealed: 'frame',
  sideLoads: ofEvent(['loadsRevealed'], (said, { after }, occasion) => areLoads(said, after, playerIn(said, occasion))),
  settlerRecovered: ofEvent(['settlerRecovered'], (said, around) =>
    is('Settlers', movedSettlers(around, placeIn(said)), -1),
  ),
  crewPaid: ofEvent(['crewPaid'], (said, { event, before, after }) => {
    const purse = insideOf(said, ({ key }) => key === 'purse');
    return is('the price', purse?.values.gold, player(before, event.seat).gold - player(after, event.seat).gold);
  }),
  attacked: harboured,
  harboured,
  shipTurnedBack: ofEvent(['shipTurnedBack'], (said, { event, before, after }) =>
    all(
      expectAmounts(said, { count: supply(after, event.seat) - supply(before, event.seat) }),
      is('the harbour', player(after, event.seat).harbours[worldIn(said)], -1),
    ),
  ),
  bannerTurned: ofEvent(['bannerTurned'], (_, { before, after }) =>
    is('the banner', [before.banner, after.banner].at(-1), false),
  ),
  landExplored: ofEvent(['landExplored'], (said, { before, after }) => {
    const place = placeIn(said);
    return all(
      isTile(said, after.tiles[place] ?? -1),
      is('explored', [isExplored(before, place), isExplored(after, place)].at(-1), true),
    );
  }),
  crewLanded: landed,
  crewLandedWithout: landed,
  captainReturned: ofEvent(['crewLanded'], (_, { event, after }) => {
    const world = Math.floor(event.place / LANDS.length);
    return is('the Captain', player(after, event.seat).captains[world], -1);
  }),
  goldFound: ofEvent(['goldFound'], (said, { event, before, after }) => {
    const world = Math.floor(placeIn(said) / LANDS.length);
    const [was, now] = [before, after].map((state) => player(state, event.seat).cargo[world] ?? 0);
    return expectAmounts(said, { gold: (now ?? 0) - (was ?? 0) });
  }),
  strongholdOccupied: ofEvent(['strongholdOccupied'], (said, { event, after }) =>
    is('the Stronghold', after.strongholds[placeIn(said)], event.seat),
  ),
  nativesPlaced: ofEvent(['nativesPlaced'], (said, around) => is('Settlers', movedSettlers(around, placeIn(said)), 1)),
  pairRemoved: ofEvent(['pairRemoved'], (said, { before, after }, occasion) => {
    const place = placeIn(said);
    const lost = ['who', 'victim'].map((name) => {
      const seat = playerIn(said, occasion, name);
      return settlersAt(before, seat, place) - settlersAt(after, seat, place);
    });
    return is('Settlers lost', lost, [1, 1]);
  }),
  settlerMigrated: ofEvent(['settlerMigrated'], (said, around) =>
    is('Settlers', [movedSettlers(around, placeIn(said, 'from')), movedSettlers(around, placeIn(said, 'to'))], [-1, 1]),
  ),
  attackEnded: ofEvent(['attackEnded'], (_, { before, after }) => is('Settlers', before.settlers, after.settlers)),
  nobodyMigrated: ofEvent(['nobodyMigrated'], (_, { before, after }) =>
    is('Settlers', before.settlers, after.settlers),
  ),
  settlersReduced: ofEvent(['settlersReduced'], (said, around) =>
    expectAmounts(said, { count: -movedSettlers(around, placeIn(said)) }),
  ),
  settlersReturned: ofEvent(['settlersReturned'], (said, { event, before, after }) =>
    expectAmounts(said, { count: supply(after, event.seat) - supply(before, event.seat) }),
  ),
} as const;

/** Which counters are on display, by name. */
export function shownIn(state: State): readonly string[] {
  return state.display.flatMap((face) => (face < 0 ? [] : [box.faces.names[face] ?? '']));
}

export function seatsIn(said: Sentence, name: string): readonly number[] {
  return targetsIn(said, name).map(([, id]) => Number(id));
}

export type Built = EventOf<'built'>;
