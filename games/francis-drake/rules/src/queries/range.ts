import type { Box } from '../box.ts';

/** The highest zone that so many barrels open. [FD-PREP-07] */
export function sailingRange(box: Box, barrels: number): number {
  return Math.min(barrels, box.components.constants.maxRange);
}
