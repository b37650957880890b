import { type Seat, undoBarrier } from '@portolan/kernel';

/** A move that has not been undone, and its log entry. */
export interface Counted {
  readonly seq: number;
  readonly seat: Seat;
  readonly text: string;
  readonly drew: boolean;
  readonly revealed: boolean;
  /** Others were not told of it. */
  readonly silent: boolean;
  /** A bot made it for the seat's player. */
  readonly byStandIn: boolean;
  /** It completed a turn that its player can no longer take back. */
  readonly final: boolean;
  /** It completed a turn of several steps that its player still has to end. */
  readonly held: boolean;
}

/** How many moves `seat` cannot undo: those before the kernel's barrier and those of completed turns. */
export function undoFloor(counted: readonly Counted[], seat: Seat): number {
  return Math.max(undoBarrier(counted, seat), counted.findLastIndex((move) => move.final) + 1);
}
