import type { Box } from '../box.ts';
import { DRAKE, INVESTOR, type Location } from '../ids.ts';
import type { PlayerState, State } from '../state.ts';
import { visitorCount } from './visitors.ts';

/** True when `player`, whose latest disc is earlier on the street, may put his next one on `location`. */
export function mayStop(box: Box, state: State, player: PlayerState, location: Location): boolean {
  if (visitorCount(state.visits[location]) >= box.locationCircles[location]) return false; // [FD-PROV-07]
  if (location === INVESTOR) return player.investor; // [FD-PROV-37]
  return location !== DRAKE || player.discs >= DRAKE_DISCS; // [FD-LIMITS-07]
}

/** Drake takes two discs. [FD-PROV-29] */
const DRAKE_DISCS = 2;
