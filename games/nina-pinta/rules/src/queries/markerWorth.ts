import type { Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import { GROUPS, type World } from '../ids.ts';
import { stateOfView } from '../stateOfView.ts';
import type { View } from '../view.ts';
import { basicValue, pointsFrom } from './points.ts';

export interface MarkerWorth {
  /** The basic value of the group with its marker on this world. */
  readonly value: number;
  /** What the player's Benefits of the group would score then; undefined where they are hidden. */
  readonly points: number | undefined;
}

/** [NP-SCORE-10] [NP-SCORE-13] */
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
    points: isKnown ? pointsFrom(box, state, seat, GROUPS[group]) : undefined,
  };
}
