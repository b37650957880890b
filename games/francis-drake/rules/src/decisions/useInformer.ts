import { DESTINATIONS } from '../ids.ts';
import { discAt, isPresent } from '../queries/discs.ts';
import type { Decision } from './types.ts';

/** One look, at discs or at a counter, where the holder has a disc; or none. [FD-INF-01] */
export const useInformer: Decision<'useInformer'> = {
  legal(box, state, { seat }, out) {
    out.push(box.moves.keep);
    for (let destination = 0; destination < DESTINATIONS; destination++) {
      if (isPresent(state, seat, destination)) out.push(box.moves.inspectDiscs[destination]); // [FD-INF-02]
    }
    for (let destination = 0; destination < DESTINATIONS; destination++) {
      // Only forts and galleons have a counter. [FD-INF-04]
      if (isPresent(state, seat, destination) && state.counters[destination] >= 0) {
        out.push(box.moves.inspectCounter[destination]);
      }
    }
  },

  apply(_box, state, { seat }, move, emit) {
    if (move.kind === 'keep') {
      emit?.({ kind: 'informerUnused', seat });
      return;
    }
    const { destination } = move;
    if (move.kind === 'inspectDiscs') {
      state.stack.push({ kind: 'exchangeDiscs', seat, destination });
      emit?.({
        kind: 'discsInspected',
        seat,
        destination,
        discs: state.players.map((_, one) => discAt(state, one, destination)),
      });
      return;
    }
    state.countersKnown[destination] |= 1 << seat;
    state.stack.push({ kind: 'moveDisc', seat, destination });
    emit?.({ kind: 'counterInspected', seat, destination, value: state.counters[destination] });
  },

  whyNot(_box, _state, _frame, move) {
    if (move.kind === 'inspectDiscs') return 'FD-INF-02';
    return move.kind === 'inspectCounter' ? 'FD-INF-04' : 'FD-INF-01';
  },
};
