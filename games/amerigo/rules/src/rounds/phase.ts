import type { Context } from '../context.ts';
import { dropCubes } from '../effects/tower.ts';
import { COLOURS } from '../ids.ts';
import { cubesOnAction, phasePoints } from '../queries/actionPoints.ts';

/** Drops the cubes of the phase. In a phase that is skipped nobody has a turn. [AM-TOWER-04] [AM-TOWER-07] [AM-TOWER-08] */
export function openPhase({ box, state, emit }: Context): void {
  const { round, phase } = state;
  const dropped = state.storage[phase];
  if (dropped > 0) dropCubes(box, state, phase);
  if (cubesOnAction(state) === 0) {
    state.turn = state.seats;
    emit?.({ kind: 'phaseSkipped', round, phase, dropped });
    return;
  }
  // Fixed for the phase, however the discs move. [AM-ROUND-08] [AM-ROUND-09]
  state.order = state.discs.slice();
  state.turn = 0;
  const out = state.action.slice();
  emit?.({ kind: 'phaseBegun', round, phase, dropped, out, ap: phasePoints(state), order: state.order.slice() });
}

/** Every cube goes back to its storage space. [AM-ROUND-13] */
export function closePhase({ state, emit }: Context): void {
  for (let colour = 0; colour < COLOURS.length; colour++) {
    state.storage[colour] += state.action[colour];
    state.action[colour] = 0;
  }
  emit?.({ kind: 'phaseEnded', phase: state.phase });
}
