import type { Seat } from '@portolan/kernel';
import type { Context } from '../decisions/types.ts';
import { NOWHERE, type Place } from '../ids.ts';
import { citiesIn, costOf } from '../queries/building.ts';
import { worldOf } from '../queries/lands.ts';
import type { Building, State } from '../state.ts';
import { removeSettlers } from './settle.ts';

/** Puts a Town or a City on the map; the first City of a world brings a marker. [NP-BUILD-15..18] [NP-BUILD-23] */
export function putBuilding(state: State, player: Seat, place: Place, what: Building): void {
  if (what !== 'upgrade') {
    removeSettlers(state, player, place, 1);
    state.players[player].towns--;
  }
  if (what === 'town') {
    state.towns[place] |= 1 << player;
    return;
  }
  state.towns[place] &= ~(1 << player);
  state.cities[place] = player;
  askMarker(state, player, place);
}

/** However the City was built; never once all markers are placed. [NP-BUILD-24] [NP-BUILD-25] [NP-SOLO-08] */
function askMarker(state: State, player: Seat, place: Place): void {
  const world = worldOf(place);
  if (citiesIn(state, world) !== 1 || !state.markers.includes(NOWHERE)) return;
  state.stack.push({ kind: 'placeMarker', seat: player, world });
}

/** Puts a building that has been paid for on the map, and reports it. */
export function finishBuilding({ box, state, emit }: Context, player: Seat, place: Place, what: Building): void {
  putBuilding(state, player, place, what);
  emit?.({ kind: 'built', seat: player, place, what, cost: costOf(box, what) });
}
