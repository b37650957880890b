import { beginGoverning } from '../effects/governing.ts';
import { WORLDS } from '../ids.ts';
import { hasGoverned } from '../queries/lands.ts';
import type { Decision } from './types.ts';

/** Each world once per era, in any order. [NP-GOV-02] */
export const chooseWorld: Decision<'chooseWorld'> = {
  legal(box, state, { seat }, out) {
    for (let world = 0; world < WORLDS.length; world++) {
      if (!hasGoverned(state, seat, world)) out.push(box.moves.govern[world]);
    }
  },

  apply(context, { seat }, { world }) {
    beginGoverning(context, seat, world);
  },

  asks: 'NP-GOV-01',
  conditions: {
    govern: [['NP-GOV-03', ({ state, frame }, { world }) => !hasGoverned(state, frame.seat, world)]],
  },
};
