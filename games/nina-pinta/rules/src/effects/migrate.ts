import type { EventSink, Seat } from '@portolan/kernel';
import type { Event } from '../events.ts';
import { PLACES, type Place } from '../ids.ts';
import type { State } from '../state.ts';
import { addSettlers, enterStronghold } from './settle.ts';

/** One free Settler moves to a neighbouring land. [NP-MIGRATE-01] */
export function migrateSettler(state: State, player: Seat, from: Place, to: Place, emit?: EventSink<Event>): void {
  state.settlers[player * PLACES + from]--;
  addSettlers(state, player, to, 1);
  emit?.({ kind: 'settlerMigrated', seat: player, from, to });
  enterStronghold(state, player, to, emit);
}
