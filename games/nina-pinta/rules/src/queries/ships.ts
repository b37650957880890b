import { LARGE_CREW } from '../box.ts';

/** Whether ships with this many crew show the four-crew side, so that Larger Ships does nothing for them. [NP-BONUS-10] */
export function hasLargerShips(crewSide: number): boolean {
  return crewSide >= LARGE_CREW;
}
