import type { Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import type { Piece } from '../ids.ts';
import { purse } from '../queries/purse.ts';
import { openTokens } from '../queries/tokens.ts';
import type { State } from '../state.ts';

/** One landscape tile, two with the token. [AM-RED-04] [AM-TOKENS-13] */
export function plan(box: Box, state: State, seat: Seat, ap: number): void {
  const two = openTokens(state.players[seat], box.tokens.twoNeutrals) !== 0;
  askPlan(box, state, { seat, ap, neutrals: two ? 2 : 1 });
}

export interface Planning {
  readonly seat: Seat;
  readonly ap: number;
  readonly neutrals: number;
}

/** Asks for another tile while one could be paid. */
export function askPlan(box: Box, state: State, { seat, ap, neutrals }: Planning): void {
  const most = ap + purse(box, state.players[seat]);
  for (let piece = 0; piece < box.pieces.plan.length; piece++) {
    if (box.pieces.plan[piece] > most || !canTake(box, state, seat, piece, neutrals)) continue;
    state.stack.push({ kind: 'planTile', seat, ap, neutrals });
    return;
  }
}

/** A tile of the shape is left in the general supply. [AM-LIMITS-02] */
export function canTake(box: Box, state: State, seat: Seat, piece: Piece, neutrals: number): boolean {
  const village = piece - box.pieces.neutrals;
  return village < 0 ? neutrals > 0 && state.supply[piece] > 0 : state.players[seat].villages[village] > 0;
}
