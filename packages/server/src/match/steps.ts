import {
  type BaseEvent,
  type BaseState,
  type MovePatches,
  type MoveTrace,
  patchesFor,
  traceMove,
  type Viewer,
} from '@portolan/kernel';
import type { MatchPosition } from './matchPosition.ts';

/** The last entry of a match, played again step by step. */
export type EntryTrace = MoveTrace<BaseState, BaseEvent>;

/** Undefined where there is nothing to show: at the opening and after an undo. */
export function traceEntry({ start: { game }, last, state }: MatchPosition): EntryTrace | undefined {
  if (last === undefined) return undefined;
  if (last.move === undefined) return { before: last.state, steps: [], after: state };
  const { seat, text } = last.move;
  const move = game.readMove(text);
  return move === undefined ? undefined : traceMove(game, { state: last.state, seat, move });
}

/** The entry as a viewer sees it happen. */
export function stepsFor(
  { start: { game } }: MatchPosition,
  trace: EntryTrace,
  viewer: Viewer,
): MovePatches<BaseEvent, unknown> {
  return patchesFor(game, trace, viewer);
}
