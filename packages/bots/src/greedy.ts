import { type Advice, type Advisor, type BaseState, below, branchRng, InvariantError } from '@portolan/kernel';
import type { Bot, SeatTable, Thinking } from './bot.ts';

/** Takes the move that the game's advice rates highest, at random among equals. It does not look ahead. */
export function greedyBot(advice: Advice<unknown, unknown>): Bot {
  return highestRated('greedy', (table, moves) => advice.rate(table.view(), moves));
}

/** The same with opinions of its own: whose advice it follows may differ from seat to seat. */
export function opinionatedBot(
  name: string,
  advisorOf: (seat: number, state: BaseState) => Advisor<BaseState, unknown>,
): Bot {
  let advisor: Advisor<BaseState, unknown> | undefined;
  return highestRated(name, (table, moves, { rng }) => {
    const state = table.imagine(branchRng(rng));
    advisor ??= advisorOf(table.seat, state);
    return advisor.rate(state, table.seat, moves);
  });
}

type Rate = (table: SeatTable, moves: readonly unknown[], thinking: Thinking) => readonly number[];

function highestRated(name: string, rate: Rate): Bot {
  return {
    name,
    async choose(table, thinking) {
      const moves = table.legalMoves();
      if (moves.length === 0) throw new InvariantError(`seat ${table.seat} is asked but has no legal move`);
      if (moves.length === 1) return { move: moves[0] };
      const best = highest(rate(table, moves, thinking), moves.length);
      return { move: moves[best.length === 1 ? best[0] : best[below(thinking.rng, best.length)]] };
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
