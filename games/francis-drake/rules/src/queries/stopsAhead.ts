import type { Box } from '../box.ts';
import { LOCATIONS, type Location } from '../ids.ts';
import type { PlayerView, View } from '../view.ts';
import { isAhead } from './isAhead.ts';
import { offerAt } from './onView.ts';
import { mayVisit } from './street.ts';

/** Where a player in Plymouth could still stop in this voyage, as things stand, in order along the street. */
export function stopsAhead(box: Box, view: View, player: PlayerView): Location[] {
  const { playerDiscs: discs, investor } = player;
  if (discs === 0) return []; // [FD-LIMITS-06]
  return view.street
    .map(({ location }) => LOCATIONS.indexOf(location))
    .filter(
      (location) =>
        isAhead(view, player, location) &&
        offerAt(box, view, location).circlesLeft !== 0 &&
        mayVisit({ discs, investor }, location),
    );
}
