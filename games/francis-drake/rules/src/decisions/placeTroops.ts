import { layCounters } from '../effects/counters.ts';
import type { Decision } from './types.ts';

/** The Governor's holder lays the troop counters, one at each fort. Every arrangement is a move of its own. */
export const placeTroops: Decision<'placeTroops'> = {
  legal(box, _state, _frame, out) {
    for (const move of box.moves.troops) out.push(move);
  },

  apply(context, { seat }, move) {
    layCounters(context, seat, context.box.forts, move.values);
  },

  asks: 'FD-PREP-03',
  conditions: { troops: [] },
};
