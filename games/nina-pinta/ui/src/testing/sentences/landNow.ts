import { expectAmounts, UNDECIDED } from '@portolan/client/testing';
import { LANDS, WORLDS } from '@portolan/nina-pinta';
import { cardOf, pointsIn } from './cardMeant.ts';
import {
  crowdIn,
  isExplored,
  networkAt,
  nextTo,
  player,
  roomIn,
  settlementPoints,
  settlementsAt,
  settlersAt,
  settlerYield,
  worldAt,
  yieldsAt,
} from './facts.ts';
import { placeMeant } from './moveFacts.ts';
import { all, box, is, isTile, type NpJudge, numberIn, playerIn } from './occasion.ts';

function ofLand(judge: (place: number, ...rest: Parameters<NpJudge>) => ReturnType<NpJudge>): NpJudge {
  return (said, occasion, isInside) => {
    const place = placeMeant(occasion);
    return place < 0 ? UNDECIDED : judge(place, said, occasion, isInside);
  };
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

/** What holds of a land and of what lies there. */
export const landNow = {
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
    all(
      expectAmounts(said, { n: crowdIn(state, place), most: roomIn(state, place) }),
      is('too many', crowdIn(state, place) > roomIn(state, place), false),
    ),
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
} satisfies Readonly<Record<string, NpJudge>>;
