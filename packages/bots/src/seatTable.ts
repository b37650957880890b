import type { AnyGame, BaseState, Rng, Seat } from '@portolan/kernel';
import type { SeatTable } from './bot.ts';

/** The state that `current` returns, as one seat may know it. */
export function seatTable(game: AnyGame, seat: Seat, current: () => BaseState): SeatTable {
  const moves: unknown[] = [];
  return {
    seat,
    view: () => game.view(current(), seat),
    legalMoves: () => game.legalMoves(current(), seat, moves),
    imagine: (rng: Rng) => game.determinize(current(), seat, rng),
  };
}
