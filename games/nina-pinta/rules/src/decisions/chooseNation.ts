import { takeNation } from '../effects/nation.ts';
import { NATIONS, PLANCK } from '../ids.ts';
import type { Decision } from './types.ts';

/** The Soloist takes any nation but Planck's. */
export const chooseNation: Decision<'chooseNation'> = {
  legal(box, state, _frame, out) {
    for (let nation = 0; nation < NATIONS.length; nation++) {
      if (state.players[PLANCK].nation !== nation) out.push(box.moves.nation[nation]);
    }
  },

  apply({ box, state, emit }, { seat }, { nation }) {
    takeNation(box, state, seat, nation);
    emit?.({ kind: 'nationChosen', seat, nation });
  },

  asks: 'NP-SOLO-10',
  conditions: {
    nation: [['NP-SETUP-01', ({ state }, { nation }) => state.players[PLANCK].nation !== nation]],
  },
};
