import type { RuleId, Seat } from '@portolan/kernel';
import { ALL_LANDS, type Box } from '../box.ts';
import { endBuilding } from '../effects/governing.ts';
import { LANDS, type Place, type World } from '../ids.ts';
import type { Move } from '../moves.ts';
import { canGiveSettler, costOf, fits, isDiscPlaced, isInGroup, takesCity } from '../queries/building.ts';
import { hasTown, worldOf } from '../queries/lands.ts';
import { goldIn, goldWithin, networkOf, ownStrongholds } from '../queries/revenue.ts';
import { BUILDINGS, type Building, type State } from '../state.ts';
import { beginPaying } from './payBuilding.ts';
import type { Decision } from './types.ts';

/** Towns and Cities, one after another, until the player stops. [NP-BUILD-02] [NP-BUILD-08] */
export const build: Decision<'build'> = {
  legal(box, state, { seat, world }, out) {
    for (let land = 0; land < LANDS.length; land++) {
      const place = world * LANDS.length + land;
      const gold = goldAt(box, state, seat, place);
      if (gold < leastCost(box)) continue;
      for (let i = 0; i < BUILDINGS.length; i++) {
        const what = BUILDINGS[i];
        if (gold >= costOf(box, what) && fits(box, state, seat, place, what)) out.push(box.moves[what][place]);
      }
    }
    out.push(box.moves.done);
  },

  apply(box, state, { seat }, move, emit) {
    if (move.kind === 'done') endBuilding(state);
    else beginPaying(box, state, seat, move.place, move.kind, emit);
  },

  whyNot(box, state, { seat, world }, move) {
    if (move.kind !== 'town' && move.kind !== 'city' && move.kind !== 'upgrade') return 'NP-BUILD-02';
    if (worldOf(move.place) !== world) return 'NP-GOV-04';
    return whyNotBuild(box, state, seat, move.place, move.kind);
  },
};

/** Nothing without the Build token; otherwise whatever fits and can be paid. [NP-BUILD-01] */
export function canBuild(box: Box, state: State, seat: Seat, world: World, scratch: Move[]): boolean {
  if (state.build[world] === 0 || goldOf(state, seat, world) < leastCost(box)) return false;
  scratch.length = 0;
  build.legal(box, state, { kind: 'build', seat, world }, scratch);
  return scratch.length > 1;
}

function leastCost(box: Box): number {
  const { town, city, townToCity } = box.components.cost;
  return Math.min(town, city, townToCity);
}

/** All gold of the player in the world, connected or not. */
function goldOf(state: State, seat: Seat, world: World): number {
  return state.players[seat].cargo[world] + goldIn(state, world, ownStrongholds(state, seat, world, ALL_LANDS));
}

function goldAt(box: Box, state: State, seat: Seat, place: Place): number {
  const network = networkOf(box, state, seat, place);
  return network === 0 ? 0 : goldWithin(state, seat, worldOf(place), network);
}

function whyNotBuild(box: Box, state: State, seat: Seat, place: Place, what: Building): RuleId {
  if (what === 'upgrade') {
    if (!hasTown(state, seat, place)) return 'NP-BUILD-18';
  } else if (!canGiveSettler(state, seat, place)) {
    return whyNoSettler(state, seat, place, what);
  }
  if (what !== 'town' && !takesCity(box, state, place)) {
    if (state.cathedrals[place] > 0) return 'NP-BUILD-22';
    return isDiscPlaced(state, place % LANDS.length) ? 'NP-BUILD-20' : 'NP-BUILD-21';
  }
  if (!isInGroup(box, state, seat, place)) return 'NP-BUILD-11';
  return goldOf(state, seat, worldOf(place)) < costOf(box, what) ? 'NP-BUILD-05' : 'NP-BUILD-06';
}

function whyNoSettler(state: State, seat: Seat, place: Place, what: Building): RuleId {
  if (hasTown(state, seat, place)) return what === 'city' ? 'NP-BUILD-19' : 'NP-BUILD-03';
  if (state.cities[place] === seat) return 'NP-BUILD-03';
  return state.players[seat].towns === 0 ? 'NP-LIMITS-03' : 'NP-BUILD-10';
}
