import type { Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import { GROUPS, type GroupId, WORLDS, type WorldId } from '../ids.ts';
import { stateOfView } from '../stateOfView.ts';
import type { View } from '../view.ts';
import { warRanking } from './benefits.ts';
import { basicValue, countingOf } from './points.ts';

/** How a group of Progress Benefits stands. */
export interface GroupStanding {
  readonly group: GroupId;
  /** The world with its marker. */
  readonly world?: WorldId;
  /** What the first counting Benefit scores. */
  readonly value: number;
  /** By player: the Benefits that count, undefined where they are behind a screen. */
  readonly counting: readonly (number | undefined)[];
  /** Those with the most of what is visible. */
  readonly leaders: readonly Seat[];
}

export function groupStandings(box: Box, view: View): readonly GroupStanding[] {
  const state = stateOfView(box, view);
  return GROUPS.map((group, at) => {
    const world = WORLDS[state.markers[at]];
    const counting = view.players.map(({ progress }, seat) =>
      group === 'military' || progress !== undefined ? countingOf(box, state.players[seat], at) : undefined,
    );
    const most = Math.max(1, ...counting.map((count) => count ?? 0));
    return {
      group,
      ...(world === undefined ? {} : { world }),
      value: basicValue(box, state, at),
      counting,
      leaders: counting.flatMap((count, seat) => (count === most ? [seat] : [])),
    };
  });
}

/** Who would place State of War markers now, the first one first. [NP-ERA-10] [NP-ERA-11] */
export function warPlacers(box: Box, view: View): readonly Seat[] {
  return warRanking(box, stateOfView(box, view));
}
