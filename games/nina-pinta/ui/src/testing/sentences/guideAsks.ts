import { type Exempt, expectAmounts, judgeCatalogue, UNDECIDED } from '@portolan/client/testing';
import { GROUPS, NATIONS, type State } from '@portolan/nina-pinta';
import { t } from '../../guide/messages/asks.ts';
import {
  cargoOf,
  countingIn,
  crowdIn,
  freeAt,
  isAtWar,
  isExplored,
  placesIn,
  player,
  roomIn,
  settlementsAt,
  storedIn,
  sum,
} from './facts.ts';
import { collected, crowded, room } from './guideFacts.ts';
import {
  all,
  box,
  crewIn,
  is,
  isCrew,
  type NpJudge,
  type NpOccasion,
  ofFrame,
  placeIn,
  playerIn,
  worldIn,
} from './occasion.ts';

const { cost, scoring, buildingRevenue, strongholdGoldLimit } = box.components;

/** Titles are names; how something works holds at any time. */
function exempt(): Record<keyof typeof t.messages.english, Exempt> {
  const keys = Object.keys(t.messages.english);
  return Object.fromEntries(keys.map((key) => [key, key.startsWith('learn.') ? 'rule' : 'name'])) as Record<
    keyof typeof t.messages.english,
    Exempt
  >;
}

const freeIn = (state: State, seat: number, world: number): number =>
  sum(placesIn(world).map((place) => Math.max(0, freeAt(state, seat, place))));

function priceIn({ era, round }: State): { readonly now: number; readonly next: number } {
  const at = (n: number): number => Math.min(cost.benefitMax, (cost.benefitStartByEra[era - 1] ?? 0) + n);
  return { now: at(round), next: at(round + 1) };
}

const way =
  (isLast: boolean): NpJudge =>
  (_, { state }) =>
    is('the last era', state.era === box.components.eras, isLast);

/** What the guide says about a question. */
export const guideAsks = judgeCatalogue<NpOccasion, typeof t.messages.english>(t.messages, {
  ...exempt(),
  nationFacts: (said, { state }) =>
    is('the nation', said.inside[0]?.values.nation, NATIONS[player(state, state.seats).nation]),
  warFacts: 'frame',
  warWorld: (said, { state, seat = 0 }) => {
    const world = worldIn(said);
    const others = state.players.map((_, of) => (of === seat ? 0 : freeIn(state, of, world)));
    return expectAmounts(said, { own: freeIn(state, seat, world), others: sum(others) });
  },
  loadFacts: (said, { state, seat = 0 }) => {
    const { gold, settlers, crews, aboard, crewSide, loaded } = player(state, seat);
    return expectAmounts(said, {
      gold: gold - sum(crews) - sum(aboard),
      settlers: Math.max(0, settlers - sum(crews)),
      limit: crewSide,
      loaded,
    });
  },
  load: 'part',
  sealFacts: (said, { state, seat = 0 }) => {
    const { crews, aboard } = player(state, seat);
    return expectAmounts(said, { cost: sum(crews) + sum(aboard) });
  },
  recoverFacts: (said, { state, seat = 0 }) => expectAmounts(said, { count: player(state, seat).owed }),
  sailShip: ofFrame('sailShip', (said, { world }) => is('the world', worldIn(said), world)),
  sailFacts: ofFrame('sailShip', (said, { world }, { state, legal, seat = 0 }) => {
    const { crews, aboard } = player(state, seat);
    const known = placesIn(world).filter((place) => isExplored(state, place));
    const explore = known.length === 0 ? 0 : legal.filter(({ kind }) => kind === 'explore').length;
    return all(
      isCrew(crewIn(said), aboard[world] ?? 0, crews[world]),
      expectAmounts(said, { explore, known: known.length, room: sum(known.map((place) => room(state, place))) }),
    );
  }),
  sailWar: ofFrame('sailShip', (_, { world }, { state }) => is('war', isAtWar(state, world), true)),
  pairFacts: ofFrame('removePair', (said, { pairs }) => expectAmounts(said, { pairs })),
  nativeFacts: ofFrame('placeNatives', (said, { place }, { state }) =>
    expectAmounts(said, { room: room(state, place) }),
  ),
  migrateFacts: ofFrame('migrate', (said, { world }, { state, seat = 0 }) =>
    expectAmounts(said, { places: crowded(state, seat, world).length }),
  ),
  crowdedPlace: (said, { state, seat = 0 }) => {
    const place = placeIn(said);
    return expectAmounts(said, {
      count: Math.min(crowdIn(state, place) - roomIn(state, place), freeAt(state, seat, place)),
    });
  },
  worldFacts: 'frame',
  worldGold: (said, occasion) => {
    const world = worldIn(said);
    const move = occasion.legal.find((one) => one.kind === 'govern' && one.world === world);
    if (move === undefined) return `${world} cannot be governed`;
    const { gold, mined, aboard } = collected(occasion, world, move);
    return expectAmounts(said, { gold: gold + mined + aboard });
  },
  revenueFacts: ofFrame('collectRevenue', (said, { world }, occasion) => {
    const { state, legal, seat = 0 } = occasion;
    const move = legal.find(({ kind }) => kind === 'collect');
    if (move === undefined) return UNDECIDED;
    const { gold, mined } = collected(occasion, world, move);
    return expectAmounts(said, { gold, mined, lost: storedIn(state, seat, world).lost });
  }),
  mineFacts: (said, { state }) => expectAmounts(said, { gold: state.mines[placeIn(said)] }),
  storeFacts: (said, { state, seat = 0 }) =>
    all(expectAmounts(said, { limit: strongholdGoldLimit }), is('whose', state.strongholds[placeIn(said)], seat)),
  'learn.build': (said) =>
    expectAmounts(said, {
      townGold: buildingRevenue.town,
      cityGold: buildingRevenue.city,
      townPoints: scoring.town,
      cityPoints: scoring.city,
    }),
  build: ofFrame('build', (said, { world }) => is('the world', worldIn(said), world)),
  buildFacts: ofFrame('build', (said, { world }, { state, seat = 0 }) =>
    expectAmounts(said, {
      gold: cargoOf(state, seat, world),
      town: cost.town,
      city: cost.city,
      upgrade: cost.townToCity,
    }),
  ),
  payFacts: ofFrame('payBuilding', (said, { left }, { state }) =>
    expectAmounts(said, { left, gold: state.vaults[placeIn(said)] }),
  ),
  markerFacts: 'frame',
  groupCount: (said, { state, seat = 0 }) => {
    const group = GROUPS.findIndex((id) => said.inside.some(({ values }) => values.group === id));
    return expectAmounts(said, { count: countingIn(state, seat, group) });
  },
  captainFacts: ofFrame('recallCaptain', (said, { world }, { state, seat = 0 }) =>
    expectAmounts(said, { gold: cargoOf(state, seat, world) }),
  ),
  pirateFacts: ofFrame('playPirate', (said, { owner, world }, occasion) => {
    const { state, seat = 0 } = occasion;
    return all(
      is('who', playerIn(said, occasion), owner),
      expectAmounts(said, { gold: cargoOf(state, owner, world), pirates: player(state, seat).kept[0] }),
    );
  }),
  benefitFacts: (said, { state, seat = 0 }) =>
    expectAmounts(said, {
      ...priceIn(state),
      gold: player(state, seat).gold,
      crew: state.era < box.components.eras ? 1 : 0,
    }),
  doubleFacts: ofFrame('selectDouble', (said, { left }) => expectAmounts(said, { left })),
  wayFacts: way(false),
  wayFactsLast: way(true),
  bonusFacts: 'frame',
  worldCount: (said, { state, seat = 0 }) =>
    expectAmounts(said, {
      count: sum(placesIn(worldIn(said)).map((place) => settlementsAt(state, seat, place))),
    }),
});
