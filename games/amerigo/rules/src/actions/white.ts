import type { EventSink, Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import { endTrack } from '../effects/gold.ts';
import type { Event } from '../events.ts';
import { WHITE } from '../ids.ts';
import type { State } from '../state.ts';

/** Who is on the last space only gets the gold of the track end, and keeps his place there. [AM-WHITE-10] */
export function advance(box: Box, state: State, seat: Seat, ap: number, emit?: EventSink<Event>): void {
  if (state.players[seat].track < box.orderColours.length - 1) state.stack.push({ kind: 'moveOrder', seat, ap });
  else endTrack(box, state, seat, WHITE, emit);
}
