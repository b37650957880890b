import { board } from '../effects/sailBack.ts';
import type { Decision } from './types.ts';

/** The Captain stays or goes back to the ship. [NP-BACK-01] */
export const recallCaptain: Decision<'recallCaptain'> = {
  legal(box, _state, _frame, out) {
    out.push(box.moves.board, box.moves.remain);
  },

  apply(_box, state, { seat, world }, move, emit) {
    if (move.kind === 'board') board(state, seat, world, emit);
    else emit?.({ kind: 'captainStayed', seat, world });
  },

  whyNot: () => 'NP-BACK-01',
};
