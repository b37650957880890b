import { lookAt } from '../effects/look.ts';
import { WORLDS } from '../ids.ts';
import { areThree, listLooks } from '../queries/looks.ts';
import type { Decision } from './types.ts';

/** Before the first era Portugal may look at three lands of one world, or decline. */
export const lookAtLands: Decision<'lookAtLands'> = {
  legal(box, state, _frame, out) {
    for (let world = 0; world < WORLDS.length; world++) listLooks(box, state, world, out);
    out.push(box.moves.decline);
  },

  apply(context, { seat }, move) {
    if (move.kind === 'look') lookAt(context, seat, move.world, move.lands);
    else context.emit?.({ kind: 'lookDeclined', seat });
  },

  asks: 'NP-NATION-02',
  conditions: {
    look: [['NP-NATION-03', ({ state }, { world, lands }) => areThree(state, world, lands)]],
    decline: [],
  },
};
