import type { Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import { stateOfView } from '../stateOfView.ts';
import type { View } from '../view.ts';
import { hasBanner } from './sailing.ts';

/** Who may still attack in this era where no State of War prevails. [NP-NATION-05] [NP-NATION-06] */
export function attackerAtPeace(box: Box, view: View): Seat | undefined {
  const state = stateOfView(box, view);
  const seat = state.players.findIndex((_, player) => hasBanner(box, state, player));
  return seat < 0 ? undefined : seat;
}
