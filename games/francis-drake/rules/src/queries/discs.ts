import type { Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import { DESTINATIONS, type Destination, type Disc, HIND, NO_DISC } from '../ids.ts';
import { DONE, type State } from '../state.ts';
import { hasShipFor } from './cost.ts';
import { isInRange } from './range.ts';

/** The mission disc of `seat` at `destination`, with DONE added if it was turned face down for good. */
export function discAt(state: State, seat: Seat, destination: Destination): Disc {
  return state.discs[seat * DESTINATIONS + destination];
}

export function isPresent(state: State, seat: Seat, destination: Destination): boolean {
  return discAt(state, seat, destination) !== NO_DISC;
}

/** Where the disc lies while it is still to be resolved, otherwise -1. */
export function whereIs(state: State, seat: Seat, disc: Disc): Destination {
  const from = seat * DESTINATIONS;
  for (let destination = 0; destination < DESTINATIONS; destination++) {
    if (state.discs[from + destination] === disc) return destination;
  }
  return -1;
}

/** True while the disc lies on the map, still to be resolved. */
export function hasOnMap(state: State, seat: Seat, disc: Disc): boolean {
  return whereIs(state, seat, disc) >= 0;
}

/** In the other reading a disc, too, needs a galleon at a Spanish galleon. [FD-SAIL-09] */
export function mayShipLay(box: Box, state: State, seat: Seat, destination: Destination): boolean {
  if (state.readings?.noFrigateBlind !== true) return true;
  return hasShipFor(box, destination, state.players[seat]);
}

/** A mission disc of `seat` can be laid here. [FD-SAIL-03] [FD-SAIL-04] */
export function isOpenTo(box: Box, state: State, seat: Seat, destination: Destination): boolean {
  if (!isInRange(box, state.players[seat], destination) || isPresent(state, seat, destination)) return false;
  return mayShipLay(box, state, seat, destination);
}

export function hasDiscOnMap(state: State, seat: Seat): boolean {
  const from = seat * DESTINATIONS;
  for (let at = from; at < from + DESTINATIONS; at++) if (state.discs[at] !== NO_DISC) return true;
  return false;
}

/** True while `seat` has a disc on the map whose turn is still to come. */
export function hasMissionLeft(state: State, seat: Seat): boolean {
  const from = seat * DESTINATIONS;
  for (let at = from; at < from + DESTINATIONS; at++) {
    if (state.discs[at] !== NO_DISC && state.discs[at] < DONE) return true;
  }
  return false;
}

/** The order in which discs act: the Hind before the numbers. [FD-RESOLVE-01] */
export function stepOf(disc: Disc): number {
  return disc === HIND ? 0 : disc;
}

/** The disc whose turn it is in a step of the resolution. */
export function discOfStep(step: number): Disc {
  return step === 0 ? HIND : step;
}

/**
 * The seats with a disc at `destination` in order of arrival: the Hind, then ascending numbers. Sorting keeps equal ones
 * in Sailing Order. [FD-REVEAL-03]
 */
export function arrivalOrder(state: State, destination: Destination): Seat[] {
  const step = (seat: Seat): number => stepOf(discAt(state, seat, destination) % DONE);
  return state.outbound
    .filter((seat) => isPresent(state, seat, destination))
    .sort((one, other) => step(one) - step(other));
}

/** A set of discs as a number with a bit for each. */
export function hasDisc(set: number, disc: Disc): boolean {
  return (set & (1 << disc)) !== 0;
}

export function listDiscs(set: number): Disc[] {
  const discs: Disc[] = [];
  for (let disc = 1; disc <= HIND; disc++) if (hasDisc(set, disc)) discs.push(disc);
  return discs;
}

/** The numbered discs, with which everybody sails. [FD-SETUP-16] */
export function numberedDiscs(numbers: readonly number[]): number {
  return numbers.reduce((set, disc) => set | (1 << disc), 0);
}

export function withDisc(set: number, disc: Disc): number {
  return set | (1 << disc);
}

export function withoutDisc(set: number, disc: Disc): number {
  return set & ~(1 << disc);
}
