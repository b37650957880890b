import type { Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import type { Context } from '../decisions/types.ts';
import { returnHome } from '../effects/home.ts';
import { decline } from '../effects/mission.ts';
import { type Destination, type Disc, PORT } from '../ids.ts';
import { hasShipFor, isExhausted, mayAct } from '../queries/cost.ts';
import { discOfStep, hasMissionLeft, whereIs } from '../queries/discs.ts';
import type { State } from '../state.ts';

/** The Hind, then the discs 1 to 4, each in Sailing Order. [FD-RESOLVE-01] [FD-RESOLVE-02] */
export function resolveMissions(context: Context): boolean {
  const { box, state } = context;
  const steps = box.components.constants.missionNumbers.length + 1;
  while (state.turn < steps * state.seats) {
    const step = Math.floor(state.turn / state.seats);
    const at = state.turn % state.seats;
    if (at === 0) sailShips(context, discOfStep(step));
    if (state.turn === 0) returnIdleShips(context);
    state.turn++;
    if (resolveMission(context, state.outbound[at], discOfStep(step))) return true;
  }
  return false;
}

/** All ships move together onto their discs. [FD-RESOLVE-02] */
function sailShips({ box, state, emit }: Context, disc: Disc): void {
  let any = false;
  for (let seat = 0; seat < state.seats; seat++) {
    const to = sailsTo(box, state, seat, disc);
    if (to < 0) continue;
    any = true;
    state.players[seat].ship = to;
  }
  if (any)
    emit?.({ kind: 'shipsSailed', disc, ships: state.players.map((_, seat) => sailsTo(box, state, seat, disc)) });
}

/** -1 for a ship that stays where it is: a frigate does not stop at a Spanish galleon. [FD-SAIL-09] */
function sailsTo(box: Box, state: State, seat: Seat, disc: Disc): Destination {
  const to = whereIs(state, seat, disc);
  return to >= 0 && hasShipFor(box, to, state.players[seat]) ? to : -1;
}

/** A ship whose only disc was a Ghost has nothing to sail for. [FD-HOME-07] */
function returnIdleShips(context: Context): void {
  const { state } = context;
  for (const seat of state.outbound) {
    if (state.players[seat].back !== 0 && !hasMissionLeft(state, seat)) returnHome(context, seat, 0);
  }
}

/** True when the mission, or what follows it, needs a decision of its player. [FD-RESOLVE-05] */
function resolveMission(context: Context, seat: Seat, disc: Disc): boolean {
  const { box, state } = context;
  const destination = whereIs(state, seat, disc);
  if (destination < 0) return false;
  if (isExhausted(box, state, destination)) {
    decline(context, { seat, destination, disc }, 'missedOut'); // [FD-RESOLVE-07]
    return endMission(context, seat, disc);
  }
  if (!mayAct(box, state, seat, destination)) {
    decline(context, { seat, destination, disc }, 'unable'); // [FD-RESOLVE-20] [FD-RESOLVE-26]
    return endMission(context, seat, disc);
  }
  state.stack.push({ kind: box.kind[destination] === PORT ? 'trade' : 'attack', seat, destination, disc });
  return true;
}

/**
 * After a mission its player may go home; after disc 4, or with nothing left to do, the ship must. True when the player
 * is asked. [FD-HOME-01] [FD-HOME-02] [FD-HOME-06] [FD-HOME-07]
 */
export function endMission(context: Context, seat: Seat, disc: Disc): boolean {
  const { box, state } = context;
  if (disc !== box.lastDisc && hasMissionLeft(state, seat)) {
    state.stack.push({ kind: 'goHome', seat, disc });
    return true;
  }
  returnHome(context, seat, disc);
  return false;
}
