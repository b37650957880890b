import { expectAmounts, judgeCatalogue, UNDECIDED } from '@portolan/client/testing';
import { GROUPS, LANDS, NATIONS, WORLDS } from '@portolan/nina-pinta';
import { t } from '../../help/messages/now.ts';
import { worldMeant } from './chart.ts';
import {
  citiesIn,
  countingIn,
  crowdIn,
  groupValue,
  isAtWar,
  isExplored,
  networkAt,
  nextTo,
  player,
  pointsBy,
  roomIn,
  settlementPoints,
  settlementsAt,
  settlersAt,
  settlerYield,
  sum,
  totalOf,
  worldAt,
  yieldsAt,
} from './facts.ts';
import { eventsOfEra, pricePaid } from './following.ts';
import { placeMeant } from './moves.ts';
import {
  all,
  allInside,
  box,
  crewIn,
  insideOf,
  is,
  isCrew,
  isTile,
  landNamed,
  type NpJudge,
  type NpOccasion,
  numberIn,
  playerIn,
  textIn,
  worldIn,
  worldNamed,
} from './occasion.ts';
import { price } from './panels.ts';
import { isShip, ofSheet, sheetMeant, sourceNamed } from './sheets.ts';
import { takingIn, worthOf } from './taking.ts';

function cardOf({ about }: NpOccasion): readonly string[] {
  return about.kind === 'card' ? about.card.split(':') : [];
}

function ofLand(judge: (place: number, ...rest: Parameters<NpJudge>) => ReturnType<NpJudge>): NpJudge {
  return (said, occasion, isInside) => {
    const place = placeMeant(occasion);
    return place < 0 ? UNDECIDED : judge(place, said, occasion, isInside);
  };
}

function ofWorld(judge: (world: number, ...rest: Parameters<NpJudge>) => ReturnType<NpJudge>): NpJudge {
  return (said, occasion, isInside) => {
    const world = worldMeant(occasion);
    return world < 0 ? UNDECIDED : judge(world, said, occasion, isInside);
  };
}

/** `3 points` inside a sentence. */
function pointsIn(said: Parameters<NpJudge>[0]): number {
  const points = insideOf(said, ({ key }) => key === 'points');
  return points === undefined ? Number.NaN : numberIn(points, 'n');
}

/** Where the gold of a land can go. */
const reaches = (want: 'ship' | 'stronghold' | 'nothing'): NpJudge =>
  ofLand((place, said, occasion) => {
    const { state } = occasion;
    const seat = playerIn(said, occasion);
    const network = networkAt(state, seat, place);
    const hasShip = network.includes(player(state, seat).harbours[worldAt(place)] ?? -1);
    const hasStronghold = network.some((one) => state.strongholds[one] === seat);
    return is('the store', hasShip ? 'ship' : hasStronghold ? 'stronghold' : 'nothing', want);
  });

/** What a kind of settlement yields and scores in a land: without it there is so much less. */
function single(of: 'gold' | 'points'): NpJudge {
  return ofLand((place, said, occasion) => {
    const { state } = occasion;
    const [kind, first] = cardOf(occasion);
    const seat = kind === 'city' ? (state.cities[place] ?? -1) : Number(first);
    if (kind !== 'settlers' && kind !== 'town' && kind !== 'city') return UNDECIDED;
    const without = {
      settlers: () => ({
        ...state,
        settlers: state.settlers.with(seat * WORLDS.length * LANDS.length + place, settlersAt(state, seat, place) - 1),
      }),
      town: () => ({ ...state, towns: state.towns.with(place, (state.towns[place] ?? 0) & ~(1 << seat)) }),
      city: () => ({ ...state, cities: state.cities.with(place, -1) }),
    }[kind]();
    const fact =
      of === 'gold'
        ? yieldsAt(state, seat, place) - yieldsAt(without, seat, place)
        : settlementPoints(state, seat, worldAt(place)) - settlementPoints(without, seat, worldAt(place));
    return is(of, of === 'gold' ? numberIn(said, 'gold') : pointsIn(said), fact);
  });
}

const group = (occasion: NpOccasion): number => GROUPS.findIndex((id) => id === cardOf(occasion)[1]);

const value: NpJudge = (said, occasion) => is('the value', pointsIn(said), groupValue(occasion.state, group(occasion)));

/** Token, wars and price of an era. */
const ofEra =
  (judge: (era: number, ...rest: Parameters<NpJudge>) => ReturnType<NpJudge>): NpJudge =>
  (said, occasion, isInside) => {
    const [kind, n] = cardOf(occasion);
    return kind === 'era' ? judge(Number(n), said, occasion, isInside) : UNDECIDED;
  };

const peace = (isAll: boolean): NpJudge =>
  ofWorld((world, _, { state }) =>
    all(
      is('war', isAtWar(state, world), false),
      is('France can attack', state.banner && state.players.some(({ nation }) => NATIONS[nation] === 'france'), !isAll),
    ),
  );

/** What holds of a thing at this moment. */
export const now = judgeCatalogue<NpOccasion, typeof t.messages.english>(t.messages, {
  you: 'name',
  youFirst: 'name',
  none: 'name',
  all: 'frame',
  points: 'part',
  unexplored: ofLand((place, _, { state }) => is('explored', isExplored(state, place), false)),
  canExplore: ofLand((place, _, { state }) =>
    is(
      'next to an explored land',
      nextTo(place).some((one) => isExplored(state, one)),
      true,
    ),
  ),
  cannotExplore: ofLand((place, _, { state }) =>
    is(
      'next to an explored land',
      nextTo(place).some((one) => isExplored(state, one)),
      false,
    ),
  ),
  firstLand: ofLand((place, _, { state }) => is('explored lands', state.explored[worldAt(place)], 0)),
  looked: ofLand((place, said, occasion) =>
    is('has looked', ((occasion.state.looked[place] ?? 0) >> playerIn(said, occasion)) & 1, 1),
  ),
  seen: ofLand((place, said, { state }) => isTile(said, state.tiles[place] ?? -1)),
  terrain: ofLand((place, said, { state }) => isTile(said, state.tiles[place] ?? -1)),
  crowd: ofLand((place, said, { state }) =>
    expectAmounts(said, { n: crowdIn(state, place), most: roomIn(state, place) }),
  ),
  tooFull: ofLand((place, said, { state }) =>
    expectAmounts(said, {
      n: crowdIn(state, place),
      most: roomIn(state, place),
      over: crowdIn(state, place) - roomIn(state, place),
    }),
  ),
  yields: ofLand((place, said, occasion) => {
    const seat = playerIn(said, occasion);
    return expectAmounts(said, {
      n: settlementsAt(occasion.state, seat, place),
      gold: yieldsAt(occasion.state, seat, place),
    });
  }),
  reachesShip: reaches('ship'),
  reachesStronghold: reaches('stronghold'),
  reachesNothing: reaches('nothing'),
  settlers: ofLand((place, said, occasion) =>
    expectAmounts(said, { n: settlersAt(occasion.state, Number(cardOf(occasion)[1]), place) }),
  ),
  settlerYields: ofLand((place, said, { state }) => expectAmounts(said, { gold: settlerYield(state, place) })),
  fortified: ofLand((place, _, occasion) =>
    is('the Stronghold', occasion.state.strongholds[place], Number(cardOf(occasion)[1])),
  ),
  townYields: single('gold'),
  scores: single('points'),
  scoreEach: single('points'),
  doubled: ofLand((place, _, { state }) => is('Cathedrals', state.cathedrals[place], 1)),
  captainAt: ofSheet((seat, said, { state }, world) =>
    is('the Captain', landNamed(textIn(said, 'land')), (player(state, seat).captains[world] ?? -1) % LANDS.length),
  ),
  captainHome: ofSheet((seat, _, { state }, world) => is('the Captain', player(state, seat).captains[world], -1)),
  captainBound: ofSheet((seat, _, { state }, world) => is('bound', player(state, seat).bound[world], state.era)),
  shipAt: ofSheet(isShip),
  shipHome: ofSheet((seat, _, { state }, world) => is('the harbour', player(state, seat).harbours[world], -1)),
  aboard: ofSheet((seat, said, { state }, world) => {
    const { crews, aboard } = player(state, seat);
    return isCrew(crewIn(said), aboard[world] ?? 0, crews[world]);
  }),
  loadsHidden: ofSheet((seat, _, { state, viewer }) => is('secret', seat !== viewer && state.phase === 1, true)),
  crewLimit: ofSheet((seat, said, { state }) => expectAmounts(said, { n: player(state, seat).crewSide })),
  sailsAs: ofSheet((seat, said, { state }, world) =>
    is('the voyage', player(state, seat).voyage[numberIn(said, 'n') - 1], world),
  ),
  governed: ofWorld((world, said, occasion) =>
    is('governed', (player(occasion.state, playerIn(said, occasion)).governed >> world) & 1, 1),
  ),
  strongholdOf: ofLand((place, said, occasion) =>
    is('the Stronghold', occasion.state.strongholds[place], playerIn(said, occasion)),
  ),
  strongholdOpen: ofLand((place, _, { state }) => is('the Stronghold', state.strongholds[place], -1)),
  vault: ofLand((place, said, { state }) =>
    expectAmounts(said, { gold: state.vaults[place], most: box.components.strongholdGoldLimit }),
  ),
  mine: ofLand((place, said, { state }) => expectAmounts(said, { gold: state.mines[place] })),
  mineEmpty: ofLand((place, _, { state }) => is('gold', state.mines[place], 0)),
  canMine: ofLand((place, said, occasion) => {
    const { state } = occasion;
    return expectAmounts(said, {
      gold: Math.min(state.mines[place] ?? 0, settlersAt(state, playerIn(said, occasion), place)),
    });
  }),
  increase: ofLand((place, said, { state }) => expectAmounts(said, { gold: state.increases[place] })),
  atWar: ofWorld((world, _, { state }) => is('war', isAtWar(state, world), true)),
  atPeace: peace(false),
  atPeaceAll: peace(true),
  markerHere: ofWorld((world, said, { state }) =>
    is('the marker', state.markers[GROUPS.findIndex((id) => id === said.inside[0]?.values.group)], world),
  ),
  cities: ofWorld((world, said, { state }) =>
    expectAmounts(said, { n: citiesIn(state, world), most: box.components.limits.citiesPerWorld }),
  ),
  grown: ofWorld((world, _, { state }) => is('Grow tokens', state.grow[world], 1)),
  notGrown: ofWorld((world, _, { state }) => is('Grow tokens', state.grow[world], 0)),
  buildable: ofWorld((world, _, { state }) => is('Build tokens', state.build[world], 1)),
  notBuildable: ofWorld((world, _, { state }) => is('Build tokens', state.build[world], 0)),
  tokenShown: ofWorld((world, said, { state, about }) => {
    const kind = about.kind === 'card' ? about.card.split(':')[2] : '';
    const shown = state.tokens
      .map((token) => box.components.tokens[token])
      .find((token) => token?.world === WORLDS[world] && token?.kind === kind);
    return expectAmounts(said, { gold: shown?.gold });
  }),
  tokenHidden: ofWorld((world, _, { state, about }) => {
    const kind = about.kind === 'card' ? about.card.split(':')[2] : '';
    return is(
      'turned up',
      state.tokens.some(
        (token) => box.components.tokens[token]?.world === WORLDS[world] && box.components.tokens[token]?.kind === kind,
      ),
      false,
    );
  }),
  pirateHere: ofWorld((world, said, { state }) => expectAmounts(said, { n: state.pirates[world] })),
  markerOn: (said, occasion, isInside) =>
    all(value(said, occasion, isInside), is('the marker', occasion.state.markers[group(occasion)], worldIn(said))),
  markerOff: (_, occasion) =>
    all(
      is('the marker', occasion.state.markers[group(occasion)], -1),
      is('the value', groupValue(occasion.state, group(occasion)), 0),
    ),
  militaryValue: value,
  counting: (said, occasion) =>
    expectAmounts(said, { n: countingIn(occasion.state, playerIn(said, occasion), group(occasion)) }),
  benefitPrice: price,
  benefitPriceLater: (said, occasion) => {
    const paid = pricePaid(occasion, 0);
    return paid === undefined || occasion.state.phase > 4 ? UNDECIDED : expectAmounts(said, { now: paid });
  },
  benefitWorth: (said, occasion) => {
    const taking = takingIn(occasion);
    return taking === undefined ? UNDECIDED : is('points', pointsIn(said), worthOf(occasion, taking));
  },
  benefitEffect: 'frame',
  onDisplay: (said, occasion) => {
    const [kind, name = ''] = cardOf(occasion);
    if (kind !== 'benefit') return UNDECIDED;
    return expectAmounts(said, {
      n: occasion.state.display.filter((face) => face >= 0 && box.faces.names[face] === name).length,
    });
  },
  displayCount: (said, { state }) => expectAmounts(said, { n: state.display.filter((face) => face >= 0).length }),
  stored: (said, occasion) => {
    const shown = eventsOfEra(occasion, Number(cardOf(occasion)[1])).find((event) => event.kind === 'benefitsShown');
    if (shown?.kind !== 'benefitsShown') return UNDECIDED;
    return expectAmounts(said, { n: shown.display.filter((face) => face >= box.faces.progressFrom).length });
  },
  storedBonuses: (said, occasion) => {
    const shown = eventsOfEra(occasion, Number(cardOf(occasion)[1])).find((event) => event.kind === 'benefitsShown');
    if (shown?.kind !== 'benefitsShown') return UNDECIDED;
    const named = allInside(said).flatMap(({ catalogue, key, values }) =>
      catalogue === 'np.counters' ? [key === 'goldOf' ? `gold${values.gold}` : key] : [],
    );
    const bonuses = shown.display
      .filter((face) => face >= 0 && face < box.faces.progressFrom)
      .map((face) => box.faces.names[face] ?? '');
    return is(
      'among them',
      bonuses.every((name) => named.includes(name)),
      true,
    );
  },
  storedNow: (_, occasion) => is('in store', Number(cardOf(occasion)[1]) > occasion.state.era, false),
  turn: (said, occasion) =>
    is('the turn', occasion.state.order[Number(cardOf(occasion)[1]) - 1], playerIn(said, occasion)),
  passTaken: (said, occasion) =>
    is('the space', occasion.state.passes[Number(cardOf(occasion)[1]) - 1], playerIn(said, occasion)),
  passFree: (_, occasion) => is('the space', occasion.state.passes[Number(cardOf(occasion)[1]) - 1], -1),
  orderPlace: ofSheet((seat, said, { state }) => is('the turn', state.order[numberIn(said, 'n') - 1], seat)),
  passed: ofSheet((seat, said, { state }) => is('the space', state.passes[numberIn(said, 'n') - 1], seat)),
  banner: ofSheet((seat, _, { state }) =>
    is('the banner', state.banner && NATIONS[player(state, seat).nation] === 'france', true),
  ),
  nation: (said, occasion) =>
    is(
      'the nation',
      said.inside.find(({ key }) => key === 'nation')?.values.nation,
      NATIONS[player(occasion.state, playerIn(said, occasion)).nation],
    ),
  nationFree: (said, { state }) =>
    is(
      'played',
      state.players.some(({ nation }) => NATIONS[nation] === said.inside[0]?.values.nation),
      false,
    ),
  goldIs: ofSheet((seat, said, { state }) => {
    const { gold } = player(state, seat);
    return all(
      expectAmounts(said, { gold }),
      is('points', pointsIn(said), Math.floor(gold / box.components.scoring.goldPerPoint)),
    );
  }),
  goldHidden: ofSheet((seat, _, { state, viewer }) =>
    is('a screen', seat !== viewer && seat < state.seats && !state.open, true),
  ),
  supplyIs: ofSheet((seat, said, { state }) =>
    expectAmounts(said, { settlers: player(state, seat).settlers, towns: player(state, seat).towns }),
  ),
  heldIs: ofSheet((seat, said, { state }) => {
    const counters = allInside(said).filter(({ catalogue }) => catalogue === 'np.counters').length;
    const of = said.inside.find(({ key }) => key === 'group')?.values.group;
    const { progress, kept, retained } = player(state, seat);
    const held =
      of === 'other'
        ? sum(kept) + sum(retained)
        : sum(box.components.progress.map((kind, at) => (kind.group === of ? (progress[at] ?? 0) : 0)));
    return is('held', counters, held);
  }),
  heldNone: ofSheet((seat, _, { state }) =>
    is(
      'held',
      sum(player(state, seat).progress) + sum(player(state, seat).kept) + sum(player(state, seat).retained),
      0,
    ),
  ),
  heldHidden: ofSheet((seat, _, { state, viewer }) => is('a screen', seat !== viewer && !state.open, true)),
  total: ofSheet((seat, said, occasion) => {
    const total = totalOf(occasion.state, seat);
    const isExact = String(said.values.exact) === 'true';
    return isExact ? is('points', pointsIn(said), total) : is('at least so many points', pointsIn(said) <= total, true);
  }),
  pointsFrom: (said, occasion) => {
    const { seat } = sheetMeant(occasion);
    const source = sourceNamed(said, 'source');
    return seat < 0 || source === undefined
      ? UNDECIDED
      : expectAmounts(said, { n: pointsBy(occasion.state, seat)[source] });
  },
  pointsHidden: ofSheet((seat, _, { state, viewer }) => is('a screen', seat !== viewer && !state.open, true)),
  eraNow: ofEra((era, _, { state }) => is('the era', state.era, era)),
  eraToken: ofEra((era, said, { state }) => {
    const token = box.components.tokens[state.tokens[era - 1] ?? -1];
    return is(
      'the token',
      [said.values.kind, worldIn(said), said.values.gold],
      [token?.kind === 'grow' ? 'grow' : 'other', WORLDS.findIndex((id) => id === token?.world), token?.gold],
    );
  }),
  eraWars: ofEra((era, said, occasion) => {
    if (era <= occasion.state.era) return UNDECIDED;
    const events = eventsOfEra(occasion, era);
    return events.length === 0
      ? UNDECIDED
      : expectAmounts(said, { n: events.filter(({ kind }) => kind === 'warPlaced').length });
  }),
  eraPrice: ofEra((era, said, occasion) => {
    if (era <= occasion.state.era) return UNDECIDED;
    const first = eventsOfEra(occasion, era).find(({ kind }) => kind === 'benefitSelected' || kind === 'doublePlayed');
    return first !== undefined && 'cost' in first ? expectAmounts(said, { gold: first.cost }) : UNDECIDED;
  }),
  discLeft: (_, occasion) => is('a City', cityWith(occasion), -1),
  discPlaced: (said, occasion) => is('the City', cityWith(occasion), worldNamed(textIn(said, 'world'))),
  stackCount: (said, { state }) => expectAmounts(said, { n: state.progressStack.length }),
  tileCount: (said, { state }) => expectAmounts(said, { n: state.tileStack.length }),
  goals: (said, { state }) => {
    const items = said.inside[0]?.values.items;
    const worlds =
      typeof items === 'object' && 'items' in items ? items.items.map((name) => worldNamed(String(name))) : [];
    return is('the order', worlds, state.goals);
  },
  phaseNow: 'name',
});

/** The world with the City of the land that a disc belongs to. */
function cityWith(occasion: NpOccasion): number {
  const land = box.names.lands.findIndex((id) => id === cardOf(occasion)[1]);
  return WORLDS.findIndex((_, world) => (occasion.state.cities[world * LANDS.length + land] ?? -1) >= 0);
}
