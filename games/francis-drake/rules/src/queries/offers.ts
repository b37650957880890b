import type { Box } from '../box.ts';
import { INVESTOR, type Location, TAVERN } from '../ids.ts';
import type { Items } from '../items.ts';

/** What the circle of a Location grants at once; undefined where that is not fixed. [FD-PROV-09] [FD-PROV-43] */
export function grantOf(box: Box, seats: number, location: Location, circle: number): Items | undefined {
  return box.grants[seats][location][circle];
}

/** Added to the die at the Tavern. [FD-PROV-23] */
export function dieBonus(box: Box, location: Location, circle: number): number {
  return location === TAVERN ? (box.components.locations.tavern.dieBonus?.[circle] ?? 0) : 0;
}

/** The Investor's galleon is only for a player who still has a frigate. [FD-PROV-39] */
export function mayTake(box: Box, choice: number, hasGalleon: boolean): boolean {
  return box.yields[choice].galleon === 0 || !hasGalleon;
}

/** Victory points that a stop costs. [FD-PROV-37] */
export function stopPrice(box: Box, location: Location): number {
  return location === INVESTOR ? box.components.constants.investorCost : 0;
}
