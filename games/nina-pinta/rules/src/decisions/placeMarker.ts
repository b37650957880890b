import { MARKERS, NOWHERE } from '../ids.ts';
import type { Decision } from './types.ts';

/** Whoever builds the first City of a world places one of the group markers that are left. */
export const placeMarker: Decision<'placeMarker'> = {
  legal(box, state, _frame, out) {
    for (let group = 0; group < MARKERS.length; group++) {
      if (state.markers[group] === NOWHERE) out.push(box.moves.marker[group]);
    }
  },

  apply({ state, emit }, { seat, world }, { group }) {
    state.markers[group] = world;
    emit?.({ kind: 'markerPlaced', seat, group, world });
  },

  asks: 'NP-BUILD-23',
  conditions: {
    marker: [['NP-BUILD-24', ({ state }, { group }) => state.markers[group] === NOWHERE]],
  },
};
