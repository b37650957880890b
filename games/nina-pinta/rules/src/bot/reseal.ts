import type { Advisor, Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import { loadAgain } from '../determinize.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';

/** Loads the ships of the others, where these are sealed, as each of them is advised. Changes `world`. */
export function reseal(box: Box, world: State, seat: Seat, cast: readonly Advisor<State, Move>[]): void {
  loadAgain(box, world, seat, (other, moves) => {
    const ratings = cast[other].rate(world, other, moves);
    let top = 0;
    for (let at = 1; at < ratings.length; at++) if (ratings[at] > ratings[top]) top = at;
    return moves[top];
  });
}
