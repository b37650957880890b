import { below } from '@portolan/kernel';
import type { Context } from './decisions/types.ts';
import { NO_CHART } from './ids.ts';
import { explorerOf } from './scoring.ts';
import { insert } from './state.ts';

export function beginRound({ state, emit }: Context): void {
  state.round++;
  state.stack.push({ kind: 'bid' });
  emit?.({ kind: 'roundBegun', round: state.round });
}

/** All have bid: turns the bids up and sends out the explorer, if there is one. [SP-BID-03] */
export function turnBids(context: Context): void {
  const { state, emit } = context;
  const charts = state.players.map((player) => player.bid);
  for (const player of state.players) {
    state.played.push(player.bid);
    player.bid = NO_CHART;
  }
  emit?.({ kind: 'bidsTurned', charts });
  const seat = explorerOf(charts);
  if (seat === undefined) {
    emit?.({ kind: 'nobodyFound' });
    endRound(context);
    return;
  }
  state.stack.push({ kind: 'explore', seat, looks: 0 });
  emit?.({ kind: 'explorerFound', seat });
}

/** Everyone draws and the next round begins, or the game is over and the stack stays empty. [SP-ROUND-02] [SP-END-01] */
export function endRound(context: Context): void {
  const { state, emit } = context;
  if (state.round === state.rounds) {
    emit?.({ kind: 'gameEnded' });
    return;
  }
  state.players.forEach(({ hand }, seat) => {
    const [chart] = state.pile.splice(below(state.rng, state.pile.length), 1);
    insert(hand, chart);
    emit?.({ kind: 'chartDrawn', seat, chart });
  });
  beginRound(context);
}
