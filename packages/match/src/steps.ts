import { type BaseEvent, type BaseState, type MoveTrace, traceMove } from '@portolan/kernel';
import type { MatchPosition } from './matchPosition.ts';

/** The last entry of a match, played again step by step. */
export type EntryTrace = MoveTrace<BaseState, BaseEvent>;

/**
 * Undefined where there is nothing to show: at the opening and after an undo. A move with one event is not played again,
 * because the view after the event is the view after the move.
 */
export function traceEntry(
  { start: { game }, last, state }: MatchPosition,
  events: readonly BaseEvent[],
): EntryTrace | undefined {
  if (last === undefined) return undefined;
  const before = last.views.state;
  if (last.move === undefined) return { before, steps: [], after: state };
  if (events.length <= 1) return { before, steps: events.map((event) => ({ event, state })), after: state };
  const { seat, text } = last.move;
  const move = game.readMove(text);
  return move === undefined ? undefined : { ...traceMove(game, { state: before, seat, move }), after: state };
}

/** The same entry without the steps in between. */
export function jumpOver({ last, state }: MatchPosition): EntryTrace | undefined {
  return last === undefined ? undefined : { before: last.views.state, steps: [], after: state };
}
