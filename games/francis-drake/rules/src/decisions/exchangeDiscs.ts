import { DESTINATIONS, HIND } from '../ids.ts';
import { whereIs } from '../queries/discs.ts';
import type { Decision } from './types.ts';

/** Having looked at discs, the holder may exchange two of his own anywhere. [FD-INF-03] [FD-INF-06] */
export const exchangeDiscs: Decision<'exchangeDiscs'> = {
  legal(box, state, { seat }, out) {
    out.push(box.moves.keep);
    for (let one = 1; one < HIND; one++) {
      if (whereIs(state, seat, one) < 0) continue;
      for (let other = one + 1; other <= HIND; other++) {
        if (whereIs(state, seat, other) >= 0) out.push(box.moves.exchange[one][other]);
      }
    }
  },

  apply(_box, state, { seat }, move, emit) {
    if (move.kind === 'keep') {
      emit?.({ kind: 'discsKept', seat });
      return;
    }
    const one = whereIs(state, seat, move.one);
    const other = whereIs(state, seat, move.other);
    state.discs[seat * DESTINATIONS + one] = move.other;
    state.discs[seat * DESTINATIONS + other] = move.one;
    // In order of the map, so that the event does not tell which of the two has the lower number. [FD-HIDDEN-07]
    emit?.({ kind: 'discsExchanged', seat, one: Math.min(one, other), other: Math.max(one, other) });
  },

  whyNot(_box, _state, _frame, move) {
    return move.kind === 'exchange' ? 'FD-INF-03' : 'FD-INF-07';
  },
};
