import type { EventSink, Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import { dock } from '../effects/dock.ts';
import { stopAgainAtDrake } from '../effects/stop.ts';
import type { Event } from '../events.ts';
import { DOCKSIDE, DRAKE } from '../ids.ts';
import type { State } from '../state.ts';

/** Turns in dock order, docked ships left out, until every ship is in an outbound dock. [FD-PROV-04] [FD-PROV-14] */
export function provision(box: Box, state: State, emit?: EventSink<Event>): boolean {
  while (state.outbound.length < state.seats) {
    const seat = state.order[state.turn];
    state.turn = (state.turn + 1) % state.seats;
    if (!state.players[seat].docked && beginTurn(box, state, seat, emit)) return true;
  }
  return false;
}

/** True when the turn asks its player something; a forced one is taken for him. */
function beginTurn(box: Box, state: State, seat: Seat, emit?: EventSink<Event>): boolean {
  const player = state.players[seat];
  if (player.atDrake) {
    stopAgainAtDrake(box, state, seat, emit); // [FD-PROV-29]
    state.stack.push({ kind: 'chooseYield', seat, location: DRAKE });
    return true;
  }
  // After Dockside, and with no disc left, there is only the dock. [FD-PROV-13] [FD-LIMITS-06]
  if (player.discs === 0 || state.street[player.place] === DOCKSIDE) {
    dock(state, seat, emit);
    return false;
  }
  state.stack.push({ kind: 'plymouthTurn', seat });
  return true;
}
