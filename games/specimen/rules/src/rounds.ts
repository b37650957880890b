import { below, type EventSink } from '@portolan/kernel';
import type { Event } from './events.ts';
import { NO_CHART } from './ids.ts';
import { explorerOf } from './scoring.ts';
import { insert, type State } from './state.ts';

export function beginRound(state: State, emit?: EventSink<Event>): void {
  state.round++;
  state.stack.push({ kind: 'bid' });
  emit?.({ kind: 'roundBegun', round: state.round });
}

/** All have bid: turns the bids up and sends the explorer out, if there is one. [SP-BID-03] */
export function turnBids(state: State, emit?: EventSink<Event>): void {
  const charts = state.players.map((player) => player.bid);
  for (const player of state.players) {
    state.played.push(player.bid);
    player.bid = NO_CHART;
  }
  emit?.({ kind: 'bidsTurned', charts });
  const seat = explorerOf(charts);
  if (seat === undefined) {
    emit?.({ kind: 'nobodyFound' });
    endRound(state, emit);
    return;
  }
  emit?.({ kind: 'explorerFound', seat });
  state.stack.push({ kind: 'explore', seat, looks: 0 });
}

/** Everybody draws and the next round begins, or the game is over: the stack stays empty. [SP-ROUND-02] [SP-END-01] */
export function endRound(state: State, emit?: EventSink<Event>): void {
  if (state.round === state.rounds) {
    emit?.({ kind: 'gameEnded' });
    return;
  }
  state.players.forEach(({ hand }, seat) => {
    const [chart] = state.pile.splice(below(state.rng, state.pile.length), 1);
    insert(hand, chart);
    emit?.({ kind: 'chartDrawn', seat, chart });
  });
  beginRound(state, emit);
}
