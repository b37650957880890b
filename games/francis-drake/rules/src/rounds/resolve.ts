import type { EventSink, Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import { returnHome } from '../effects/home.ts';
import { decline } from '../effects/mission.ts';
import type { Event } from '../events.ts';
import { type Destination, type Disc, GALLEON, PORT } from '../ids.ts';
import { canPay, isExhausted } from '../queries/cost.ts';
import { discOfStep, hasMissionLeft, whereIs } from '../queries/discs.ts';
import type { State } from '../state.ts';

/** The Hind, then the discs 1 to 4, each in Sailing Order. [FD-RESOLVE-01] [FD-RESOLVE-02] */
export function resolveMissions(box: Box, state: State, emit?: EventSink<Event>): boolean {
  const steps = box.components.constants.missionNumbers.length + 1;
  while (state.turn < steps * state.seats) {
    const step = Math.floor(state.turn / state.seats);
    const at = state.turn % state.seats;
    if (at === 0) sailShips(box, state, discOfStep(step), emit);
    if (state.turn === 0) returnIdleShips(box, state, emit);
    state.turn++;
    if (resolveMission(box, state, state.outbound[at], discOfStep(step), emit)) return true;
  }
  return false;
}

/** All ships move together onto their discs. [FD-RESOLVE-02] */
function sailShips(box: Box, state: State, disc: Disc, emit?: EventSink<Event>): void {
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
  return to >= 0 && box.kind[to] === GALLEON && !state.players[seat].galleon ? -1 : to;
}

/** Whose only disc was a Ghost has nothing to sail for. [FD-HOME-07] */
function returnIdleShips(box: Box, state: State, emit?: EventSink<Event>): void {
  for (const seat of state.outbound) {
    const player = state.players[seat];
    if (player.back !== 0 && !hasMissionLeft(state, seat)) returnHome(box, state, seat, 0, emit);
  }
}

/** True when the mission, or what follows it, asks its player something. [FD-RESOLVE-05] */
function resolveMission(box: Box, state: State, seat: Seat, disc: Disc, emit?: EventSink<Event>): boolean {
  const destination = whereIs(state, seat, disc);
  if (destination < 0) return false;
  if (isExhausted(box, state, destination)) {
    decline(state, seat, destination, disc, 'missedOut', emit); // [FD-RESOLVE-07]
    return endMission(box, state, seat, disc, emit);
  }
  if (!mayAct(box, state, seat, destination)) {
    decline(state, seat, destination, disc, 'unable', emit); // [FD-RESOLVE-20] [FD-RESOLVE-26]
    return endMission(box, state, seat, disc, emit);
  }
  state.stack.push({ kind: box.kind[destination] === PORT ? 'trade' : 'attack', seat, destination, disc });
  return true;
}

function mayAct(box: Box, state: State, seat: Seat, destination: Destination): boolean {
  const player = state.players[seat];
  if (box.kind[destination] === PORT) return player.goods > 0 && state.wares[destination] !== 0; // [FD-RESOLVE-29]
  return canPay(box, state, destination, player);
}

/**
 * After any mission its player may go home; after disc 4, or with nothing left to do, he must. True when he is asked.
 * [FD-HOME-01] [FD-HOME-02] [FD-HOME-06] [FD-HOME-07]
 */
export function endMission(box: Box, state: State, seat: Seat, disc: Disc, emit?: EventSink<Event>): boolean {
  if (disc !== box.lastDisc && hasMissionLeft(state, seat)) {
    state.stack.push({ kind: 'goHome', seat, disc });
    return true;
  }
  returnHome(box, state, seat, disc, emit);
  return false;
}
