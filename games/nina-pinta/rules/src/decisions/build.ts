import type { Seat } from '@portolan/kernel';
import { ALL_LANDS, type Box } from '../box.ts';
import { endBuilding } from '../effects/governing.ts';
import { LANDS, PLACES, type Place, type World } from '../ids.ts';
import type { Move } from '../moves.ts';
import { citiesIn, costOf, fits, isDiscPlaced, isInGroup } from '../queries/building.ts';
import { freeSettlers, hasTown, landOf, placeAt, worldOf } from '../queries/lands.ts';
import { goldIn, goldWithin, networkOf, ownStrongholds } from '../queries/revenue.ts';
import { BUILDINGS, type Building, type State } from '../state.ts';
import { beginPaying } from './payBuilding.ts';
import type { Condition, Decision, Situation } from './types.ts';

type BuildingMove = Extract<Move, { readonly kind: Building }>;
type BuildCondition = Condition<'build', Building>;

const IN_WORLD: BuildCondition = ['NP-GOV-04', ({ frame }, { place }) => worldOf(place) === frame.world];

/** A Settler is replaced and a Town taken from the supply. */
const REPLACES_SETTLER: readonly BuildCondition[] = [
  ['NP-BUILD-03', ({ state, frame }, { place }) => state.cities[place] !== frame.seat],
  ['NP-LIMITS-03', ({ state, frame }) => state.players[frame.seat].towns > 0],
  ['NP-BUILD-10', ({ state, frame }, { place }) => state.settlers[frame.seat * PLACES + place] > 0],
  ['NP-DISC-09', ({ state, frame }, { place }) => freeSettlers(state, frame.seat, place) > 0],
];

const TAKES_CITY: readonly BuildCondition[] = [
  ['NP-BUILD-22', ({ state }, { place }) => state.cathedrals[place] === 0],
  ['NP-BUILD-20', ({ state }, { place }) => !isDiscPlaced(state, landOf(place))],
  ['NP-BUILD-21', ({ box, state, frame }) => citiesIn(state, frame.world) < box.components.limits.citiesPerWorld],
];

const GROUP_AND_COST: readonly BuildCondition[] = [
  ['NP-BUILD-11', ({ box, state, frame }, { place }) => isInGroup(box, state, frame.seat, place)],
  ['NP-BUILD-05', (situation, move) => hasGold(situation, move)],
  [
    'NP-BUILD-06',
    ({ box, state, frame }, move) => goldAt(box, state, frame.seat, move.place) >= costOf(box, move.kind),
  ],
];

/** Towns and Cities, one after another, until the player stops. [NP-BUILD-08] */
export const build: Decision<'build'> = {
  legal(box, state, { seat, world }, out) {
    for (let land = 0; land < LANDS.length; land++) {
      const place = placeAt(world, land);
      const gold = goldAt(box, state, seat, place);
      if (gold < leastCost(box)) continue;
      for (let i = 0; i < BUILDINGS.length; i++) {
        const what = BUILDINGS[i];
        if (gold >= costOf(box, what) && fits[what](box, state, seat, place)) out.push(box.moves[what][place]);
      }
    }
    out.push(box.moves.done);
  },

  apply(context, { seat, world }, move) {
    if (move.kind !== 'done') {
      beginPaying(context, seat, move.place, move.kind);
      return;
    }
    endBuilding(context.state);
    context.emit?.({ kind: 'buildingEnded', seat, world });
  },

  asks: 'NP-BUILD-02',
  conditions: {
    town: [
      IN_WORLD,
      ['NP-BUILD-03', ({ state, frame }, { place }) => !hasTown(state, frame.seat, place)],
      ...REPLACES_SETTLER,
      ...GROUP_AND_COST,
    ],
    city: [
      IN_WORLD,
      ['NP-BUILD-19', ({ state, frame }, { place }) => !hasTown(state, frame.seat, place)],
      ...REPLACES_SETTLER,
      ...TAKES_CITY,
      ...GROUP_AND_COST,
    ],
    upgrade: [
      IN_WORLD,
      ['NP-BUILD-18', ({ state, frame }, { place }) => hasTown(state, frame.seat, place)],
      ...TAKES_CITY,
      ...GROUP_AND_COST,
    ],
    done: [],
  },
};

/** Kept between calls so that looking for a choice allocates nothing. */
const scratch: Move[] = [];

/** Nothing without the Build token; otherwise whatever fits and can be paid. [NP-BUILD-01] */
export function canBuild(box: Box, state: State, seat: Seat, world: World): boolean {
  if (state.build[world] === 0 || goldOf(state, seat, world) < leastCost(box)) return false;
  scratch.length = 0;
  build.legal(box, state, { kind: 'build', seat, world }, scratch);
  return scratch.length > 1;
}

function leastCost(box: Box): number {
  const { town, city, townToCity } = box.components.cost;
  return Math.min(town, city, townToCity);
}

function hasGold({ box, state, frame }: Situation<'build'>, { kind }: BuildingMove): boolean {
  return goldOf(state, frame.seat, frame.world) >= costOf(box, kind);
}

/** All gold of the player in the world, connected or not. */
function goldOf(state: State, seat: Seat, world: World): number {
  return state.players[seat].cargo[world] + goldIn(state, world, ownStrongholds(state, seat, world, ALL_LANDS));
}

function goldAt(box: Box, state: State, seat: Seat, place: Place): number {
  const network = networkOf(box, state, seat, place);
  return network === 0 ? 0 : goldWithin(state, seat, worldOf(place), network);
}
