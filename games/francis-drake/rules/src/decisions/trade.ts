import { decline, tradeFor } from '../effects/mission.ts';
import { COMMODITIES } from '../ids.ts';
import { endMission } from '../rounds/resolve.ts';
import type { Decision } from './types.ts';

/** One goods for one of the commodities still lying at the port. [FD-RESOLVE-24] */
export const trade: Decision<'trade'> = {
  legal(box, state, { destination }, out) {
    for (let commodity = 0; commodity < COMMODITIES.length; commodity++) {
      if ((state.wares[destination] & (1 << commodity)) !== 0) out.push(box.moves.trade[commodity]);
    }
    out.push(box.moves.decline);
  },

  apply(box, state, { seat, destination, disc }, move, emit) {
    if (move.kind === 'decline') decline(state, seat, destination, disc, 'chosen', emit);
    else tradeFor(state, seat, destination, disc, move.commodity, emit);
    endMission(box, state, seat, disc, emit);
  },

  whyNot() {
    return 'FD-RESOLVE-24';
  },
};
