import type { Seat } from '@portolan/kernel';
import { joinedTo } from '../atlas.ts';
import type { Box } from '../box.ts';
import { LANDS, NOWHERE, PLACES, type Place, type World } from '../ids.ts';
import type { State } from '../state.ts';
import { hasTown, landOf, linkedLands, placeAt, type Settlement, terrainAt, worldOf } from './lands.ts';

/** What one settlement yields in a land, with Increases. [NP-REV-01] [NP-REV-02] [NP-BONUS-15] */
export function settlementRevenue(
  box: Box,
  state: Pick<State, 'tiles' | 'increases'>,
  place: Place,
  what: Settlement,
): number {
  const basic =
    what === 'settler' ? box.settlerRevenue[terrainAt(box, state, place)] : box.components.buildingRevenue[what];
  return basic + state.increases[place];
}

/** What the player's settlements in a land yield, without Mines. */
export function landRevenue(box: Box, state: State, player: Seat, place: Place): number {
  const settlers = state.settlers[player * PLACES + place];
  let gold = settlers === 0 ? 0 : settlers * settlementRevenue(box, state, place, 'settler');
  if (hasTown(state, player, place)) gold += settlementRevenue(box, state, place, 'town');
  if (state.cities[place] === player) gold += settlementRevenue(box, state, place, 'city');
  return gold;
}

/** One for each of the player's Settlers, as far as there is gold on the Mine. [NP-REV-12] [NP-REV-15] */
export function mostMined(state: State, player: Seat, place: Place): number {
  return Math.min(state.mines[place], state.settlers[player * PLACES + place]);
}

/** The lands joined to `land` by the player's settlements and Captain; none if the land itself has neither. [NP-REV-05] [NP-REV-06] */
export function networkOf(box: Box, state: State, player: Seat, place: Place): number {
  return joinedTo(box.atlas, linkedLands(state, player, worldOf(place)), landOf(place));
}

/** The network of the first land in `rest`, which is a part of `linked`. [NP-REV-05] */
export function firstNetwork(box: Box, linked: number, rest: number): number {
  return joinedTo(box.atlas, linked, 31 - Math.clz32(rest & -rest));
}

/** The ship is at one of these lands. */
export function reachesShip(state: State, player: Seat, world: World, network: number): boolean {
  const harbour = state.players[player].harbours[world];
  return harbour !== NOWHERE && ((network >> landOf(harbour)) & 1) === 1;
}

/** The player's Strongholds among these lands, a bit for each. [NP-DISC-10] */
export function ownStrongholds(state: State, player: Seat, world: World, lands: number): number {
  let own = 0;
  for (let land = 0; land < LANDS.length; land++) {
    if ((lands >> land) & 1 && state.strongholds[placeAt(world, land)] === player) own |= 1 << land;
  }
  return own;
}

export function goldIn(state: State, world: World, strongholds: number): number {
  let gold = 0;
  for (let land = 0; land < LANDS.length; land++) {
    if ((strongholds >> land) & 1) gold += state.vaults[placeAt(world, land)];
  }
  return gold;
}

/** The room left in these Strongholds. */
export function roomIn(box: Box, state: State, world: World, strongholds: number): number {
  let room = 0;
  for (let land = 0; land < LANDS.length; land++) {
    if ((strongholds >> land) & 1) {
      room += box.components.strongholdGoldLimit - state.vaults[placeAt(world, land)];
    }
  }
  return room;
}

/** Gold that can be brought to a land: from the ship and from Strongholds that are joined to it. [NP-BUILD-05] [NP-BUILD-06] */
export function goldWithin(state: State, player: Seat, world: World, network: number): number {
  const strongholds = goldIn(state, world, ownStrongholds(state, player, world, network));
  return reachesShip(state, player, world, network) ? strongholds + state.players[player].cargo[world] : strongholds;
}
