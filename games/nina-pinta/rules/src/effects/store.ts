import type { Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import type { Context } from '../decisions/types.ts';
import { LANDS, type Place } from '../ids.ts';
import { allKept, goldKept, type KeptGold } from '../queries/keptGold.ts';
import { worldOf } from '../queries/lands.ts';
import { goldIn, networkOf, ownStrongholds, reachesShip, roomIn } from '../queries/revenue.ts';
import type { State } from '../state.ts';

/** A Stronghold of a player, and the Strongholds not yet decided on, which exchange gold with it. */
export interface Store {
  readonly seat: Seat;
  readonly place: Place;
  readonly open: number;
  /** Gold that has to stay where it is; none by default. */
  readonly kept?: KeptGold | undefined;
}

/** The least and the most that a Stronghold may hold after the decision. [NP-REV-08] [NP-REV-10] */
export function storeRange(
  box: Box,
  state: State,
  { seat, place, open, kept = 0 }: Store,
): { readonly least: number; readonly most: number } {
  const world = worldOf(place);
  const network = networkOf(box, state, seat, place);
  const others = ownStrongholds(state, seat, world, network & open) & ~(1 << (place % LANDS.length));
  const ship = reachesShip(state, seat, world, network);
  const held = state.vaults[place];
  const stays = goldKept(kept, place % LANDS.length);
  const near = goldIn(state, world, others) - allKept(kept, others) + (ship ? state.players[seat].cargo[world] : 0);
  return {
    least: ship ? stays : Math.max(stays, held - roomIn(box, state, world, others)),
    most: Math.min(box.components.strongholdGoldLimit, held + near),
  };
}

/** Moves gold until the Stronghold holds this much: to or from the ship first, then the other Strongholds. */
export function setStore({ box, state, emit }: Context, { seat, place, open, kept = 0 }: Store, gold: number): void {
  const world = worldOf(place);
  const network = networkOf(box, state, seat, place);
  const { cargo } = state.players[seat];
  let change = gold - state.vaults[place];
  if (change === 0) return;
  state.vaults[place] = gold;
  if (reachesShip(state, seat, world, network)) {
    const part = Math.min(change, cargo[world]);
    cargo[world] -= part;
    change -= part;
  }
  const others = ownStrongholds(state, seat, world, network & open);
  const limit = box.components.strongholdGoldLimit;
  for (let land = 0; land < LANDS.length && change !== 0; land++) {
    const other = world * LANDS.length + land;
    if (((others >> land) & 1) === 0 || other === place) continue;
    const spare = state.vaults[other] - goldKept(kept, land);
    const part = change > 0 ? Math.min(change, spare) : Math.max(change, state.vaults[other] - limit);
    state.vaults[other] -= part;
    change -= part;
  }
  emit?.({ kind: 'goldStored', seat, place, gold });
}
