import type { Box } from '../box.ts';
import { DRAKE, INVESTOR, type Location } from '../ids.ts';
import type { PlayerState, State } from '../state.ts';
import { visitorCount } from './visitors.ts';

/** True when `player`, whose latest disc is earlier on the street, may put the next one on `location`. */
export function mayStop(box: Box, state: State, player: PlayerState, location: Location): boolean {
  if (!hasEmptyCircle(box, state, location)) return false;
  if (location === INVESTOR) return player.investor; // [FD-PROV-37]
  return hasDiscsFor(player, location);
}

/** [FD-PROV-07] */
export function hasEmptyCircle(box: Box, state: State, location: Location): boolean {
  return visitorCount(state.visits[location]) < box.locationCircles[location];
}

/** [FD-LIMITS-07] */
export function hasDiscsFor(player: PlayerState, location: Location): boolean {
  return location !== DRAKE || player.discs >= DRAKE_DISCS;
}

/** Drake takes two discs. [FD-PROV-29] */
const DRAKE_DISCS = 2;
