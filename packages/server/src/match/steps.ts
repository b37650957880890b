import { type Patch, patchMove, type Viewer } from '@portolan/kernel';
import type { MatchPosition } from './matchPosition.ts';

/** The last entry of a match as a viewer sees it happen. */
export interface EntrySteps {
  /** One for each event that the viewer is told. */
  readonly patches: readonly Patch[];
  /** From the view after the last event to the view after the entry. */
  readonly closing: Patch;
}

/** The rules play the entry again. Undefined where there is nothing to play: at the opening and after an undo. */
export function stepsOf({ start: { game }, last }: MatchPosition, viewer: Viewer): EntrySteps | undefined {
  if (last === undefined) return undefined;
  const { state } = last;
  if (last.move === undefined) return { patches: [], closing: {} };
  const { seat, text } = last.move;
  const move = game.readMove(text);
  return move === undefined ? undefined : patchMove(game, { state, seat, move }, viewer);
}
