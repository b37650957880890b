import type { Seat } from '@portolan/kernel';
import type { State } from '../state.ts';

export function enterPhase(state: State, phase: number): void {
  state.phase = phase;
  state.round = 0;
  state.turn = 0;
  state.step = 0;
}

/** Whose turn it is. */
export function active(state: State): Seat {
  return state.order[state.turn];
}

/** The next player in turn order; after the last one, the next round. */
export function nextTurn(state: State): void {
  state.step = 0;
  state.turn++;
  if (state.turn < state.order.length) return;
  state.turn = 0;
  state.round++;
}
