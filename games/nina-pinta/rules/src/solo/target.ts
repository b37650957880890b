import type { Context } from '../decisions/types.ts';
import { LANDS, type Land, NOWHERE, type Place, type World } from '../ids.ts';
import { drawLand } from './draws.ts';

/**
 * The first land that qualifies, from the one a tile names on clockwise; NOWHERE if none does. The tile is drawn
 * even then. [NP-SOLO-40] [NP-SOLO-41] [NP-SOLO-42]
 */
export function findTarget(context: Context, world: World, qualifies: (place: Place) => boolean): Place {
  const first = drawLand(context);
  for (let step = 0; step < LANDS.length; step++) {
    const land: Land = (first + step) % LANDS.length; // [NP-SOLO-91]
    const place = world * LANDS.length + land;
    if (qualifies(place)) return place;
  }
  return NOWHERE;
}
