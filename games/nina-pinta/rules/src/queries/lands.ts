import type { Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import { LANDS, type Land, NOBODY, NOWHERE, PLACES, type Place, type Terrain, type World } from '../ids.ts';
import type { State } from '../state.ts';

/** A Captain is none. [NP-SETUP-04] */
export type Settlement = 'settler' | 'town' | 'city';

/** Settlers, Towns and Cities on the map. */
export type Settlements = Pick<State, 'settlers' | 'towns' | 'cities'>;

export function worldOf(place: Place): World {
  return place < LANDS.length ? 0 : place < 2 * LANDS.length ? 1 : 2;
}

/** Its number among the lands of its world. */
export function landOf(place: Place): Land {
  return place % LANDS.length;
}

export function placeAt(world: World, land: Land): Place {
  return world * LANDS.length + land;
}

export function isExplored(state: State, place: Place): boolean {
  return ((state.explored[worldOf(place)] >> landOf(place)) & 1) === 1;
}

export function terrainAt(box: Box, state: Pick<State, 'tiles'>, place: Place): Terrain {
  return box.atlas.terrain[state.tiles[place]];
}

/** Settlers outside the Stronghold. */
export function freeSettlers(state: Pick<State, 'settlers' | 'strongholds'>, player: Seat, place: Place): number {
  const all = state.settlers[player * PLACES + place];
  return state.strongholds[place] === player ? all - 1 : all;
}

export function hasTown(state: Pick<State, 'towns'>, player: Seat, place: Place): boolean {
  return ((state.towns[place] >> player) & 1) === 1;
}

/** Settlers, Towns and Cities of one player. A Captain is no settlement. [NP-SETUP-04] */
export function settlementsOf(state: Settlements, player: Seat, place: Place): number {
  const buildings = ((state.towns[place] >> player) & 1) + (state.cities[place] === player ? 1 : 0);
  return state.settlers[player * PLACES + place] + buildings;
}

/** Settlements of all players. A City is one settlement. [NP-REDUCE-03] [NP-REDUCE-04] */
export function crowdAt(state: Settlements, place: Place): number {
  let crowd = state.cities[place] === NOBODY ? 0 : 1;
  for (let towns = state.towns[place]; towns > 0; towns &= towns - 1) crowd++;
  for (let at = place; at < state.settlers.length; at += PLACES) crowd += state.settlers[at];
  return crowd;
}

/** [NP-REDUCE-01] [NP-REDUCE-02] [NP-ERA-02] */
export function capacityAt(box: Box, state: State, place: Place): number {
  const grown = state.grow[worldOf(place)] * box.components.growBonus;
  return box.capacity[state.seats][terrainAt(box, state, place)] + grown;
}

/** Settlements for which there is room; below 0 where there are too many. [NP-REDUCE-01] */
export function roomAt(box: Box, state: State, place: Place): number {
  return capacityAt(box, state, place) - crowdAt(state, place);
}

/** The player's free Settlers that Reduce sends home: as many as are too many, as far as there are. [NP-REDUCE-05..09] */
export function reducedAt(box: Box, state: State, player: Seat, place: Place): number {
  const excess = -roomAt(box, state, place);
  return excess <= 0 ? 0 : Math.min(excess, freeSettlers(state, player, place));
}

/** Lands of a world with settlements of the player, a bit for each. */
export function settledLands(state: State, player: Seat, world: World): number {
  const from = placeAt(world, 0);
  const { settlers, towns, cities } = state;
  let lands = 0;
  for (let land = 0; land < LANDS.length; land++) {
    const place = from + land;
    if (settlers[player * PLACES + place] > 0 || (towns[place] >> player) & 1 || cities[place] === player) {
      lands |= 1 << land;
    }
  }
  return lands;
}

/** Lands with settlements of the player, and the land where their Captain is. [NP-REV-05] [NP-DISC-06] */
export function linkedLands(state: State, player: Seat, world: World): number {
  const captain = state.players[player].captains[world];
  const settled = settledLands(state, player, world);
  return captain === NOWHERE ? settled : settled | (1 << landOf(captain));
}

/** Whose Captain is in the land, or NOBODY. [NP-CONS-02] */
export function captainAt(state: State, place: Place): Seat {
  const world = worldOf(place);
  const { players } = state;
  for (let player = 0; player < players.length; player++) {
    if (players[player].captains[world] === place) return player;
  }
  return NOBODY;
}

/** [NP-SAIL-05] */
export function hasBerth(box: Box, state: State, place: Place): boolean {
  const world = worldOf(place);
  const { players } = state;
  let ships = 0;
  for (let player = 0; player < players.length; player++) if (players[player].harbours[world] === place) ships++;
  return ships < box.components.shipsPerHarbourLand;
}

export function isAtWar(state: State, world: World): boolean {
  return ((state.war >> world) & 1) === 1;
}

/** The player has governed this world in the current era. */
export function hasGoverned(state: State, player: Seat, world: World): boolean {
  return ((state.players[player].governed >> world) & 1) === 1;
}
