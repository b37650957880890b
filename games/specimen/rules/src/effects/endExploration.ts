import type { Seat } from '@portolan/kernel';
import type { Context } from '../decisions/types.ts';
import { endRound } from '../rounds.ts';

/** The explorer returns without a claim. [SP-EXPLORE-08] */
export function endExploration(context: Context, seat: Seat): void {
  const { state, emit } = context;
  const player = state.players[seat];
  player.journal += state.journal;
  player.score += state.journal;
  emit?.({ kind: 'wentHome', seat, points: state.journal });
  state.stack.pop();
  endRound(context);
}
