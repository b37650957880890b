import { MARKERS, NOWHERE } from '../ids.ts';
import type { Decision } from './types.ts';

/** Whoever builds the first City of a world lays one of the markers that wait. [NP-BUILD-23] [NP-BUILD-24] */
export const placeMarker: Decision<'placeMarker'> = {
  legal(box, state, _frame, out) {
    for (let group = 0; group < MARKERS.length; group++) {
      if (state.markers[group] === NOWHERE) out.push(box.moves.marker[group]);
    }
  },

  apply(_box, state, { seat, world }, { group }, emit) {
    state.markers[group] = world;
    emit?.({ kind: 'markerPlaced', seat, group, world });
  },

  whyNot: (_box, _state, _frame, move) => (move.kind === 'marker' ? 'NP-BUILD-24' : 'NP-BUILD-23'),
};
