import { type AnyGame, type BaseState, below, InvariantError, type Rng } from '@portolan/kernel';

/**
 * Plays `state` to its end with random moves, and returns the number of decisions.
 *
 * The bare loop for rollouts and benchmarks: one random stream for all seats, one reused list of moves.
 */
export function playRandom(game: AnyGame, state: BaseState, rng: Rng): number {
  const moves: unknown[] = [];
  let decisions = 0;
  for (let seat = game.awaiting(state)[0]; seat !== undefined; seat = game.awaiting(state)[0]) {
    if (decisions >= game.longestGame) throw new InvariantError(`no end after ${game.longestGame} decisions`);
    game.legalMoves(state, seat, moves);
    if (moves.length === 0) throw new InvariantError(`seat ${seat} is asked but has no legal move`);
    game.apply(state, seat, moves[below(rng, moves.length)]);
    decisions++;
  }
  return decisions;
}
