import type { Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import { LANDS, PLACES, type Place, type World } from '../ids.ts';
import type { State } from '../state.ts';
import { freeSettlers, isAtWar, isExplored, worldOf } from './lands.ts';

/** First the Caribbean, then any land next to an explored one, whoever explored it. [NP-EXPLORE-02] [NP-EXPLORE-03] */
export function canExplore(box: Box, state: State, place: Place): boolean {
  if (isExplored(state, place)) return false;
  const land = place % LANDS.length;
  const explored = state.explored[worldOf(place)];
  return explored === 0 ? land === box.atlas.firstLand : (box.atlas.beside[land] & explored) !== 0;
}

/** A Captain and a Settler aboard, and war or the banner. [NP-ATTACK-01] [NP-ATTACK-02] [NP-NATION-05] */
export function canAttackIn(box: Box, state: State, player: Seat, world: World): boolean {
  const { aboard, crews } = state.players[player];
  if (aboard[world] === 0 || crews[world] === 0) return false;
  return isAtWar(state, world) || hasBanner(box, state, player);
}

/** [NP-NATION-06] */
function hasBanner(box: Box, state: State, player: Seat): boolean {
  return state.banner && box.capability[state.players[player].nation] === 'attackOutsideWar';
}

/** A free Settler of anybody else. [NP-ATTACK-03] */
export function hasTarget(state: State, player: Seat, place: Place): boolean {
  for (let other = 0; other < state.players.length; other++) {
    if (other !== player && freeSettlers(state, other, place) > 0) return true;
  }
  return false;
}

/** An own free Settler who may move to an explored neighbour. [NP-MIGRATE-05] */
export function canMigrate(box: Box, state: State, player: Seat, world: World): boolean {
  const explored = state.explored[world];
  for (let land = 0; land < LANDS.length; land++) {
    const place = world * LANDS.length + land;
    if (state.settlers[player * PLACES + place] === 0) continue;
    if ((box.atlas.beside[land] & explored) !== 0 && freeSettlers(state, player, place) > 0) return true;
  }
  return false;
}
