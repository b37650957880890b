import type { Seat } from '@portolan/kernel';
import { joinedTo } from '../atlas.ts';
import type { Box } from '../box.ts';
import type { LandId, Place } from '../ids.ts';
import { stateOfView } from '../stateOfView.ts';
import type { View } from '../view.ts';
import { hasNameGroup, hasTerrainGroup, terrainsJoined } from './building.ts';
import { landOf, settledLands, worldOf } from './lands.ts';

/** What allows a player to build in a land: settlements in it in all three worlds, or three terrains joined. */
export type EnablingGroup =
  | { readonly kind: 'name'; readonly land: LandId }
  /** The lands of the group in the world of the building, and how many different terrains they have. */
  | { readonly kind: 'terrains'; readonly lands: readonly LandId[]; readonly terrains: number };

/** [NP-BUILD-12] [NP-BUILD-14] */
export function enablingGroup(box: Box, view: View, seat: Seat, place: Place): EnablingGroup | undefined {
  const state = stateOfView(box, view);
  const land = landOf(place);
  if (hasTerrainGroup(box, state, seat, place)) {
    const joined = joinedTo(box.atlas, settledLands(state, seat, worldOf(place)), land);
    return {
      kind: 'terrains',
      lands: box.names.lands.filter((_, at) => (joined >> at) & 1),
      terrains: terrainsJoined(box, state, seat, place),
    };
  }
  return hasNameGroup(state, seat, land) ? { kind: 'name', land: box.names.lands[land] } : undefined;
}
