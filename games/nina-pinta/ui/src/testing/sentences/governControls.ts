import type { Exempt } from '@portolan/client/testing';
import { expectAmounts, UNDECIDED } from '@portolan/client/testing';
import { LANDS, WORLDS } from '@portolan/nina-pinta';
import { after, collected, governed, targetOf } from './controlFacts.ts';
import {
  cargoOf,
  countingIn,
  goldIn,
  groupPoints,
  groupValue,
  networkAt,
  player,
  settlementsAt,
  sum,
  terrainIn,
  vaultsOf,
} from './facts.ts';
import { all, allInside, insideOf, is, landNamed, type NpJudge, numberIn, ofMove } from './occasion.ts';
import { builtBy, effectOf } from './placing.ts';

/** Revenue, Mines, Strongholds, buildings and Captains. */
export const governControls = {
  collectedAll: ofMove(['govern'], (said, _, occasion) => {
    const done = governed(occasion);
    return done === undefined ? UNDECIDED : expectAmounts(said, { aboard: done.aboard, plundered: done.plundered });
  }),
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
    // The only answer left for another Stronghold follows by itself, and is spent after what this one pays.
    const own = play(move).steps.find(({ event }) => event.kind === 'goldSpent' && event.place === move.place);
    const spent = own?.state ?? state;
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
      expectAmounts(said, { terrains: new Set(places.map((place) => terrainIn(state, place))).size }),
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
} satisfies Readonly<Record<string, NpJudge | Exempt>>;
