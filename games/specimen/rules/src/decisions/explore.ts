import { endExploration } from '../effects/endExploration.ts';
import type { Decision } from './types.ts';

/** Where does the explorer look? [SP-EXPLORE-01] */
export const explore: Decision<'explore'> = {
  legal({ coasts }, _asked, out) {
    for (let coast = 0; coast < coasts.length; coast++) {
      if (!coasts[coast].bare) out.push({ kind: 'look', coast });
    }
    out.push({ kind: 'goHome' });
  },

  apply(state, { frame, seat }, move, emit) {
    if (move.kind === 'goHome') {
      endExploration(state, seat, emit);
      return;
    }
    const { coast } = move;
    state.coasts[coast].knownBy |= 1 << seat;
    emit?.({ kind: 'islandSeen', seat, coast, island: state.coasts[coast].island });
    // The exploration goes on below the question what to do with this island.
    state.stack[state.stack.length - 1] = { ...frame, looks: frame.looks + 1 };
    state.stack.push({ kind: 'settle', seat, coast });
  },

  whyNot: ({ coasts }, _asked, move) =>
    move.kind === 'look' && coasts[move.coast]?.bare ? 'SP-EXPLORE-02' : 'SP-EXPLORE-01',
};
