import { lookAt } from '../effects/look.ts';
import { WORLDS } from '../ids.ts';
import { listLooks } from '../queries/looks.ts';
import type { Decision } from './types.ts';

/** Before the first era Portugal may look at three lands of one world, or not. [NP-NATION-02] [NP-NATION-03] */
export const lookAtLands: Decision<'lookAtLands'> = {
  legal(box, state, _frame, out) {
    for (let world = 0; world < WORLDS.length; world++) listLooks(box, state, world, out);
    out.push(box.moves.decline);
  },

  apply(_box, state, { seat }, move, emit) {
    if (move.kind === 'look') lookAt(state, seat, move.world, move.lands, emit);
    else emit?.({ kind: 'lookDeclined', seat });
  },

  whyNot: (_box, _state, _frame, move) => (move.kind === 'look' ? 'NP-NATION-03' : 'NP-NATION-02'),
};
