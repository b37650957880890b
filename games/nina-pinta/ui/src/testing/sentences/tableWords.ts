import { expectAmounts, judgeCatalogue } from '@portolan/client/testing';
import type { Sentence } from '@portolan/i18n/testing';
import { LANDS, NATIONS, WORLDS } from '@portolan/nina-pinta';
import { t } from '../../messages/table.ts';
import { player, sum } from './facts.ts';
import {
  all,
  allInside,
  box,
  insideOf,
  is,
  landNamed,
  type NpJudge,
  type NpOccasion,
  numberIn,
  playerIn,
  playerNamed,
  textIn,
  textsIn,
  worldNamed,
} from './occasion.ts';
import { shownIn } from './voyageEvents.ts';

const headline: NpJudge = (said, { state }) =>
  expectAmounts(said, {
    era: state.era,
    eras: box.components.eras,
    ...('round' in said.values && { round: state.round + 1 }),
  });

/** A player's line: gold, supply and crew, each only if it may be known. */
const playerLine: NpJudge = (said, occasion) => {
  const { state } = occasion;
  const seat = playerIn(said, occasion);
  const { gold, settlers, towns, crewSide, score, nation } = player(state, seat);
  const fact = (key: string): Sentence | undefined => insideOf(said, (one) => one.key === key && one !== said);
  const [purse, supply, limit, points] = ['gold', 'supply', 'crewLimit', 'score'].map(fact);
  const named = insideOf(said, (one) => one.key === 'nation');
  return all(
    purse === undefined ? undefined : expectAmounts(purse, { gold }),
    supply === undefined ? 'the supply is not named' : expectAmounts(supply, { settlers, towns }),
    limit === undefined ? 'the crew is not named' : expectAmounts(limit, { count: crewSide }),
    is('score', points === undefined ? 0 : numberIn(points, 'points'), score),
    is('nation', named?.values.nation, NATIONS[nation]),
  );
};

/** The line of a world: what lies on its compass. */
const pirates: NpJudge = (said, { state }) => {
  const count = numberIn(said, 'count');
  return is('a world with so many', state.pirates.includes(count), true);
};

/** Somewhere on the map there is what a line says; which line it is in, the map's own labels show. */
function somewhere(of: (said: Sentence, occasion: NpOccasion, place: number) => boolean): NpJudge {
  return (said, occasion) =>
    is(
      'on the map',
      Array.from({ length: WORLDS.length * LANDS.length }, (_, place) => place).some((place) =>
        of(said, occasion, place),
      ),
      true,
    );
}

const held: NpJudge = (said, { state, names, viewer }) => {
  const counters = allInside(said).filter(({ catalogue }) => catalogue === 'np.counters').length;
  const most = Math.max(
    ...state.players.map(({ progress, kept, retained }) => sum(progress) + sum(kept) + sum(retained)),
  );
  return is('so many counters', counters <= most && (names.length > 0 || viewer !== undefined), true);
};

/** The table in words. */
export const tableWords = judgeCatalogue<NpOccasion, typeof t.messages.english>(t.messages, {
  'headline.over': headline,
  'headline.loading': headline,
  'headline.round': headline,
  'headline.world': headline,
  'loading.noneSealed': (_, { state }) =>
    is(
      'sealed',
      state.players.slice(0, state.seats).some(({ loaded }) => loaded === 4),
      false,
    ),
  'loading.someSealed': (said, occasion) => {
    const { state } = occasion;
    const sealed = state.players.slice(0, state.seats).flatMap(({ loaded }, seat) => (loaded === 4 ? [seat] : []));
    return is(
      'sealed',
      textsIn(said, 'ready').map((name) => playerNamed(name, occasion)),
      sealed,
    );
  },
  order: (said, occasion) =>
    is(
      'the order',
      textsIn(said, 'order').map((name) => playerNamed(name, occasion)),
      occasion.state.order,
    ),
  orderPassed: (said, occasion) =>
    is(
      'the order',
      textsIn(said, 'order').map((name) => playerNamed(name, occasion)),
      occasion.state.order,
    ),
  passSpace: (said, occasion) =>
    is('the space', occasion.state.passes[numberIn(said, 'space') - 1], playerIn(said, occasion)),
  cost: (said, { state }) => {
    const { benefitStartByEra, benefitMax } = box.components.cost;
    return expectAmounts(said, { cost: Math.min(benefitMax, (benefitStartByEra[state.era - 1] ?? 0) + state.round) });
  },
  cityDiscs: (said, { state }) =>
    is(
      'discs',
      textsIn(said, 'lands').map(landNamed),
      LANDS.flatMap((_, land) => (hasCity(state.cities, land) ? [] : [land])),
    ),
  noCityDiscs: (_, { state }) =>
    is(
      'discs',
      LANDS.every((_, land) => hasCity(state.cities, land)),
      true,
    ),
  planckGoverns: (said, { state }) => is('the order', textsIn(said, 'worlds').map(worldNamed), state.goals),
  player: playerLine,
  noNation: 'name',
  score: 'part',
  hiddenGold: 'name',
  supply: 'part',
  crewLimit: 'part',
  passed: 'name',
  benefits: held,
  groupOf: 'part',
  keeps: 'part',
  retains: 'part',
  titled: 'frame',
  aboard: 'frame',
  shipAt: (said, { state }) => {
    const land = landNamed(textIn(said, 'land'));
    const isThere = state.players.some(({ harbours, cargo }) =>
      harbours.some(
        (place, world) => place >= 0 && place % LANDS.length === land && cargo[world] === numberIn(said, 'gold'),
      ),
    );
    return is('such a ship', isThere, true);
  },
  captainIn: 'name',
  display: (said, { state }) =>
    is(
      'counters',
      allInside(said).filter(({ catalogue }) => catalogue === 'np.counters').length,
      shownIn(state).length,
    ),
  counterOf: 'name',
  atWar: (_, { state }) => is('war', state.war > 0, true),
  grown: (_, { state }) => is('grown', sum(state.grow) > 0, true),
  buildable: (_, { state }) => is('buildable', sum(state.build) > 0, true),
  marker: 'name',
  planckPirates: pirates,
  unexplored: 'name',
  known: somewhere(
    (said, { state, viewer }, place) => knows(state.looked[place] ?? 0, viewer) && said.inside.length > 0,
  ),
  seenBy: 'name',
  settlers: somewhere((said, occasion, place) => {
    const seat = playerIn(said, occasion);
    return occasion.state.settlers[seat * WORLDS.length * LANDS.length + place] === numberIn(said, 'count');
  }),
  town: somewhere(
    (said, occasion, place) => (((occasion.state.towns[place] ?? 0) >> playerIn(said, occasion)) & 1) === 1,
  ),
  city: somewhere((said, occasion, place) => occasion.state.cities[place] === playerIn(said, occasion)),
  captain: somewhere((said, occasion, place) =>
    player(occasion.state, playerIn(said, occasion)).captains.includes(place),
  ),
  ship: somewhere((said, occasion, place) => player(occasion.state, playerIn(said, occasion)).harbours.includes(place)),
  openStronghold: somewhere((_, { state }, place) => state.strongholds[place] === -1),
  stronghold: somewhere((said, occasion, place) => occasion.state.strongholds[place] === playerIn(said, occasion)),
  strongholdGold: somewhere(
    (said, occasion, place) =>
      occasion.state.strongholds[place] === playerIn(said, occasion) &&
      occasion.state.vaults[place] === numberIn(said, 'gold'),
  ),
  mine: somewhere((said, { state }, place) => state.mines[place] === numberIn(said, 'gold')),
  increase: somewhere((said, { state }, place) => state.increases[place] === numberIn(said, 'gold')),
  cathedral: somewhere((_, { state }, place) => (state.cathedrals[place] ?? 0) > 0),
});

function hasCity(cities: readonly number[], land: number): boolean {
  return WORLDS.some((_, world) => (cities[world * LANDS.length + land] ?? -1) >= 0);
}

function knows(looked: number, viewer: unknown): boolean {
  return typeof viewer === 'number' && ((looked >> viewer) & 1) === 1;
}
