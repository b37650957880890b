import { layCounters } from '../effects/counters.ts';
import type { Decision } from './types.ts';

/** The Admiral's holder lays the frigate counters, one at each galleon. [FD-PREP-02] */
export const placeFrigates: Decision<'placeFrigates'> = {
  legal(box, _state, _frame, out) {
    for (const move of box.moves.frigates) out.push(move);
  },

  apply(box, state, { seat }, move, emit) {
    layCounters(state, seat, box.galleons, move.values, emit);
  },

  whyNot() {
    return 'FD-PREP-02';
  },
};
