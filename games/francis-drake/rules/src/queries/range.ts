import type { Box } from '../box.ts';
import type { Destination } from '../ids.ts';
import type { PlayerState } from '../state.ts';

/** The highest zone that so many barrels open. [FD-PREP-07] */
export function sailingRange(box: Box, barrels: number): number {
  return Math.min(barrels, box.components.constants.maxRange);
}

/** [FD-PREP-08] */
export function isInRange(box: Box, { range }: Pick<PlayerState, 'range'>, destination: Destination): boolean {
  return box.zone[destination] <= range;
}
