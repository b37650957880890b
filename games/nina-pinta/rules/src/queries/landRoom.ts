import type { Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import { LANDS, PLACES, type Place, type World } from '../ids.ts';
import { stateOfView } from '../stateOfView.ts';
import type { View } from '../view.ts';
import { isExplored, placeAt, reducedAt, roomAt } from './lands.ts';

/** Settlements for which an explored land has room; none where there are too many already. [NP-REDUCE-01] */
export function landRoom(box: Box, view: View, place: Place): number {
  const state = stateOfView(box, view);
  return isExplored(state, place) ? Math.max(0, roomAt(box, state, place)) : 0;
}

/** The same for all explored lands of a world. */
export function worldRoom(box: Box, view: View, world: World): number {
  return LANDS.reduce((sum, _, land) => sum + landRoom(box, view, placeAt(world, land)), 0);
}

/** Settlers who come to a land. */
export interface Arrival {
  readonly place: Place;
  readonly settlers: number;
}

/** The player's Settlers that Reduce would send home from an explored land after an arrival. [NP-REDUCE-05..09] */
export function reducedAfter(box: Box, view: View, seat: Seat, { place, settlers }: Arrival): number {
  const state = stateOfView(box, view);
  state.settlers[seat * PLACES + place] += settlers;
  return isExplored(state, place) ? reducedAt(box, state, seat, place) : 0;
}
