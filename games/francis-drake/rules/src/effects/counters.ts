import { type EventSink, type Seat, shuffle } from '@portolan/kernel';
import type { Event } from '../events.ts';
import { type Destination, NOBODY } from '../ids.ts';
import type { State } from '../state.ts';

/** Lays counters face down; who lays them knows them. [FD-PREP-02] [FD-PREP-03] */
export function layCounters(
  state: State,
  seat: Seat,
  places: readonly Destination[],
  values: readonly number[],
  emit?: EventSink<Event>,
): void {
  for (let i = 0; i < places.length; i++) {
    state.counters[places[i]] = values[i];
    state.countersUp[places[i]] = 0;
    state.countersKnown[places[i]] = 1 << seat;
  }
  emit?.({ kind: 'countersLaid', seat, places, values });
}

/** Deals counters unseen, because nobody holds the right to lay them. */
export function dealCounters(
  state: State,
  places: readonly Destination[],
  values: readonly number[],
  emit?: EventSink<Event>,
): void {
  const dealt = shuffle(state.rng, values.slice());
  for (let i = 0; i < places.length; i++) {
    state.counters[places[i]] = dealt[i];
    state.countersUp[places[i]] = 0;
    state.countersKnown[places[i]] = 0;
  }
  emit?.({ kind: 'countersLaid', seat: NOBODY, places });
}

/** Turns a counter face up for the rest of the voyage. [FD-RESOLVE-19] [FD-RESOLVE-23] */
export function turnCounterUp(state: State, seat: Seat, destination: Destination, emit?: EventSink<Event>): void {
  state.countersUp[destination] = 1;
  emit?.({ kind: 'counterTurned', seat, destination, value: state.counters[destination] });
}
