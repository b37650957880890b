import type { EventSink, Seat } from '@portolan/kernel';
import type { Event } from '../events.ts';
import { WORLDS, type World } from '../ids.ts';
import type { State } from '../state.ts';

/** [NP-ERA-09] */
export function placeWarMarker(state: State, seat: Seat, world: World, emit?: EventSink<Event>): void {
  state.war |= 1 << world;
  emit?.({ kind: 'warPlaced', seat, world });
}

/** [NP-ERA-12] */
export function warEverywhere(state: State, emit?: EventSink<Event>): void {
  for (let world = 0; world < WORLDS.length; world++) {
    state.war |= 1 << world;
    emit?.({ kind: 'warPlaced', world });
  }
}
