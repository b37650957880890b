import type { EventSink, Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import type { Event } from '../events.ts';
import { LANDS, type Place } from '../ids.ts';
import { worldOf } from '../queries/lands.ts';
import { goldIn, networkOf, ownStrongholds, reachesShip, roomIn } from '../queries/revenue.ts';
import type { State } from '../state.ts';

/**
 * How little and how much a Stronghold may hold in the end, when the ship and the Strongholds of `open` that are
 * joined to it give and take. [NP-REV-08] [NP-REV-10]
 */
export function storeRange(
  box: Box,
  state: State,
  player: Seat,
  place: Place,
  open: number,
): { readonly least: number; readonly most: number } {
  const world = worldOf(place);
  const network = networkOf(box, state, player, place);
  const others = ownStrongholds(state, player, world, network & open) & ~(1 << (place % LANDS.length));
  const ship = reachesShip(state, player, world, network);
  const held = state.vaults[place];
  const near = goldIn(state, world, others) + (ship ? state.players[player].cargo[world] : 0);
  return {
    least: ship ? 0 : Math.max(0, held - roomIn(box, state, world, others)),
    most: Math.min(box.components.strongholdGoldLimit, held + near),
  };
}

/** Moves gold so that the Stronghold holds this much: the ship gives and takes first, then the other Strongholds. */
export function setStore(
  box: Box,
  state: State,
  player: Seat,
  place: Place,
  target: { readonly gold: number; readonly open: number },
  emit?: EventSink<Event>,
): void {
  const world = worldOf(place);
  const network = networkOf(box, state, player, place);
  const { cargo } = state.players[player];
  const before = state.vaults[place];
  let change = target.gold - before;
  if (change === 0) return;
  state.vaults[place] = target.gold;
  if (reachesShip(state, player, world, network)) {
    const part = Math.min(change, cargo[world]);
    cargo[world] -= part;
    change -= part;
  }
  const others = ownStrongholds(state, player, world, network & target.open);
  for (let land = 0; land < LANDS.length && change !== 0; land++) {
    const other = world * LANDS.length + land;
    if (((others >> land) & 1) === 0 || other === place) continue;
    const limit = box.components.strongholdGoldLimit;
    const part = change > 0 ? Math.min(change, state.vaults[other]) : Math.max(change, state.vaults[other] - limit);
    state.vaults[other] -= part;
    change -= part;
  }
  emit?.({ kind: 'goldStored', seat: player, place, gold: target.gold });
}
