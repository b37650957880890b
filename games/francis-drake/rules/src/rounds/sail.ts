import type { Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import type { Context } from '../decisions/types.ts';
import { takeBack } from '../effects/mission.ts';
import { DESTINATIONS, GHOST, NOBODY } from '../ids.ts';
import { hasDiscOnMap, isOpenTo, whereIs } from '../queries/discs.ts';
import type { State } from '../state.ts';

/** In Sailing Order, one disc a turn, until nobody can lay another. [FD-SAIL-01] [FD-SAIL-05] [FD-SAIL-07] */
export function placeMissions({ box, state }: Context): boolean {
  for (let passed = 0; passed < state.seats; passed++) {
    const seat = state.outbound[state.turn];
    state.turn = (state.turn + 1) % state.seats;
    if (!mayPlace(box, state, seat)) continue;
    state.stack.push({ kind: 'placeMission', seat });
    return true;
  }
  return false;
}

/** A disc in hand and a Destination to lay it on. [FD-LIMITS-02] [FD-LIMITS-05] */
function mayPlace(box: Box, state: State, seat: Seat): boolean {
  if (state.players[seat].hand === 0) return false;
  for (let destination = 0; destination < DESTINATIONS; destination++) {
    if (isOpenTo(box, state, seat, destination)) return true;
  }
  return false;
}

/** Once, between the last disc and the reveal, if the holder has a disc on the map. [FD-INF-01] [FD-LIMITS-02] */
export function askInformer({ state }: Context): boolean {
  if (state.turn > 0 || state.informer === NOBODY || !hasDiscOnMap(state, state.informer)) return false;
  state.turn = 1;
  state.stack.push({ kind: 'useInformer', seat: state.informer });
  return true;
}

/** All discs are turned up at once, and the Ghosts vanish. [FD-REVEAL-01] [FD-REVEAL-02] [FD-REVEAL-06] */
export function revealDiscs({ state, emit }: Context): boolean {
  state.revealed = true;
  emit?.({ kind: 'discsRevealed', discs: state.discs.slice() });
  for (const seat of state.outbound) {
    const destination = whereIs(state, seat, GHOST);
    if (destination < 0) continue;
    takeBack(state, { seat, destination, disc: GHOST });
    emit?.({ kind: 'ghostVanished', seat, destination });
  }
  emit?.({ kind: 'placeMarkersLaid', order: state.outbound.slice() });
  return false;
}
