import type { Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import { LANDS, type World } from '../ids.ts';
import { stateOfView } from '../stateOfView.ts';
import type { View } from '../view.ts';
import { hasTerrainGroup, terrainsJoined } from './building.ts';
import { placeAt } from './lands.ts';

/** How near a player is to a group of terrains in a world. */
export interface TerrainOutlook {
  /** The most different terrains in lands that the player's settlements join. */
  readonly terrains: number;
  readonly isGroup: boolean;
}

/** [NP-BUILD-12] */
export function terrainOutlook(box: Box, view: View, seat: Seat, world: World): TerrainOutlook {
  const state = stateOfView(box, view);
  const places = LANDS.map((_, land) => placeAt(world, land));
  return {
    terrains: Math.max(...places.map((place) => terrainsJoined(box, state, seat, place))),
    isGroup: places.some((place) => hasTerrainGroup(box, state, seat, place)),
  };
}
