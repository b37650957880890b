import { board } from '../effects/sailBack.ts';
import type { Decision } from './types.ts';

/** The Captain stays or goes back to the ship. */
export const recallCaptain: Decision<'recallCaptain'> = {
  legal(box, _state, _frame, out) {
    out.push(box.moves.board, box.moves.remain);
  },

  apply(context, { seat, world }, move) {
    if (move.kind === 'board') board(context, seat, world);
    else context.emit?.({ kind: 'captainStayed', seat, world });
  },

  asks: 'NP-BACK-01',
  conditions: { board: [], remain: [] },
};
