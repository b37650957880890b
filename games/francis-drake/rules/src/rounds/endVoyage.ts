import type { EventSink } from '@portolan/kernel';
import type { Box } from '../box.ts';
import { dockHome } from '../effects/home.ts';
import { returnTreasure } from '../effects/refill.ts';
import type { Event } from '../events.ts';
import { scoreVoyage } from '../scoring.ts';
import type { State } from '../state.ts';

/** Scores the voyage once every ship is home. [FD-SCORE-01] [FD-SCORE-07] */
export function endVoyage(box: Box, state: State, emit?: EventSink<Event>): boolean {
  dockIdleShips(state, emit);
  scoreVoyage(box, state, emit);
  returnTreasure(box, state); // [FD-SCORE-04]
  return false;
}

/** Ships that could not sail come after all that did, in Sailing Order, without a bonus. [FD-LIMITS-03] */
function dockIdleShips(state: State, emit?: EventSink<Event>): void {
  for (const seat of state.outbound) if (!state.players[seat].home) dockHome(state, seat, 0, emit);
}
