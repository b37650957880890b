import type { Box } from '../box.ts';
import type { LoadView } from '../viewPlayer.ts';

/** A Captain counts as one crew. [NP-LOAD-03] */
export function crewOf({ captain, settlers }: LoadView): number {
  return settlers + (captain ? 1 : 0);
}

/** [NP-LOAD-18] */
export function crewCost({ components }: Box, crew: number): number {
  return crew * components.cost.crew;
}

/** Settlers that a supply lacks for this many aboard: gold takes their places at first. [NP-LOAD-11] [NP-LOAD-12] */
export function lackingSettlers(supply: number, aboard: number): number {
  return Math.max(0, aboard - supply);
}
