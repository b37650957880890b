import type { Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import { LANDS, PLACES, type Place, type World } from '../ids.ts';
import type { State } from '../state.ts';
import { freeSettlers, isAtWar, isExplored, landOf, placeAt, worldOf } from './lands.ts';

/** Whether the next exploration may go to this land. [NP-EXPLORE-02] [NP-EXPLORE-03] */
export function canExplore(box: Box, state: State, place: Place): boolean {
  if (isExplored(state, place)) return false;
  return isFirstAllowed(box, state, place) && isNextToExplored(box, state, place);
}

/** In a world without an explored land, only the Caribbean. */
export function isFirstAllowed(box: Box, state: State, place: Place): boolean {
  return state.explored[worldOf(place)] !== 0 || landOf(place) === box.atlas.firstLand;
}

/** Adjacent to a land explored by anyone; the first land of a world needs no neighbour. */
export function isNextToExplored(box: Box, state: State, place: Place): boolean {
  const explored = state.explored[worldOf(place)];
  return explored === 0 || (box.atlas.beside[landOf(place)] & explored) !== 0;
}

export function hasCaptainAboard(state: State, player: Seat, world: World): boolean {
  return state.players[player].aboard[world] > 0;
}

/** A Captain and a Settler aboard, and war or the banner. [NP-ATTACK-01] [NP-ATTACK-02] */
export function canAttackIn(box: Box, state: State, player: Seat, world: World): boolean {
  if (!hasCaptainAboard(state, player, world) || state.players[player].crews[world] === 0) return false;
  return isAtWar(state, world) || hasBanner(box, state, player);
}

/** The nation may attack once in each era where no State of War prevails. [NP-NATION-05] */
export function mayAttackOutsideWar(box: Box, state: State, player: Seat): boolean {
  return box.capability[state.players[player].nation] === 'attackOutsideWar';
}

/** This attack is still available in the current era. [NP-NATION-06] */
export function hasBanner(box: Box, state: State, player: Seat): boolean {
  return state.banner && mayAttackOutsideWar(box, state, player);
}

/** A free Settler of another player. [NP-ATTACK-03] */
export function hasTarget(state: State, player: Seat, place: Place): boolean {
  for (let other = 0; other < state.players.length; other++) {
    if (other !== player && freeSettlers(state, other, place) > 0) return true;
  }
  return false;
}

/** The most pairs that an attack with this many landing Settlers can remove. [NP-ATTACK-07] [NP-ATTACK-08] [NP-ATTACK-09] */
export function mostPairs(state: State, player: Seat, place: Place, landing: number): number {
  let victims = 0;
  for (let other = 0; other < state.players.length; other++) {
    if (other !== player) victims += freeSettlers(state, other, place);
  }
  return Math.min(victims, freeSettlers(state, player, place) + landing);
}

/** Whether a free Settler of the player can move to an explored neighbour. [NP-MIGRATE-05] */
export function canMigrate(box: Box, state: State, player: Seat, world: World): boolean {
  const explored = state.explored[world];
  for (let land = 0; land < LANDS.length; land++) {
    const place = placeAt(world, land);
    if (state.settlers[player * PLACES + place] === 0) continue;
    if ((box.atlas.beside[land] & explored) !== 0 && freeSettlers(state, player, place) > 0) return true;
  }
  return false;
}
