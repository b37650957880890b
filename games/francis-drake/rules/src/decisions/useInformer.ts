import { DESTINATIONS } from '../ids.ts';
import { hasCounter } from '../queries/cost.ts';
import { discAt, isPresent } from '../queries/discs.ts';
import type { Decision } from './types.ts';

/** One look, at discs or at a counter, where the holder has a disc; or none. */
export const useInformer: Decision<'useInformer'> = {
  legal(box, state, { seat }, out) {
    out.push(box.moves.keep);
    for (let destination = 0; destination < DESTINATIONS; destination++) {
      if (isPresent(state, seat, destination)) out.push(box.moves.inspectDiscs[destination]);
    }
    for (let destination = 0; destination < DESTINATIONS; destination++) {
      if (isPresent(state, seat, destination) && hasCounter(state, destination)) {
        out.push(box.moves.inspectCounter[destination]);
      }
    }
  },

  apply({ state, emit }, { seat }, move) {
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

  asks: 'FD-INF-01',
  conditions: {
    inspectDiscs: [['FD-INF-02', ({ state, frame }, { destination }) => isPresent(state, frame.seat, destination)]],
    inspectCounter: [
      ['FD-INF-04', ({ state }, { destination }) => hasCounter(state, destination)],
      ['FD-INF-04', ({ state, frame }, { destination }) => isPresent(state, frame.seat, destination)],
    ],
    keep: [],
  },
};
