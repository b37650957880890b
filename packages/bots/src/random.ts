import { below, InvariantError } from '@portolan/kernel';
import type { Bot } from './bot.ts';

/** Any legal move, each equally likely. */
export function randomBot(): Bot {
  return {
    name: 'random',
    async choose(table, { rng }) {
      const moves = table.legalMoves();
      if (moves.length === 0) throw new InvariantError(`seat ${table.seat} is asked but has no legal move`);
      return { move: moves[below(rng, moves.length)] };
    },
  };
}
