import { takeNation } from '../effects/nation.ts';
import { NATIONS, PLANCK } from '../ids.ts';
import type { Decision } from './types.ts';

/** The Soloist takes any nation but Planck's. [NP-SOLO-10] */
export const chooseNation: Decision<'chooseNation'> = {
  legal(box, state, _frame, out) {
    for (let nation = 0; nation < NATIONS.length; nation++) {
      if (state.players[PLANCK].nation !== nation) out.push(box.moves.nation[nation]);
    }
  },

  apply(box, state, { seat }, { nation }, emit) {
    takeNation(box, state, seat, nation);
    emit?.({ kind: 'nationChosen', seat, nation });
  },

  whyNot: (_box, _state, _frame, move) => (move.kind === 'nation' ? 'NP-SETUP-01' : 'NP-SOLO-10'),
};
