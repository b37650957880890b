import { removeSettlers } from '../effects/settle.ts';
import { PLACES } from '../ids.ts';
import { freeSettlers } from '../queries/lands.ts';
import type { Decision } from './types.ts';

/** One Settler from the map for each gold placeholder. */
export const recoverSettler: Decision<'recoverSettler'> = {
  legal(box, state, { seat }, out) {
    for (let place = 0; place < PLACES; place++) {
      if (freeSettlers(state, seat, place) > 0) out.push(box.moves.recover[place]);
    }
  },

  apply({ state, emit }, { seat }, { place }) {
    const player = state.players[seat];
    removeSettlers(state, seat, place, 1);
    // Already counted in the crews: the Settler replaces the gold.
    player.settlers--;
    player.owed--;
    emit?.({ kind: 'settlerRecovered', seat, place });
  },

  asks: 'NP-LOAD-14',
  conditions: {
    recover: [
      ['NP-LOAD-14', ({ state, frame }, { place }) => state.settlers[frame.seat * PLACES + place] > 0],
      ['NP-LOAD-16', ({ state, frame }, { place }) => freeSettlers(state, frame.seat, place) > 0],
    ],
  },
};
