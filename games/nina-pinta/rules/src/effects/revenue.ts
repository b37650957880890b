import type { Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import type { Context } from '../decisions/types.ts';
import { LANDS, type Place, type World } from '../ids.ts';
import { linkedLands, worldOf } from '../queries/lands.ts';
import {
  firstNetwork,
  landRevenue,
  mostMined,
  networkOf,
  ownStrongholds,
  reachesShip,
  roomIn,
} from '../queries/revenue.ts';
import type { State } from '../state.ts';

/** Connected lands of one player in a world. */
interface Network {
  readonly player: Seat;
  readonly world: World;
  readonly lands: number;
}

/** Ordinary revenue of all lands: to the ship where possible, else into Strongholds, else lost. [NP-REV-03..08] */
export function collectRevenue(context: Context, player: Seat, world: World): void {
  const { box, state, emit } = context;
  const linked = linkedLands(state, player, world);
  let gold = 0;
  let lost = 0;
  for (let rest = linked; rest > 0; ) {
    const network = { player, world, lands: firstNetwork(box, linked, rest) };
    rest &= ~network.lands;
    const yields = networkRevenue(box, state, network);
    const stored = storeIn(context, network, yields);
    gold += stored;
    lost += yields - stored;
  }
  emit?.({ kind: 'revenueCollected', seat: player, world, gold, lost });
}

function networkRevenue(box: Box, state: State, { player, world, lands }: Network): number {
  let gold = 0;
  for (let land = 0; land < LANDS.length; land++) {
    if ((lands >> land) & 1) gold += landRevenue(box, state, player, world * LANDS.length + land);
  }
  return gold;
}

/** Stores gold of a network; returns how much there was room for. */
function storeIn(context: Context, { player, world, lands }: Network, gold: number): number {
  const { state } = context;
  if (reachesShip(state, player, world, lands)) {
    state.players[player].cargo[world] += gold;
    return gold;
  }
  return fill(context, world, ownStrongholds(state, player, world, lands), gold);
}

/** Fills Strongholds in the order of the lands; returns how much there was room for. */
function fill({ box, state }: Context, world: World, strongholds: number, gold: number): number {
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
  const world = worldOf(place);
  const network = networkOf(box, state, player, place);
  if (reachesShip(state, player, world, network)) return most;
  return Math.min(most, roomIn(box, state, world, ownStrongholds(state, player, world, network)));
}

export function mineGold(context: Context, player: Seat, place: Place, gold: number): void {
  if (gold === 0) return;
  const { box, state, emit } = context;
  state.mines[place] -= gold;
  storeIn(context, { player, world: worldOf(place), lands: networkOf(box, state, player, place) }, gold);
  emit?.({ kind: 'goldMined', seat: player, place, gold });
}

/** All that can be mined in the world, land by land. */
export function mineAll(context: Context, player: Seat, world: World): void {
  const { box, state } = context;
  for (let land = 0; land < LANDS.length; land++) {
    const place = world * LANDS.length + land;
    if (state.mines[place] > 0) mineGold(context, player, place, minable(box, state, player, place));
  }
}
