import { expectAmounts, judgeCatalogue, UNDECIDED } from '@portolan/client/testing';
import { GROUPS, LANDS, WORLDS } from '@portolan/nina-pinta';
import { t } from '../../panels/messages.ts';
import { countingIn, groupValue } from './facts.ts';
import { eventsOfEra, pricePaid } from './following.ts';
import {
  all,
  allInside,
  box,
  is,
  landNamed,
  type NpJudge,
  type NpOccasion,
  numberIn,
  playerIn,
  playerNamed,
  textsIn,
  worldIn,
  worldNamed,
} from './occasion.ts';
import { takingIn, worthOf } from './taking.ts';

const SELECTING = 4;

/** What is paid in this round or the first one, and in the one after it, as far as somebody pays it. */
export const price: NpJudge = (said, occasion) => {
  const { state } = occasion;
  const round = state.phase === SELECTING ? state.round : 0;
  if (state.phase > SELECTING || state.phase < 0) return UNDECIDED;
  const paid = { now: pricePaid(occasion, round), next: pricePaid(occasion, round + 1) };
  const known = Object.entries(paid).filter(([name, gold]) => name in said.values && gold !== undefined);
  return known.length === 0 ? UNDECIDED : expectAmounts(said, Object.fromEntries(known));
};

function worth(name: string): NpJudge {
  return (said, occasion) => {
    const taking = takingIn(occasion);
    return taking === undefined ? UNDECIDED : expectAmounts(said, { [name]: worthOf(occasion, taking) });
  };
}

/** Wars and the first price of an era that is still to come, as it comes. */
const era: NpJudge = (said, occasion) => {
  const { state } = occasion;
  const n = numberIn(said, 'n');
  const isPast = n < state.era || (n === state.era && state.phase >= 0);
  const token = 'kind' in said.values ? box.components.tokens[state.tokens[n - 1] ?? -1] : undefined;
  const events = isPast ? [] : eventsOfEra(occasion, n);
  const wars = events.filter(({ kind }) => kind === 'warPlaced').length;
  const first = events.find(({ kind }) => kind === 'benefitSelected' || kind === 'doublePlayed');
  const cost = first !== undefined && 'cost' in first ? first.cost : undefined;
  return all(
    token === undefined
      ? undefined
      : is(
          'the token',
          [said.values.kind, worldIn(said), said.values.gold],
          [token.kind === 'grow' ? 'grow' : 'other', WORLDS.indexOf(token.world), token.gold],
        ),
    events.length === 0 ? undefined : expectAmounts(said, { wars }),
    cost === undefined ? undefined : expectAmounts(said, { price: cost }),
    token === undefined && events.length === 0 ? UNDECIDED : undefined,
  );
};

function groupMeant({ about }: NpOccasion): number {
  const id = about.kind === 'drawn' ? (about.data.card ?? '') : about.kind === 'card' ? about.card : '';
  return id.startsWith('marker:') ? GROUPS.findIndex((group) => `marker:${group}` === id) : -1;
}

const counting: NpJudge = (said, occasion) => {
  const group = groupMeant(occasion);
  if (group < 0) return UNDECIDED;
  const seat = said.key === 'mine' ? Number(occasion.viewer) : playerIn(said, occasion);
  return expectAmounts(said, { count: countingIn(occasion.state, seat, group) });
};

const space: NpJudge = (said, occasion) =>
  is(
    'the space',
    occasion.state.passes[numberIn(said, 'n') - 1],
    said.key === 'passSpace' ? -1 : playerIn(said, occasion),
  );

/** The panels around the map. */
export const panels = judgeCatalogue<NpOccasion, typeof t.messages.english>(t.messages, {
  benefits: 'name',
  bonusRow: 'name',
  progressRow: 'name',
  displayEmpty: (_, { state }) =>
    is(
      'the display',
      state.display.some((face) => face >= 0),
      false,
    ),
  counter: 'name',
  counterWorth: worth('worth'),
  more: worth('n'),
  priceTitle: price,
  priceNext: price,
  storage: 'name',
  storageLabel: 'name',
  storageHint: 'rule',
  // In a popover that no drawing opens; the card of the same era says it too, and is judged.
  storageNone: 'choice',
  eraOf: 'choice',
  stored: 'choice',
  order: 'name',
  orderNote: (_, { state }) => is('the last era', state.era === box.components.eras, false),
  orderLast: (_, { state }) => is('the last era', state.era === box.components.eras, true),
  turns: 'name',
  passes: 'name',
  orderSpace: (said, occasion) =>
    is('the turn', occasion.state.order[numberIn(said, 'n') - 1], playerIn(said, occasion)),
  passSpace: space,
  passTaken: space,
  eras: 'name',
  erasNote: 'name',
  unknown: 'name',
  eraTitle: era,
  eraToken: era,
  groups: 'name',
  groupsNote: 'name',
  group: 'frame',
  markerValue: (said, occasion) => {
    const group = groupMeant(occasion);
    return group < 0
      ? UNDECIDED
      : all(
          expectAmounts(said, { value: groupValue(occasion.state, group) }),
          is('the marker', occasion.state.markers[group], worldIn(said)),
        );
  },
  noMarkerValue: (_, occasion) => {
    const group = groupMeant(occasion);
    return group < 0 ? UNDECIDED : is('the marker', occasion.state.markers[group], -1);
  },
  militaryValue: (said, { state }) => expectAmounts(said, { value: groupValue(state, GROUPS.indexOf('military')) }),
  mine: (said, occasion, isInside) =>
    all(counting(said, occasion, isInside), expectAmounts(said, { most: box.components.scoring.maxBenefitsPerGroup })),
  others: counting,
  lead: (said, occasion) => {
    const group = groupMeant(occasion);
    if (group < 0) return UNDECIDED;
    const { state, viewer, view } = occasion;
    const known = state.players.map((_, seat) =>
      GROUPS[group] === 'military' || view.players[seat]?.progress !== undefined || seat === viewer
        ? countingIn(state, seat, group)
        : -1,
    );
    const most = Math.max(...known);
    const leaders = known.flatMap((count, seat) => (count === most && most > 0 ? [seat] : []));
    return is(
      'leaders',
      textsIn(said, 'who').map((name) => playerNamed(name, occasion)),
      leaders,
    );
  },
  warPlacers: (said, occasion) => {
    const { state } = occasion;
    const military = GROUPS.indexOf('military');
    const ranked = state.order.toSorted(
      (one, other) => countingIn(state, other, military) - countingIn(state, one, military),
    );
    return is(
      'the first',
      textsIn(said, 'who').map((name) => playerNamed(name, occasion)),
      ranked.slice(0, 1),
    );
  },
  noMarker: 'name',
  byDiscs: 'name',
  discs: 'name',
  discName: 'name',
  discLeft: (said, { state }) => is('a City', hasCity(state.cities, landNamed(String(said.values.land))), false),
  discPlaced: (said, { state }) => is('a City', hasCity(state.cities, landNamed(String(said.values.land))), true),
  nations: 'name',
  nation: 'name',
  planckNation: 'name',
  'power.startsFirst': 'rule',
  'power.lookAtThreeLands': 'rule',
  'power.largerShips': 'rule',
  'power.attackOutsideWar': 'rule',
  goals: (said, { state }) => is('the order', textsIn(said, 'worlds').map(worldNamed), state.goals),
  progressStack: (said, { state }) =>
    all(
      expectAmounts(said, { count: state.progressStack.length }),
      is(
        'known',
        allInside(said).filter(({ catalogue }) => catalogue === 'np.counters').length,
        state.progressSeen.filter((seen) => seen === 1).length,
      ),
    ),
  tileStack: (said, { state }) =>
    expectAmounts(said, { count: state.tileStack.length, some: state.tileSeen.filter((seen) => seen === 1).length }),
});

function hasCity(cities: readonly number[], land: number): boolean {
  return WORLDS.some((_, world) => (cities[world * LANDS.length + land] ?? -1) >= 0);
}
