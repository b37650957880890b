import type { Advisor, BaseState, Seat } from '@portolan/kernel';
import type { Searchable } from './searchable.ts';

/** By seat: whose advice the seat follows. */
export type Cast = readonly Advisor<BaseState, unknown>[];

export interface Rollout extends Searchable {
  readonly cast: Cast;
  /** Stops when so many rounds are over, or the game. */
  readonly until: number;
}

/** Plays on by advice. Changes `state`. */
export function rollOut({ game, foresight, cast, until }: Rollout, state: BaseState): void {
  const moves: unknown[] = [];
  while (foresight.roundsOver(state) < until) {
    const seat = game.awaiting(state)[0];
    if (seat === undefined) return;
    game.legalMoves(state, seat, moves);
    game.apply(state, seat, moves.length === 1 ? moves[0] : advised(cast, state, { seat, moves }));
  }
}

function advised(cast: Cast, state: BaseState, { seat, moves }: { seat: Seat; moves: readonly unknown[] }): unknown {
  return moves[indexOfHighest(cast[seat].rate(state, seat, moves))];
}

/** The first among equals. */
export function indexOfHighest(ratings: readonly number[]): number {
  let top = 0;
  for (let at = 1; at < ratings.length; at++) if (ratings[at] > ratings[top]) top = at;
  return top;
}
