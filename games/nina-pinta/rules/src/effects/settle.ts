import type { EventSink, Seat } from '@portolan/kernel';
import type { Event } from '../events.ts';
import { OPEN_STRONGHOLD, PLACES, type Place } from '../ids.ts';
import type { State } from '../state.ts';

export function addSettlers(state: State, player: Seat, place: Place, count: number): void {
  state.settlers[player * PLACES + place] += count;
}

/** The first Settlers to come enter a Stronghold that stands open. [NP-DISC-12] */
export function enterStronghold(state: State, player: Seat, place: Place, emit?: EventSink<Event>): void {
  if (state.strongholds[place] === OPEN_STRONGHOLD) occupy(state, player, place, emit);
}

/** [NP-DISC-07] */
export function occupy(state: State, player: Seat, place: Place, emit?: EventSink<Event>): void {
  state.strongholds[place] = player;
  emit?.({ kind: 'strongholdOccupied', seat: player, place });
}

/** Takes free Settlers off the map, back to the supply. [NP-ATTACK-10] [NP-REDUCE-08] [NP-BUILD-15] */
export function removeSettlers(state: State, player: Seat, place: Place, count: number): void {
  state.settlers[player * PLACES + place] -= count;
  state.players[player].settlers += count;
}
