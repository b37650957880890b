import type { Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import type { Context } from '../context.ts';
import type { Piece } from '../ids.ts';
import { budgetAfterCashing } from '../queries/budget.ts';
import { openTokens } from '../queries/tokens.ts';
import type { State } from '../state.ts';

/** A plan action under way: action points left, and how many landscape tiles may still be taken. */
export interface Planning {
  readonly seat: Seat;
  readonly ap: number;
  readonly neutrals: number;
}

/** One landscape tile, two with the token. [AM-RED-04] [AM-TOKENS-13] */
export function plan(context: Context, seat: Seat, ap: number): void {
  askPlan(context, { seat, ap, neutrals: mayTakeTwo(context.box, context.state, seat) ? 2 : 1 });
}

export function mayTakeTwo(box: Box, state: State, seat: Seat): boolean {
  return openTokens(state.players[seat], box.tokens.twoNeutrals) !== 0;
}

/** Asks for another tile while one is affordable. */
export function askPlan({ box, state }: Context, planning: Planning): void {
  const { seat, ap, neutrals } = planning;
  const most = budgetAfterCashing(box, state, planning);
  for (let piece = 0; piece < box.pieces.plan.length; piece++) {
    if (box.pieces.plan[piece] > most || !canTake(box, state, planning, piece)) continue;
    state.stack.push({ kind: 'planTile', seat, ap, neutrals });
    return;
  }
}

export function canTake(box: Box, state: State, { seat, neutrals }: Planning, piece: Piece): boolean {
  return (neutrals > 0 || piece >= box.pieces.neutrals) && isInSupply(box, state, seat, piece);
}

/** A tile of the shape is left in the general supply. [AM-LIMITS-02] */
export function isInSupply(box: Box, state: State, seat: Seat, piece: Piece): boolean {
  const village = piece - box.pieces.neutrals;
  return village < 0 ? state.supply[piece] > 0 : state.players[seat].villages[village] > 0;
}
