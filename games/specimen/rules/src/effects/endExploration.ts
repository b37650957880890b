import type { EventSink, Seat } from '@portolan/kernel';
import type { Event } from '../events.ts';
import { endRound } from '../rounds.ts';
import type { State } from '../state.ts';

/** The explorer comes home without a claim. [SP-EXPLORE-08] */
export function endExploration(state: State, seat: Seat, emit?: EventSink<Event>): void {
  const player = state.players[seat];
  player.journal += state.journal;
  player.score += state.journal;
  emit?.({ kind: 'wentHome', seat, points: state.journal });
  state.stack.pop();
  endRound(state, emit);
}
