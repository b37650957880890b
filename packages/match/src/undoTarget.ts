import type { Seat } from '@portolan/kernel';
import { undoFloor } from './counted.ts';
import type { MatchPosition } from './matchPosition.ts';

/**
 * In a log of this length nothing can be undone any more: a match played back and forth must stay quick to
 * replay. Games have a few hundred moves.
 */
export const LAST_UNDO = 2000;

/** What an undo may cross. */
export interface UndoLimits {
  /** Logs written before silent moves became final may contain undos of them. */
  readonly silentToo?: boolean;
}

/**
 * The earliest entry `seat` may go back to, or undefined if it may not undo. Pages offer undo and matches accept it by
 * this function alone, so that they cannot disagree.
 *
 * A move that others were told nothing of stands: its undo would be an entry that shows them how often the player has
 * changed their mind.
 */
export function undoTarget(
  position: MatchPosition,
  seat: Seat,
  { silentToo = false }: UndoLimits = {},
): number | undefined {
  const { counted, awaiting } = position;
  // A finished game stays finished.
  if (awaiting.length === 0 || position.seq >= LAST_UNDO) return undefined;
  const floor = undoFloor(counted, seat);
  let keep = counted.length;
  while (keep > floor && (silentToo || counted[keep - 1]?.silent === false)) keep--;
  if (keep === counted.length) return undefined;
  return keep === 0 ? 0 : counted[keep - 1]?.seq;
}

/** True if `seat` may go back to `to`: a point between its own latest moves. */
export function mayUndoTo(position: MatchPosition, seat: Seat, to: number, limits?: UndoLimits): boolean {
  const target = undoTarget(position, seat, limits);
  if (target === undefined || to < target) return false;
  return to === target || position.counted.slice(0, -1).some((move) => move.seq === to && to > target);
}
