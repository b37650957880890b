import { endExploration } from '../effects/endExploration.ts';
import type { Decision } from './types.ts';

/** Where does the explorer look? */
export const explore: Decision<'explore'> = {
  legal(_box, { coasts }, _asked, out) {
    for (let coast = 0; coast < coasts.length; coast++) {
      if (!coasts[coast].bare) out.push({ kind: 'look', coast });
    }
    out.push({ kind: 'goHome' });
  },

  apply(context, { frame, seat }, move) {
    if (move.kind === 'goHome') {
      endExploration(context, seat);
      return;
    }
    const { state, emit } = context;
    const { coast } = move;
    state.coasts[coast].knownBy |= 1 << seat;
    // The exploration continues below the decision about this island.
    state.stack[state.stack.length - 1] = { ...frame, looks: frame.looks + 1 };
    state.stack.push({ kind: 'settle', seat, coast });
    emit?.({ kind: 'islandSeen', seat, coast, island: state.coasts[coast].island });
  },

  asks: 'SP-ROUND-01',
  conditions: {
    look: [
      ['SP-EXPLORE-01', ({ state }, { coast }) => coast < state.coasts.length],
      ['SP-EXPLORE-02', ({ state }, { coast }) => !state.coasts[coast].bare],
    ],
    goHome: [],
  },
};
