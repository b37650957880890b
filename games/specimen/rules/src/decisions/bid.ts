import { NO_CHART } from '../ids.ts';
import { turnBids } from '../rounds.ts';
import type { Decision } from './types.ts';

/** Which chart does each seat bid? All are asked at once. */
export const bid: Decision<'bid'> = {
  legal(_box, _state, { player: { hand } }, out) {
    for (let i = 0; i < hand.length; i++) {
      if (hand[i] !== hand[i - 1]) out.push({ kind: 'bid', chart: hand[i] });
    }
  },

  apply(context, { seat, player }, { chart }) {
    const { state, emit } = context;
    player.hand.splice(player.hand.indexOf(chart), 1);
    player.bid = chart;
    emit?.({ kind: 'bidLaid', seat, chart });
    if (state.players.some((other) => other.bid === NO_CHART)) return;
    state.stack.pop();
    turnBids(context);
  },

  asks: 'SP-ROUND-01',
  conditions: {
    bid: [['SP-BID-01', ({ frame: { player } }, { chart }) => player.hand.includes(chart)]],
  },
};
