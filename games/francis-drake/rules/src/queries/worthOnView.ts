import type { Box } from '../box.ts';
import { COMMODITIES, type Treasure } from '../ids.ts';
import { commodityPoints, kindsPoints } from '../scoring.ts';
import type { PlayerView, View } from '../view.ts';
import { conquestBits } from './onView.ts';

/** What the player's commodities would score now. */
export function cargoWorth(box: Box, { commodities }: Pick<PlayerView, 'commodities'>): number {
  return commodityPoints(
    box,
    COMMODITIES.map((id) => commodities[id]),
  );
}

/** What the kinds conquered so far would score at the end of the voyage. */
export function conquestWorth(box: Box, player: Pick<PlayerView, 'conquests'>): number {
  return kindsPoints(box, conquestBits(player));
}

/** How many of a treasure still lie on the map. */
export function treasureLeft(box: Box, view: View, treasure: Treasure): number {
  return view.map.filter((place, destination) => place.treasure && box.treasure[destination] === treasure).length;
}
