import { removeSettlers } from '../effects/settle.ts';
import { PLACES } from '../ids.ts';
import { freeSettlers } from '../queries/lands.ts';
import type { Decision } from './types.ts';

/** A Settler from any land, but not from a Stronghold, for each placeholder. [NP-LOAD-14] [NP-LOAD-16] */
export const recoverSettler: Decision<'recoverSettler'> = {
  legal(box, state, { seat }, out) {
    for (let place = 0; place < PLACES; place++) {
      if (freeSettlers(state, seat, place) > 0) out.push(box.moves.recover[place]);
    }
  },

  apply(_box, state, { seat }, { place }, emit) {
    const player = state.players[seat];
    removeSettlers(state, seat, place, 1);
    // The crews count him already: he takes the place of the gold.
    player.settlers--;
    player.owed--;
    emit?.({ kind: 'settlerRecovered', seat, place });
  },

  whyNot: (_box, _state, _frame, move) => (move.kind === 'recover' ? 'NP-LOAD-16' : 'NP-LOAD-14'),
};
