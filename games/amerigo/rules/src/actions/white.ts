import type { Seat } from '@portolan/kernel';
import type { Context } from '../context.ts';
import { endTrack } from '../effects/gold.ts';
import { WHITE } from '../ids.ts';

/** A disc on the last space keeps its place there, and the player only gets the gold of the track end. [AM-WHITE-10] */
export function advance(context: Context, seat: Seat, ap: number): void {
  const { box, state } = context;
  if (state.players[seat].track < box.orderColours.length - 1) state.stack.push({ kind: 'moveOrder', seat, ap });
  else endTrack(context, seat, WHITE);
}
