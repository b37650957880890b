import type { Seat } from '@portolan/kernel';
import type { Context } from '../decisions/types.ts';
import { OPEN_STRONGHOLD, PLACES, type Place } from '../ids.ts';
import type { State } from '../state.ts';

/** Brings Settlers into a land. Once that is reported, `enterStronghold` must follow. */
export function addSettlers(state: State, player: Seat, place: Place, count: number): void {
  state.settlers[player * PLACES + place] += count;
}

/** The first Settlers to arrive enter an open Stronghold. [NP-DISC-12] */
export function enterStronghold(context: Context, player: Seat, place: Place): void {
  if (context.state.strongholds[place] === OPEN_STRONGHOLD) occupy(context, player, place);
}

/** [NP-DISC-07] */
export function occupy({ state, emit }: Context, player: Seat, place: Place): void {
  state.strongholds[place] = player;
  emit?.({ kind: 'strongholdOccupied', seat: player, place });
}

/** Takes free Settlers off the map, back to the supply. [NP-ATTACK-10] [NP-REDUCE-08] [NP-BUILD-15] */
export function removeSettlers(state: State, player: Seat, place: Place, count: number): void {
  state.settlers[player * PLACES + place] -= count;
  state.players[player].settlers += count;
}
