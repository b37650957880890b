import type { Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import { GROUPS, type World } from '../ids.ts';
import { stateOfView } from '../stateOfView.ts';
import type { View } from '../view.ts';
import { basicValue, countingOf, pointsFrom } from './points.ts';

export interface MarkerWorth {
  /** The basic value of the group with its marker on this world. */
  readonly value: number;
  /** The player's Benefits of the group that count, and what they would score then; undefined where they are hidden. */
  readonly counting: number | undefined;
  readonly points: number | undefined;
}

/** [NP-SCORE-08] [NP-SCORE-10] [NP-SCORE-13] */
export function markerWorth(
  box: Box,
  view: View,
  { seat, group, world }: { readonly seat: Seat; readonly group: number; readonly world: World },
): MarkerWorth {
  const state = stateOfView(box, view);
  state.markers[group] = world;
  const isKnown = view.players[seat]?.progress !== undefined;
  return {
    value: basicValue(box, state, group),
    counting: isKnown ? countingOf(box, state.players[seat], group) : undefined,
    points: isKnown ? pointsFrom(box, state, seat, GROUPS[group]) : undefined,
  };
}
