import { type Seat, shuffle } from '@portolan/kernel';
import type { Context } from '../decisions/types.ts';
import { type Destination, NOBODY } from '../ids.ts';

/** Lays counters face down; the seat that lays them knows them. [FD-PREP-02] [FD-PREP-03] */
export function layCounters(
  { state, emit }: Context,
  seat: Seat,
  places: readonly Destination[],
  values: readonly number[],
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
  { state, emit }: Context,
  places: readonly Destination[],
  values: readonly number[],
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
export function turnCounterUp({ state, emit }: Context, seat: Seat, destination: Destination): void {
  state.countersUp[destination] = 1;
  emit?.({ kind: 'counterTurned', seat, destination, value: state.counters[destination] });
}
