import type { Seat } from './seat.ts';

/** The part of a played move that decides whether it can be undone. */
export interface UndoStep {
  readonly seat: Seat;
  readonly drew: boolean;
  readonly revealed: boolean;
}

/**
 * The sequence number to which `seat` may undo: past its own latest moves, up to the latest one that another seat made,
 * that drew from the random state, or that revealed something hidden.
 *
 * Equal to `steps.length` if nothing can be undone. Games are not involved: the kernel detects draws from the random
 * state and reveals from the events.
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
