import type { Box } from '../box.ts';
import { DRAKE, DRAKE_DISCS, INVESTOR, type Location } from '../ids.ts';
import type { State } from '../state.ts';
import { visitorCount } from './visitors.ts';

/** What of a player decides where the next disc may go. */
export interface Stopper {
  /** Player discs in hand. */
  readonly discs: number;
  /** The Investor tile has not been handed in. */
  readonly investor: boolean;
}

/** True when `player`, whose latest disc is earlier on the street, may put the next one on `location`. */
export function mayStop(box: Box, state: State, player: Stopper, location: Location): boolean {
  return hasEmptyCircle(box, state, location) && mayVisit(player, location);
}

/** The same where a circle is empty. */
export function mayVisit(player: Stopper, location: Location): boolean {
  if (location === INVESTOR) return player.investor; // [FD-PROV-37]
  return hasDiscsFor(player, location);
}

/** [FD-PROV-07] */
export function hasEmptyCircle(box: Box, state: State, location: Location): boolean {
  return visitorCount(state.visits[location]) < box.locationCircles[location];
}

/** [FD-LIMITS-07] */
export function hasDiscsFor({ discs }: Pick<Stopper, 'discs'>, location: Location): boolean {
  return location !== DRAKE || discs >= DRAKE_DISCS;
}
