import { addSettlers, enterStronghold } from '../effects/settle.ts';
import { isExplored, landOf, worldOf } from '../queries/lands.ts';
import type { Decision } from './types.ts';

/** Into the land just explored or an explored neighbour, whatever its capacity. [NP-DISC-14] */
export const placeNatives: Decision<'placeNatives'> = {
  legal(box, state, { place }, out) {
    out.push(box.moves.place[place]);
    const land = landOf(place);
    const neighbours = box.atlas.neighbours[land];
    for (let i = 0; i < neighbours.length; i++) {
      const other = place - land + neighbours[i];
      if (isExplored(state, other)) out.push(box.moves.place[other]);
    }
  },

  apply(context, { seat }, { place }) {
    const { state, emit } = context;
    state.players[seat].settlers--;
    addSettlers(state, seat, place, 1);
    emit?.({ kind: 'nativesPlaced', seat, place });
    enterStronghold(context, seat, place);
  },

  asks: 'NP-DISC-02',
  conditions: {
    place: [
      ['NP-DISC-13', ({ frame }, { place }) => worldOf(place) === worldOf(frame.place)],
      [
        'NP-DISC-13',
        ({ box, frame }, { place }) =>
          place === frame.place || box.atlas.neighbours[landOf(frame.place)].includes(landOf(place)),
      ],
      ['NP-DISC-13', ({ state }, { place }) => isExplored(state, place)],
    ],
  },
};
