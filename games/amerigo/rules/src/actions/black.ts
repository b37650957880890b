import type { Seat } from '@portolan/kernel';
import type { Context } from '../context.ts';
import { endTrack } from '../effects/gold.ts';
import { BLACK } from '../ids.ts';

/** A player with all cannons only gets the gold of the track end. [AM-GOLD-03] */
export function loadCannons(context: Context, seat: Seat, ap: number): void {
  const { box, state } = context;
  if (state.players[seat].cannons < box.components.tracks.cannons) state.stack.push({ kind: 'loadCannons', seat, ap });
  else endTrack(context, seat, BLACK);
}
