import type { Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import { LANDS, type Place, type World } from '../ids.ts';
import { terrainAt } from '../queries/lands.ts';
import { landRevenue } from '../queries/revenue.ts';
import type { Building, State } from '../state.ts';

/** What one Settler yields in a land, Increases included. [NP-SOLO-04] */
export function settlerStanding(box: Box, state: State, place: Place): number {
  return box.settlerRevenue[terrainAt(box, state, place)] + state.increases[place];
}

/** All settlements of one side in a world, whether or not their gold could be stored. [NP-SOLO-04] */
export function worldStanding(box: Box, state: State, player: Seat, world: World): number {
  let gold = 0;
  for (let land = 0; land < LANDS.length; land++) {
    gold += landRevenue(box, state, player, world * LANDS.length + land);
  }
  return gold;
}

/** By how much a building raises it; an Increase counts for the replaced piece as well. [NP-SOLO-64] */
export function standingRise(box: Box, state: State, place: Place, what: Building): number {
  const { town, city } = box.components.buildingRevenue;
  if (what === 'upgrade') return city - town;
  return (what === 'town' ? town : city) - box.settlerRevenue[terrainAt(box, state, place)];
}
