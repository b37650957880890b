import { decline, tradeFor } from '../effects/mission.ts';
import { COMMODITIES } from '../ids.ts';
import { hasWare } from '../queries/wares.ts';
import { endMission } from '../rounds/resolve.ts';
import type { Decision } from './types.ts';

/** One trade good for one of the commodities still lying at the port. */
export const trade: Decision<'trade'> = {
  legal(box, state, { destination }, out) {
    const wares = state.wares[destination];
    for (let commodity = 0; commodity < COMMODITIES.length; commodity++) {
      if (hasWare(wares, commodity)) out.push(box.moves.trade[commodity]);
    }
    out.push(box.moves.decline);
  },

  apply(context, frame, move) {
    if (move.kind === 'decline') decline(context, frame, 'chosen');
    else tradeFor(context, frame, move.commodity);
    endMission(context, frame.seat, frame.disc);
  },

  asks: 'FD-RESOLVE-24',
  conditions: {
    trade: [['FD-RESOLVE-24', ({ state, frame }, { commodity }) => hasWare(state.wares[frame.destination], commodity)]],
    decline: [],
  },
};
