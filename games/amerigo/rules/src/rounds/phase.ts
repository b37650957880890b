import type { EventSink } from '@portolan/kernel';
import type { Box } from '../box.ts';
import { dropCubes } from '../effects/tower.ts';
import type { Event } from '../events.ts';
import { COLOURS } from '../ids.ts';
import { cubesOnAction, phasePoints } from '../queries/actionPoints.ts';
import type { State } from '../state.ts';

/** Drops the cubes of the phase; answers whether it is played. [AM-TOWER-04] [AM-TOWER-07] [AM-TOWER-08] */
export function openPhase(box: Box, state: State, emit?: EventSink<Event>): boolean {
  const { round, phase } = state;
  const dropped = state.storage[phase];
  if (dropped > 0) dropCubes(box, state, phase);
  if (cubesOnAction(state) === 0) {
    emit?.({ kind: 'phaseSkipped', round, phase, dropped });
    return false;
  }
  // Fixed for the phase, however the discs move. [AM-ROUND-08] [AM-ROUND-09]
  state.order = state.discs.slice();
  const out = state.action.slice();
  emit?.({ kind: 'phaseBegun', round, phase, dropped, out, ap: phasePoints(state), order: state.order.slice() });
  return true;
}

/** Every cube goes back to its storage space. [AM-ROUND-13] */
export function closePhase(state: State, emit?: EventSink<Event>): void {
  for (let colour = 0; colour < COLOURS.length; colour++) {
    state.storage[colour] += state.action[colour];
    state.action[colour] = 0;
  }
  emit?.({ kind: 'phaseEnded', phase: state.phase });
}
