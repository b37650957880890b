import type { Seat } from '@portolan/kernel';
import type { Context } from '../decisions/types.ts';
import type { World } from '../ids.ts';
import type { State } from '../state.ts';

/** The steps of a player-turn; the opponents are asked for Pirates in the steps from PIRATES on. [NP-GOV-04] */
export const CHOOSE = 0;
export const REVENUE = 1;
export const BUILD = 2;
export const CAPTAIN = 3;
export const PIRATES = 4;

/** The world is chosen: its revenue is next. */
export function beginGoverning(context: Context, seat: Seat, world: World): void {
  const { state, emit } = context;
  state.world = world;
  state.players[seat].governed |= 1 << world;
  state.step = REVENUE;
  emit?.({ kind: 'worldGoverned', seat, world });
}

/** Nothing more is built: the Captain is next. */
export function endBuilding(state: State): void {
  state.step = CAPTAIN;
}

/** An opponent plays no (further) Pirate: the next is asked. [NP-BACK-13] */
export function endPirates(state: State): void {
  state.step++;
}
