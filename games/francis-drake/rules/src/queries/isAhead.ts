import { LOCATIONS, type Location } from '../ids.ts';
import type { PlayerView, View } from '../view.ts';

/** True when `location` is further along the street than the player's latest disc. [FD-PROV-06] */
export function isAhead(
  { street }: Pick<View, 'street'>,
  { place }: Pick<PlayerView, 'place'>,
  location: Location,
): boolean {
  return street.findIndex((entry) => entry.location === LOCATIONS[location]) > place;
}
