import { type Advice, below, InvariantError } from '@portolan/kernel';
import type { Bot } from './bot.ts';

/** Takes the move that the game's advice rates highest, at random among equals. It does not look ahead. */
export function greedyBot(advice: Advice<unknown, unknown>): Bot {
  return {
    name: 'greedy',
    choose(table, rng) {
      const moves = table.legalMoves();
      if (moves.length === 0) throw new InvariantError(`seat ${table.seat} is asked but has no legal move`);
      if (moves.length === 1) return moves[0];
      const best = highest(advice.rate(table.view(), moves), moves.length);
      return moves[best.length === 1 ? (best[0] ?? 0) : (best[below(rng, best.length)] ?? 0)];
    },
  };
}

function highest(ratings: readonly number[], moves: number): number[] {
  if (ratings.length !== moves) throw new InvariantError(`${ratings.length} ratings for ${moves} moves`);
  let top = Number.NEGATIVE_INFINITY;
  let best: number[] = [];
  for (const [index, rating] of ratings.entries()) {
    if (Number.isNaN(rating)) throw new InvariantError(`the rating of move ${index} is not a number`);
    if (rating < top) continue;
    if (rating > top) {
      top = rating;
      best = [];
    }
    best.push(index);
  }
  return best;
}
