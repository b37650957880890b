import type { Box } from '../box.ts';
import { type Destination, FORT, GALLEON, PORT, TOWN } from '../ids.ts';
import type { PlayerState, State } from '../state.ts';

/** What the counter at `destination` adds to the public cost: face down it counts as 0. [FD-RESOLVE-20] */
function visibleCounter(state: State, destination: Destination): number {
  return state.countersUp[destination] === 1 ? state.counters[destination] : 0;
}

/** The public cost of a success in crew. */
export function crewCost(box: Box, state: State, destination: Destination): number {
  const kind = box.kind[destination];
  if (kind === FORT) return box.troops[destination] + visibleCounter(state, destination); // [FD-RESOLVE-15]
  return kind === TOWN ? box.troops[destination] : 0; // [FD-RESOLVE-14] [FD-RESOLVE-18]
}

/** The public cost of a success in guns for `player`. */
export function gunCost(box: Box, state: State, destination: Destination, player: PlayerState): number {
  const kind = box.kind[destination];
  if (kind === GALLEON) return galleonCounter(box, state, destination).guns + visibleCounter(state, destination); // [FD-RESOLVE-18]
  // A pinnace lets the crew avoid the guns of a fort, but not those of a galleon. [FD-RESOLVE-16] [FD-RESOLVE-31]
  return kind === FORT && player.pinnace ? 0 : box.guns[destination];
}

/** True when `player` can pay the public cost and has the ship for it. [FD-RESOLVE-17] [FD-RESOLVE-20] */
export function canPay(box: Box, state: State, destination: Destination, player: PlayerState): boolean {
  if (box.kind[destination] === GALLEON && !player.galleon) return false;
  return player.crew >= crewCost(box, state, destination) && player.guns >= gunCost(box, state, destination, player);
}

export function successPoints(box: Box, state: State, destination: Destination): number {
  return box.kind[destination] === GALLEON ? galleonCounter(box, state, destination).vp : box.points[destination];
}

function galleonCounter(
  box: Box,
  state: State,
  destination: Destination,
): { readonly guns: number; readonly vp: number } {
  return box.components.galleonCounters[state.galleonCounters[box.galleonSite[destination]]];
}

/** True once the Destination has seen as many successes or trades as it allows. [FD-RESOLVE-07] [FD-RESOLVE-25] */
export function isExhausted(box: Box, state: State, destination: Destination): boolean {
  const limit = box.kind[destination] === PORT ? box.circles[destination] : box.components.constants.attackLimit;
  return state.successes[destination] >= limit;
}

/** True where a troop or frigate counter lies. */
export function hasCounter(state: State, destination: Destination): boolean {
  return state.counters[destination] >= 0;
}

/** True where a counter lies face down. */
export function hasHiddenCounter(state: State, destination: Destination): boolean {
  return hasCounter(state, destination) && state.countersUp[destination] === 0;
}
