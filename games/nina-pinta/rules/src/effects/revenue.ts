import type { EventSink, Seat } from '@portolan/kernel';
import { joinedTo } from '../atlas.ts';
import type { Box } from '../box.ts';
import type { Event } from '../events.ts';
import { LANDS, type Place, type World } from '../ids.ts';
import { linkedLands } from '../queries/lands.ts';
import { landRevenue, mostMined, networkOf, ownStrongholds, reachesShip, roomIn } from '../queries/revenue.ts';
import type { State } from '../state.ts';

/** Ordinary revenue of all lands: to the ship where it can be, else into Strongholds, else lost. [NP-REV-03..08] */
export function collectRevenue(box: Box, state: State, player: Seat, world: World, emit?: EventSink<Event>): void {
  const linked = linkedLands(state, player, world);
  let gold = 0;
  let lost = 0;
  for (let rest = linked; rest > 0; ) {
    const first = 31 - Math.clz32(rest & -rest);
    const network = joinedTo(box.atlas, linked, first);
    rest &= ~network;
    const yields = networkRevenue(box, state, player, world, network);
    const stored = storeIn(box, state, player, world, network, yields);
    gold += stored;
    lost += yields - stored;
  }
  emit?.({ kind: 'revenueCollected', seat: player, world, gold, lost });
}

function networkRevenue(box: Box, state: State, player: Seat, world: World, network: number): number {
  let gold = 0;
  for (let land = 0; land < LANDS.length; land++) {
    if ((network >> land) & 1) gold += landRevenue(box, state, player, world * LANDS.length + land);
  }
  return gold;
}

/** Brings gold from a network into store; answers how much found room. */
function storeIn(box: Box, state: State, player: Seat, world: World, network: number, gold: number): number {
  if (reachesShip(state, player, world, network)) {
    state.players[player].cargo[world] += gold;
    return gold;
  }
  return fill(box, state, world, ownStrongholds(state, player, world, network), gold);
}

/** Fills Strongholds in the order of the lands; answers how much found room. */
function fill(box: Box, state: State, world: World, strongholds: number, gold: number): number {
  const limit = box.components.strongholdGoldLimit;
  let left = gold;
  for (let land = 0; land < LANDS.length && left > 0; land++) {
    if (((strongholds >> land) & 1) === 0) continue;
    const place = world * LANDS.length + land;
    const part = Math.min(left, limit - state.vaults[place]);
    state.vaults[place] += part;
    left -= part;
  }
  return gold - left;
}

/** The most that can be mined now: no more than can be stored. [NP-REV-12] [NP-REV-16] */
export function minable(box: Box, state: State, player: Seat, place: Place): number {
  const most = mostMined(state, player, place);
  if (most === 0) return 0;
  const world = Math.floor(place / LANDS.length);
  const network = networkOf(box, state, player, place);
  if (reachesShip(state, player, world, network)) return most;
  return Math.min(most, roomIn(box, state, world, ownStrongholds(state, player, world, network)));
}

export function mineGold(
  box: Box,
  state: State,
  player: Seat,
  place: Place,
  gold: number,
  emit?: EventSink<Event>,
): void {
  if (gold === 0) return;
  const world = Math.floor(place / LANDS.length);
  state.mines[place] -= gold;
  storeIn(box, state, player, world, networkOf(box, state, player, place), gold);
  emit?.({ kind: 'goldMined', seat: player, place, gold });
}

/** All that can be mined in the world, land by land. */
export function mineAll(box: Box, state: State, player: Seat, world: World, emit?: EventSink<Event>): void {
  for (let land = 0; land < LANDS.length; land++) {
    const place = world * LANDS.length + land;
    if (state.mines[place] > 0) mineGold(box, state, player, place, minable(box, state, player, place), emit);
  }
}
