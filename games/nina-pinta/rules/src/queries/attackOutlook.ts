import type { Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import type { Place } from '../ids.ts';
import { stateOfView } from '../stateOfView.ts';
import type { View } from '../view.ts';
import { worldOf } from './lands.ts';
import { mostPairs } from './sailing.ts';

/** The most pairs that an attack of the ship on its way there can remove. [NP-ATTACK-04] [NP-ATTACK-07] */
export function attackOutlook(box: Box, view: View, seat: Seat, place: Place): number {
  const state = stateOfView(box, view);
  return mostPairs(state, seat, place, state.players[seat].crews[worldOf(place)]);
}
