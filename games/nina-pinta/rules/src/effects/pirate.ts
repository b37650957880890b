import type { Seat } from '@portolan/kernel';
import type { Context } from '../decisions/types.ts';
import type { World } from '../ids.ts';

/** Who plays the Pirate, on whose ship, in which world. */
interface Raid {
  readonly seat: Seat;
  readonly owner: Seat;
  readonly world: World;
}

/** From the ship straight behind the screen of the player of the Pirate. [NP-BACK-08] */
export function takeByPirate({ state, emit }: Context, { seat, owner, world }: Raid, gold: number): void {
  state.players[owner].cargo[world] -= gold;
  state.players[seat].gold += gold;
  emit?.({ kind: 'piratePlayed', seat, owner, gold });
}
