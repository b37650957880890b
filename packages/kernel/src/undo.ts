import type { Seat } from './seat.ts';

/** The part of a played move that decides whether it can be taken back. */
export interface UndoStep {
  readonly seat: Seat;
  readonly drew: boolean;
  readonly revealed: boolean;
}

/**
 * The sequence number to which `seat` may step back from the end of `steps`: behind its own last moves, up to the
 * first one from the end that another seat made, that drew from the random state, or that showed something hidden.
 *
 * Equal to `steps.length` when nothing can be taken back. A game has no say in it: the kernel sees the draw in the
 * random state and the reveal in the events.
 */
export function undoBarrier(steps: readonly UndoStep[], seat: Seat): number {
  let seq = steps.length;
  while (seq > 0) {
    const step = steps[seq - 1];
    if (step.seat !== seat || step.drew || step.revealed) break;
    seq--;
  }
  return seq;
}
