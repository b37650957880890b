import { placeWarMarker } from '../effects/war.ts';
import { WORLDS } from '../ids.ts';
import { isAtWar } from '../queries/lands.ts';
import type { Decision } from './types.ts';

/** Any world without a State of War marker. [NP-ERA-09] */
export const placeWar: Decision<'placeWar'> = {
  legal(box, state, _frame, out) {
    for (let world = 0; world < WORLDS.length; world++) if (!isAtWar(state, world)) out.push(box.moves.war[world]);
  },

  apply(context, { seat }, { world }) {
    placeWarMarker(context, seat, world);
  },

  asks: 'NP-ERA-16',
  conditions: {
    war: [['NP-ERA-16', ({ state }, { world }) => !isAtWar(state, world)]],
  },
};
