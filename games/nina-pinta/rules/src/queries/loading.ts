import type { Seat } from '@portolan/kernel';
import { NOWHERE, PLACES, SHIPS, WORLDS } from '../ids.ts';
import type { State } from '../state.ts';
import { freeSettlers } from './lands.ts';

/** A step for each ship, and one to seal them. [NP-LOAD-10] */
export const LOADING_STEPS = SHIPS + 1;

/** The step of the Loading phase from which on the loads are public. [NP-LOAD-17] */
export const REVEALED = 2;

/** The player's Settlers on the map outside Strongholds. [NP-LOAD-13] [NP-LOAD-16] */
function freeOnMap(state: State, player: Seat): number {
  let free = 0;
  for (let place = 0; place < PLACES; place++) {
    if (state.settlers[player * PLACES + place] > 0) free += freeSettlers(state, player, place);
  }
  return free;
}

/** Crew that can still be paid for, and Settlers that can still be loaded, placeholders included. */
export function crewLeft(state: State, player: Seat): { readonly crew: number; readonly settlers: number } {
  const { gold, crews, aboard, settlers } = state.players[player];
  let loaded = 0;
  let captains = 0;
  for (let world = 0; world < WORLDS.length; world++) {
    loaded += crews[world];
    captains += aboard[world];
  }
  // Every crew member costs one gold. [NP-LOAD-18] [NP-LOAD-19]
  return { crew: gold - loaded - captains, settlers: settlers + freeOnMap(state, player) - loaded };
}

/** No Captain of the player is in that world. [NP-LOAD-05] [NP-LOAD-06] */
export function canLoadCaptain(state: State, player: Seat, world: number): boolean {
  return state.players[player].captains[world] === NOWHERE;
}

/** Without gold, or without anyone to load, all three ships sail empty. [NP-LIMITS-05] */
export function canLoadAnything(state: State, player: Seat): boolean {
  const { crew, settlers } = crewLeft(state, player);
  if (crew === 0) return false;
  return settlers > 0 || WORLDS.some((_, world) => canLoadCaptain(state, player, world));
}
