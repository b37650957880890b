import type { EventSink, Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import { endTrack } from '../effects/gold.ts';
import type { Event } from '../events.ts';
import { BLACK } from '../ids.ts';
import type { State } from '../state.ts';

/** Who has all cannons already only gets the gold of the track end. [AM-GOLD-03] */
export function loadCannons(box: Box, state: State, seat: Seat, ap: number, emit?: EventSink<Event>): void {
  if (state.players[seat].cannons < box.components.tracks.cannons) state.stack.push({ kind: 'loadCannons', seat, ap });
  else endTrack(box, state, seat, BLACK, emit);
}
