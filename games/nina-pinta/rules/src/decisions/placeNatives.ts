import { addSettlers, enterStronghold } from '../effects/settle.ts';
import { LANDS } from '../ids.ts';
import { isExplored } from '../queries/lands.ts';
import type { Decision } from './types.ts';

/** Into the land just found or an explored neighbour, whatever its capacity. [NP-DISC-13] [NP-DISC-14] */
export const placeNatives: Decision<'placeNatives'> = {
  legal(box, state, { place }, out) {
    out.push(box.moves.place[place]);
    const land = place % LANDS.length;
    const neighbours = box.atlas.neighbours[land];
    for (let i = 0; i < neighbours.length; i++) {
      const other = place - land + neighbours[i];
      if (isExplored(state, other)) out.push(box.moves.place[other]);
    }
  },

  apply(_box, state, { seat }, { place }, emit) {
    state.players[seat].settlers--;
    addSettlers(state, seat, place, 1);
    emit?.({ kind: 'nativesPlaced', seat, place });
    enterStronghold(state, seat, place, emit);
  },

  whyNot: (_box, _state, _frame, move) => (move.kind === 'place' ? 'NP-DISC-13' : 'NP-DISC-02'),
};
