import type { AnyGame, BaseState } from '@portolan/kernel';

/**
 * The number of sequences of exactly `depth` moves from `state`. If several seats are awaited, the first one moves: their
 * moves commute.
 */
export function countSequences(game: AnyGame, state: BaseState, depth: number, onRootMove?: () => void): number {
  if (depth === 0) return 1;
  const seat = game.awaiting(state)[0];
  if (seat === undefined) return 0;
  const moves = game.legalMoves(state, seat, []);
  if (depth === 1) return moves.length;
  let count = 0;
  for (const move of moves) {
    const next = game.clone(state);
    game.apply(next, seat, move);
    count += countSequences(game, next, depth - 1);
    onRootMove?.();
  }
  return count;
}
