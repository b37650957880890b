import type { EventSink, Seat } from '@portolan/kernel';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';

/** The ship goes to the lowest-numbered free outbound dock. [FD-PROV-11] [FD-PROV-15] */
export function dock(state: State, seat: Seat, emit?: EventSink<Event>): void {
  state.players[seat].docked = true;
  state.outbound.push(seat);
  emit?.({ kind: 'docked', seat, dock: state.outbound.length });
}
