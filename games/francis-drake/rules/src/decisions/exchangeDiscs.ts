import { DESTINATIONS, HIND } from '../ids.ts';
import { hasOnMap, whereIs } from '../queries/discs.ts';
import type { Decision } from './types.ts';

/** After looking at discs, the Informer's holder may exchange any two of their own. [FD-INF-06] */
export const exchangeDiscs: Decision<'exchangeDiscs'> = {
  legal(box, state, { seat }, out) {
    out.push(box.moves.keep);
    for (let one = 1; one < HIND; one++) {
      if (!hasOnMap(state, seat, one)) continue;
      for (let other = one + 1; other <= HIND; other++) {
        if (hasOnMap(state, seat, other)) out.push(box.moves.exchange[one][other]);
      }
    }
  },

  apply({ state, emit }, { seat }, move) {
    if (move.kind === 'keep') {
      emit?.({ kind: 'discsKept', seat });
      return;
    }
    const one = whereIs(state, seat, move.one);
    const other = whereIs(state, seat, move.other);
    state.discs[seat * DESTINATIONS + one] = move.other;
    state.discs[seat * DESTINATIONS + other] = move.one;
    // In map order, so that the event does not tell which of the two has the lower number. [FD-HIDDEN-07]
    emit?.({ kind: 'discsExchanged', seat, one: Math.min(one, other), other: Math.max(one, other) });
  },

  asks: 'FD-INF-07',
  conditions: {
    exchange: [
      [
        'FD-INF-03',
        ({ state, frame: { seat } }, { one, other }) => hasOnMap(state, seat, one) && hasOnMap(state, seat, other),
      ],
    ],
    keep: [],
  },
};
