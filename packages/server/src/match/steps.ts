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

/** The last entry of a match as a viewer sees it happen. */
export type EntrySteps = Pick<MovePatches<BaseEvent, unknown>, 'patches' | 'closing' | 'after'>;

/**
 * Undefined where there is nothing to show: at the opening and after an undo. `before` is the viewer's view before the
 * entry, for a caller who has it already.
 */
export function stepsOf(position: MatchPosition, viewer: Viewer, before?: unknown): EntrySteps | undefined {
  const { game } = position.start;
  const trace = traceOf(position);
  if (trace === undefined) return undefined;
  return patchesFor(game, trace, viewer, before ?? game.view(trace.before, viewer));
}

type Trace = MoveTrace<BaseState, BaseEvent>;

/** Everybody at the table is shown the same move: the rules play it again once. */
const traces = new WeakMap<MatchPosition, Trace>();

function traceOf(position: MatchPosition): Trace | undefined {
  const trace = traces.get(position) ?? playAgain(position);
  if (trace !== undefined) traces.set(position, trace);
  return trace;
}

function playAgain({ start: { game }, last, state }: MatchPosition): Trace | undefined {
  if (last === undefined) return undefined;
  if (last.move === undefined) return { before: last.state, steps: [], after: state };
  const { seat, text } = last.move;
  const move = game.readMove(text);
  return move === undefined ? undefined : traceMove(game, { state: last.state, seat, move });
}
