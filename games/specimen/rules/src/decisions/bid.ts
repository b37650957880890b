import { NO_CHART } from '../ids.ts';
import { turnBids } from '../rounds.ts';
import type { Decision } from './types.ts';

/** Which chart does each bid? Asked of all at once. [SP-BID-01] */
export const bid: Decision<'bid'> = {
  legal(_state, { player: { hand } }, out) {
    for (let i = 0; i < hand.length; i++) {
      if (hand[i] !== hand[i - 1]) out.push({ kind: 'bid', chart: hand[i] });
    }
  },

  apply(state, { seat, player }, { chart }, emit) {
    player.hand.splice(player.hand.indexOf(chart), 1);
    player.bid = chart;
    emit?.({ kind: 'bidLaid', seat, chart });
    if (state.players.some((other) => other.bid === NO_CHART)) return;
    state.stack.pop();
    turnBids(state, emit);
  },

  whyNot: () => 'SP-BID-01',
};
