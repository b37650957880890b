import { layCounters } from '../effects/counters.ts';
import type { Decision } from './types.ts';

/** The Admiral's holder lays the frigate counters, one at each galleon. Every arrangement is a move of its own. */
export const placeFrigates: Decision<'placeFrigates'> = {
  legal(box, _state, _frame, out) {
    for (const move of box.moves.frigates) out.push(move);
  },

  apply(context, { seat }, move) {
    layCounters(context, seat, context.box.galleons, move.values);
  },

  asks: 'FD-PREP-02',
  conditions: { frigates: [] },
};
