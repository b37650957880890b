import type { Seat } from '@portolan/kernel';
import type { Context } from '../context.ts';
import { endTrack, pay } from '../effects/gold.ts';
import { BLACK, BROWN, type Colour, WHITE } from '../ids.ts';
import { budgetAfterCashing, type Points } from '../queries/budget.ts';
import type { TrackKind } from '../queries/trackEnd.ts';

const COLOUR: Readonly<Record<TrackKind, Colour>> = { loadCannons: BLACK, moveProgress: BROWN, moveOrder: WHITE };

/**
 * Gold for points left at the end of a track. [AM-GOLD-03] [AM-GOLD-04] In the other reading the player may buy one to
 * lose if none is left, and is asked in the same way as for a step. [AM-GOLD-09]
 */
export function reachEnd(context: Context, { seat, ap }: Points, kind: TrackKind): void {
  const { box, state } = context;
  if (ap > 0) endTrack(context, seat, COLOUR[kind]);
  else if (state.readings?.goldToForfeit === true && budgetAfterCashing(box, state, { seat, ap }) > 0) {
    state.stack.push({ kind, seat, ap });
  }
}

/** One gold for a point that is lost; what the end of the track pays for it does not depend on how many are. [AM-GOLD-09] */
export function forfeitPoint(context: Context, seat: Seat, kind: TrackKind): void {
  pay(context, seat, 0, 1);
  endTrack(context, seat, COLOUR[kind]);
}
