import { expectAmounts, type Judgement, UNDECIDED } from '@portolan/client/testing';
import type { Sentence } from '@portolan/i18n/testing';
import { BONUSES, GROUPS, SOURCES, type State } from '@portolan/nina-pinta';
import { cargoOf, goldIn, hasTownAt, heldOf, player, pointsBy, settlersAt, worldAt, yieldsIn } from './facts.ts';
import {
  type Around,
  all,
  allInside,
  box,
  insideOf,
  is,
  type NpJudge,
  numberIn,
  ofEvent,
  placeIn,
  playerIn,
  targetIn,
  worldIn,
} from './occasion.ts';
import { type Built, seatsIn, shownIn } from './voyageEvents.ts';

/** How much a player's gold behind the screen has grown. */
function gained({ event, before, after }: Around<{ readonly seat: number }>): number {
  return player(after, event.seat).gold - player(before, event.seat).gold;
}

/** `3 gold` inside a sentence. */
function goldIn_(said: Sentence): number {
  const gold = insideOf(said, ({ key }) => key === 'gold' || key === 'purse');
  return gold === undefined ? Number.NaN : numberIn(gold, 'gold');
}

/** What a building cost: all that left ship and Strongholds since the decision to build. */
function built(kind: Built['what']): NpJudge {
  return ofEvent(['built'], (said, { event, before, after }, { course }) => {
    const { seat, place } = event;
    const at = placeIn(said);
    const isThere = kind === 'town' ? hasTownAt(after, seat, at) : after.cities[at] === seat;
    if (!isThere || at !== place) return `no ${kind} is built there`;
    const steps = course[0]?.steps ?? [];
    let from = steps.findIndex((step) => step.event === event);
    if (course[0]?.move.kind === 'pay' && seat === course[0].seat) return UNDECIDED;
    while (steps[from - 1]?.event.kind === 'goldSpent') from--;
    const unpaid = steps[from - 1]?.state ?? course[0]?.before ?? before;
    return expectAmounts(said, { gold: goldIn(unpaid, seat, worldAt(at)) - goldIn(after, seat, worldAt(at)) });
  });
}

function plundered(said: Sentence, around: Around<{ readonly seat: number; readonly owner: number }>): Judgement {
  const { event, before, after } = around;
  const aboard = (state: State): number => player(state, event.owner).cargo.reduce((sum, gold) => sum + gold, 0);
  return all(
    expectAmounts(said, { gold: gained(around) }),
    expectAmounts(said, { gold: aboard(before) - aboard(after) }),
  );
}

const spared = ofEvent(['pirateDeclined'], (_, { event, before, after }) =>
  is('the gold aboard', player(before, event.owner).cargo, player(after, event.owner).cargo),
);

/** A Bonus Benefit changes the land where it is played. */
const bonusPlayed = ofEvent(['bonusPlayed'], (said, { event, before, after }) => {
  const place = placeIn(said);
  const id = BONUSES[event.bonus];
  const change = (of: (state: State) => number): number => of(after) - of(before);
  const effect = {
    native: change((state) => settlersAt(state, event.seat, place)),
    town: change((state) => Number(hasTownAt(state, event.seat, place))),
    city: change((state) => Number(state.cities[place] === event.seat)),
    cathedral: change((state) => state.cathedrals[place] ?? 0),
    stronghold: Number(before.strongholds[place] === -2 && after.strongholds[place] !== -2),
    other: Math.min(
      1,
      change((state) => state.increases[place] ?? 0),
    ),
  };
  return all(
    is('the counter', targetIn(said, 'bonus')[1], id),
    is('the effect', id !== undefined && id in effect ? effect[id as 'native'] : effect.other, 1),
  );
});

const scored = ofEvent(['finalScored'], (said, { event, before, after }, occasion) => {
  const row = SOURCES.indexOf(event.source);
  const scores = allInside(said).filter(({ key }) => key === 'score');
  const wrong = scores.flatMap((score) => {
    const seat = playerIn(score, occasion);
    const points = (player(after, seat).points[row] ?? 0) - (player(before, seat).points[row] ?? 0);
    return (
      all(expectAmounts(score, { points }), is('by the rulebook', points, pointsBy(before, seat)[event.source])) ?? []
    );
  });
  return all(is('players', scores.length, after.players.length), wrong.length === 0 ? undefined : wrong.join());
});

const sideHoldings: NpJudge = ofEvent(['holdingsRevealed'], (said, { after }, occasion) => {
  const seat = playerIn(said, occasion);
  const counters = allInside(said).filter(({ catalogue }) => catalogue === 'np.counters');
  const several = allInside(said).filter(({ key }) => key === 'severalCounters');
  const named = (text: string): number => {
    const face = box.faces.names.findIndex((name) => counters.some((one) => one.text === text && one.key === name));
    return heldOf(after, seat, box.faces.names[face] ?? '');
  };
  const counts = several.map((one) => {
    const counter = one.values.counter;
    return expectAmounts(one, { count: named(typeof counter === 'object' && 'text' in counter ? counter.text : '') });
  });
  const kinds = player(after, seat).progress.filter((count) => count > 0).length;
  return all(is('gold', goldIn_(said), player(after, seat).gold), is('kinds', counters.length, kinds), ...counts);
});

function isSame(before: State, after: State): Judgement {
  const map = ({ settlers, towns, cities, laid, increases }: State) => [settlers, towns, cities, laid, increases];
  return is('the map', map(before), map(after));
}

/** Eras, gold, buildings, Benefits and points. */
export const holdingEvents = {
  'eraBegun.grow': ofEvent(['eraBegun'], (said, { before, after }) =>
    all(
      is('Grow tokens', (after.grow[worldIn(said)] ?? 0) - (before.grow[worldIn(said)] ?? 0), 1),
      expectAmounts(said, { era: after.era }),
      is('the order', seatsIn(said, 'order'), after.order),
    ),
  ),
  'eraBegun.build': ofEvent(['eraBegun'], (said, { before, after }) =>
    all(
      is('Build tokens', (after.build[worldIn(said)] ?? 0) - (before.build[worldIn(said)] ?? 0), 1),
      expectAmounts(said, { era: after.era }),
      is('the order', seatsIn(said, 'order'), after.order),
    ),
  ),
  goldAwarded: ofEvent(['goldAwarded'], (said, { before, after }) => {
    const gains = after.players.map(({ gold }, seat) => gold - player(before, seat).gold);
    const people = gains.slice(0, after.seats);
    const planck = gains[after.seats] ?? 0;
    return all(
      is(
        'everyone',
        people,
        people.map(() => numberIn(said, 'gold')),
      ),
      is('solo', said.values.solo === 'true', after.seats === 1),
      is('Planck', planck, 0),
    );
  }),
  benefitsShown: ofEvent(['benefitsShown'], (said, { after }) =>
    is('the display', said.values.benefits === undefined ? [] : namesIn(said), shownIn(after)),
  ),
  worldGoverned: ofEvent(['worldGoverned'], (said, { event, after }) =>
    is('governed', (player(after, event.seat).governed >> worldIn(said)) & 1, 1),
  ),
  bonusPlayed,
  bonusDiscarded: ofEvent(['bonusDiscarded'], (_, { before, after }) => isSame(before, after)),
  markerPlaced: ofEvent(['markerPlaced'], (said, { after }) => {
    const group = GROUPS.findIndex((id) => id === targetIn(said, 'group')[1]);
    return is('the marker', after.markers[group], worldIn(said));
  }),
  eraCompleted: ofEvent(['eraCompleted'], (said, { before, after }) =>
    all(expectAmounts(said, { era: before.era }), is('the order', seatsIn(said, 'order'), after.order)),
  ),
  passed: ofEvent(['passed'], (said, { event, after }) =>
    is('the space', after.passes[Number(targetIn(said, 'space')[1]) - 1], event.seat),
  ),
  passedPushing: ofEvent(['passed'], (said, { event, after }) =>
    all(
      is('the space', after.passes[Number(targetIn(said, 'space')[1]) - 1], event.seat),
      is(
        'the order',
        seatsIn(said, 'order'),
        after.passes.filter((seat) => seat >= 0),
      ),
    ),
  ),
  revenueCollected: ofEvent(['revenueCollected'], (said, { event, before, after }) => {
    const world = worldIn(said);
    const gold = goldIn(after, event.seat, world) - goldIn(before, event.seat, world);
    return expectAmounts(said, { gold, lost: yieldsIn(before, event.seat, world) - gold });
  }),
  goldMined: ofEvent(['goldMined'], (said, { event, before, after }) => {
    const place = placeIn(said);
    const gold = goldIn(after, event.seat, worldAt(place)) - goldIn(before, event.seat, worldAt(place));
    return all(
      expectAmounts(said, { gold }),
      expectAmounts(said, { gold: (before.mines[place] ?? 0) - (after.mines[place] ?? 0) }),
    );
  }),
  goldStored: ofEvent(['goldStored'], (said, { after }) => expectAmounts(said, { gold: after.vaults[placeIn(said)] })),
  goldSpent: ofEvent(['goldSpent'], (said, { before, after }) =>
    expectAmounts(said, { gold: (before.vaults[placeIn(said)] ?? 0) - (after.vaults[placeIn(said)] ?? 0) }),
  ),
  'built.town': built('town'),
  'built.city': built('city'),
  'built.upgrade': built('upgrade'),
  buildingEnded: ofEvent(['buildingEnded'], (_, { before, after }) => isSame(before, after)),
  captainStayed: ofEvent(['captainStayed'], (said, { event, after }) =>
    is('ashore', (player(after, event.seat).captains[worldIn(said)] ?? -1) >= 0, true),
  ),
  captainBoarded: ofEvent(['captainBoarded'], (said, { event, after }) =>
    is('ashore', (player(after, event.seat).captains[worldIn(said)] ?? -1) >= 0, false),
  ),
  pirateDeclined: spared,
  pirateDeclinedYours: spared,
  piratesDeclined: spared,
  piratePlayed: ofEvent(['piratePlayed'], plundered),
  piratePlayedYours: ofEvent(['piratePlayed'], plundered),
  shipSailedBack: ofEvent(['shipSailedBack'], (said, around) =>
    all(
      is('the gold', goldIn_(said), gained(around)),
      is('the gold aboard', cargoOf(around.before, around.event.seat, worldIn(said)), gained(around)),
    ),
  ),
  benefitSelected: ofEvent(['benefitSelected'], (said, around) =>
    all(
      is('the price', numberIn(said, 'gold') + 0, 0 - gained(around) + 0),
      is('the counter', targetIn(said, 'benefit')[1], box.faces.names[around.event.face]),
    ),
  ),
  doublePlayed: ofEvent(['doublePlayed'], (said, around) =>
    is('the price', numberIn(said, 'gold'), 0 - gained(around)),
  ),
  goldTaken: ofEvent(['goldTaken'], (said, around) => is('the gold', goldIn_(said), gained(around))),
  shipsEnlarged: ofEvent(['shipsEnlarged'], (_, { event, after }) =>
    is('the crew', player(after, event.seat).crewSide, 4),
  ),
  holdingsRevealed: 'frame',
  sideHoldings,
  severalCounters: 'part',
  'scored.gold': scored,
  'scored.group': scored,
  'scored.world': scored,
  score: 'part',
} as const;

function namesIn(said: Sentence): readonly string[] {
  const { benefits } = said.values;
  if (typeof benefits !== 'object' || !('items' in benefits)) return [];
  return benefits.items.map((item) =>
    typeof item === 'object' && 'target' in item ? (item.target.split(':')[1] ?? '') : '',
  );
}
