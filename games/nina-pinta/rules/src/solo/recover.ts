import type { Box } from '../box.ts';
import type { Context } from '../decisions/types.ts';
import { removeSettlers } from '../effects/settle.ts';
import { PLACES, PLANCK, type Place } from '../ids.ts';
import { freeSettlers, settlementsOf } from '../queries/lands.ts';
import type { State } from '../state.ts';
import { bestOf, NEVER } from './bestOf.ts';
import { ASKED, choose } from './choose.ts';
import { settlerStanding } from './standing.ts';

/** One by one until there are enough or none qualifies; false while a decision is pending. [NP-SOLO-34] */
export function recoverForPlanck(context: Context): boolean {
  const { box, state } = context;
  while (state.players[PLANCK].owed > 0) {
    const options = recoverable(box, state);
    if (options === 0) return true;
    const place = choose(state, 'recover', options);
    if (place === ASKED) return false;
    recoverPlanckSettler(context, place);
  }
  return true;
}

export function recoverPlanckSettler(context: Context, place: Place): void {
  const { state, emit } = context;
  removeSettlers(state, PLANCK, place, 1);
  // Already counted in the crews.
  state.players[PLANCK].settlers--;
  state.players[PLANCK].owed--;
  emit?.({ kind: 'settlerRecovered', seat: PLANCK, place });
}

/** Free, not the last settlement of the land, and of low standing revenue; the lowest first. [NP-SOLO-35] [NP-SOLO-36] */
function recoverable(box: Box, state: State): number {
  const most = box.components.solo.recoverMaxRevenue;
  return bestOf(PLACES, -most, (place) => {
    if (freeSettlers(state, PLANCK, place) <= 0 || settlementsOf(state, PLANCK, place) < 2) {
      return NEVER;
    }
    return -settlerStanding(box, state, place);
  });
}
