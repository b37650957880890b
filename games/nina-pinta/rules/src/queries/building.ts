import type { Seat } from '@portolan/kernel';
import { joinedTo } from '../atlas.ts';
import type { Box } from '../box.ts';
import { LANDS, type Land, NOBODY, type Place, WORLDS, type World } from '../ids.ts';
import type { Building, State } from '../state.ts';
import { freeSettlers, hasTown, landOf, placeAt, settledLands, settlementsOf, worldOf } from './lands.ts';

const TERRAINS_IN_GROUP = 3;

/** Three terrains in the lands that the player's settlements join, or the land of this name in all worlds. [NP-BUILD-11] */
export function isInGroup(box: Box, state: State, player: Seat, place: Place): boolean {
  return hasNameGroup(state, player, landOf(place)) || hasTerrainGroup(box, state, player, place);
}

/** [NP-BUILD-14] */
export function hasNameGroup(state: State, player: Seat, land: Land): boolean {
  for (let world = 0; world < WORLDS.length; world++) {
    if (settlementsOf(state, player, placeAt(world, land)) === 0) return false;
  }
  return true;
}

/** [NP-BUILD-12] [NP-BUILD-13] */
export function hasTerrainGroup(box: Box, state: State, player: Seat, place: Place): boolean {
  return terrainsJoined(box, state, player, place) >= TERRAINS_IN_GROUP;
}

/** The different terrains of the lands that the player's settlements join to this one. */
export function terrainsJoined(box: Box, state: State, player: Seat, place: Place): number {
  const world = worldOf(place);
  const joined = joinedTo(box.atlas, settledLands(state, player, world), landOf(place));
  let seen = 0;
  let count = 0;
  for (let land = 0; land < LANDS.length; land++) {
    if (((joined >> land) & 1) === 0) continue;
    const bit = 1 << box.atlas.terrain[state.tiles[placeAt(world, land)]];
    if ((seen & bit) === 0) count++;
    seen |= bit;
  }
  return count;
}

/** A disc left, fewer than three Cities in the world, no Cathedral. [NP-BUILD-20] [NP-BUILD-21] [NP-BUILD-22] */
export function takesCity(box: Box, state: State, place: Place): boolean {
  if (state.cathedrals[place] > 0 || isDiscPlaced(state, landOf(place))) return false;
  return citiesIn(state, worldOf(place)) < box.components.limits.citiesPerWorld;
}

export function isDiscPlaced(state: State, land: Land): boolean {
  for (let world = 0; world < WORLDS.length; world++) {
    if (state.cities[placeAt(world, land)] !== NOBODY) return true;
  }
  return false;
}

export function citiesIn(state: State, world: World): number {
  let cities = 0;
  for (let land = 0; land < LANDS.length; land++) {
    if (state.cities[placeAt(world, land)] !== NOBODY) cities++;
  }
  return cities;
}

/** A free Settler to give up, no Town or City of the player in the land, a Town in the supply. [NP-BUILD-03] [NP-LIMITS-03] */
export function canGiveSettler(state: State, player: Seat, place: Place): boolean {
  if (state.players[player].towns === 0 || freeSettlers(state, player, place) === 0) return false;
  return !hasTown(state, player, place) && state.cities[place] !== player;
}

type Fits = (box: Box, state: State, player: Seat, place: Place) => boolean;

/** All conditions but the cost and the Build token. [NP-BUILD-10] [NP-BUILD-17] [NP-BUILD-18] */
export const fits: Readonly<Record<Building, Fits>> = {
  town: (box, state, player, place) => canGiveSettler(state, player, place) && isInGroup(box, state, player, place),
  city: (box, state, player, place) =>
    canGiveSettler(state, player, place) && takesCity(box, state, place) && isInGroup(box, state, player, place),
  upgrade: (box, state, player, place) =>
    hasTown(state, player, place) && takesCity(box, state, place) && isInGroup(box, state, player, place),
};

export function costOf(box: Box, what: Building): number {
  const { town, city, townToCity } = box.components.cost;
  return what === 'town' ? town : what === 'city' ? city : townToCity;
}
