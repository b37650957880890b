import type { Seat } from '@portolan/kernel';
import type { Context } from '../decisions/types.ts';
import { dock } from '../effects/dock.ts';
import { stopAgainAtDrake } from '../effects/stop.ts';
import { DOCKSIDE, DRAKE } from '../ids.ts';

/** Turns in dock order, skipping docked ships, until every ship is in an outbound dock. [FD-PROV-04] [FD-PROV-14] */
export function provision(context: Context): boolean {
  const { state } = context;
  // Each ship that is passed over is docked, or docks now.
  for (let turns = 0; turns < state.seats && state.outbound.length < state.seats; turns++) {
    const seat = state.order[state.turn];
    state.turn = (state.turn + 1) % state.seats;
    if (!state.players[seat].docked && beginTurn(context, seat)) return true;
  }
  return false;
}

/** True when the player has something to decide; a forced turn is played automatically. */
function beginTurn(context: Context, seat: Seat): boolean {
  const { state } = context;
  const player = state.players[seat];
  if (player.atDrake) {
    stopAgainAtDrake(context, seat); // [FD-PROV-29]
    state.stack.push({ kind: 'chooseYield', seat, location: DRAKE });
    return true;
  }
  // After Dockside, and with no disc left, there is only the dock. [FD-PROV-13] [FD-LIMITS-06]
  if (player.discs === 0 || state.street[player.place] === DOCKSIDE) {
    dock(context, seat);
    return false;
  }
  state.stack.push({ kind: 'plymouthTurn', seat });
  return true;
}
