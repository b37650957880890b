import { layCounters } from '../effects/counters.ts';
import type { Decision } from './types.ts';

/** The Governor's holder lays the troop counters, one at each fort. [FD-PREP-03] */
export const placeTroops: Decision<'placeTroops'> = {
  legal(box, _state, _frame, out) {
    for (const move of box.moves.troops) out.push(move);
  },

  apply(box, state, { seat }, move, emit) {
    layCounters(state, seat, box.forts, move.values, emit);
  },

  whyNot() {
    return 'FD-PREP-03';
  },
};
