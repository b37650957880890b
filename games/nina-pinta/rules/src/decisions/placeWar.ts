import { placeWarMarker } from '../effects/war.ts';
import { WORLDS } from '../ids.ts';
import { isAtWar } from '../queries/lands.ts';
import type { Decision } from './types.ts';

/** Any world without a marker. [NP-ERA-09] [NP-ERA-16] */
export const placeWar: Decision<'placeWar'> = {
  legal(box, state, _frame, out) {
    for (let world = 0; world < WORLDS.length; world++) if (!isAtWar(state, world)) out.push(box.moves.war[world]);
  },

  apply(_box, state, { seat }, { world }, emit) {
    placeWarMarker(state, seat, world, emit);
  },

  whyNot: () => 'NP-ERA-16',
};
