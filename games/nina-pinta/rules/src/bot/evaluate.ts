import { joinedTo } from '../atlas.ts';
import { ALL_LANDS } from '../box.ts';
import { GROUPS, type Group, LANDS, MILITARY, NOWHERE, RELIGION, SELECTING, WORLDS, type World } from '../ids.ts';
import type { PlayerState } from '../player.ts';
import { mostOfOneType, typesOf } from '../queries/benefits.ts';
import { citiesIn } from '../queries/building.ts';
import { linkedLands, settledLands, settlementsOf } from '../queries/lands.ts';
import { worldPoints } from '../queries/points.ts';
import { landRevenue, mostMined } from '../queries/revenue.ts';
import type { State } from '../state.ts';
import type { Situation } from './situation.ts';

/** What a state is worth to the seat: its points, and the prospects of its lands, gold and counters. */
export function evaluate(situation: Situation, state: State): number {
  const { seat, box } = situation;
  let worth = 0;
  let gold = state.players[seat].gold;
  for (let world = 0; world < WORLDS.length; world++) {
    worth += worldPoints(box, state, seat, world) + worldPromise(situation, state, world);
    gold += goldComing(situation, state, world);
  }
  return worth + goldWorth(situation, gold) + namePromise(situation, state);
}

/** The first gold buys more than the last; at the end it only scores. */
export function goldWorth({ box, weights, erasLeft, state }: Situation, gold: number): number {
  if (erasLeft === 0 && state.phase === SELECTING) return gold / box.components.scoring.goldPerPoint;
  const first = Math.min(gold, weights.purse);
  const worth = first * weights.gold + (gold - first) * weights.spareGold;
  return erasLeft === 0 ? worth * weights.lastGold : worth;
}

/** What the ship will bring home in this era. */
function goldComing(situation: Situation, state: State, world: World): number {
  const { box, seat, weights } = situation;
  const { cargo, harbours, governed } = state.players[seat];
  if (harbours[world] === NOWHERE) return 0;
  const network = joinedTo(box.atlas, linkedLands(state, seat, world), harbours[world] % LANDS.length);
  const isGoverned = ((governed >> world) & 1) === 1;
  return (cargo[world] + (isGoverned ? 0 : revenueOf(situation, state, world, network))) * weights.cargo;
}

/** Revenue to come, groups in the making, and a Captain ready to sail. */
function worldPromise(situation: Situation, state: State, world: World): number {
  const { seat, weights, erasLeft } = situation;
  let worth = vaults(situation, state, world) * weights.vault * Math.min(1, erasLeft);
  worth += erasLeft * bestNetwork(situation, state, world) * weights.income;
  worth += terrainPromise(situation, state, world);
  const unexplored = state.explored[world] !== ALL_LANDS;
  if (unexplored && erasLeft > 0 && state.players[seat].captains[world] === NOWHERE) worth += weights.captain;
  return worth;
}

function vaults({ seat }: Situation, state: State, world: World): number {
  let gold = 0;
  for (let land = 0; land < LANDS.length; land++) {
    const place = world * LANDS.length + land;
    if (state.strongholds[place] === seat) gold += state.vaults[place];
  }
  return gold;
}

function revenueOf({ box, seat }: Situation, state: State, world: World, network: number): number {
  let gold = 0;
  for (let land = 0; land < LANDS.length; land++) {
    if (((network >> land) & 1) === 0) continue;
    const place = world * LANDS.length + land;
    gold += landRevenue(box, state, seat, place) + mostMined(state, seat, place);
  }
  return gold;
}

/** In later eras the ship will harbour at the network with the most revenue. */
function bestNetwork(situation: Situation, state: State, world: World): number {
  const { box, seat, weights } = situation;
  const settled = settledLands(state, seat, world);
  let best = 0;
  for (let rest = settled; rest > 0; ) {
    const network = joinedTo(box.atlas, settled, 31 - Math.clz32(rest));
    rest &= ~network;
    let gold = 0;
    for (let land = 0; land < LANDS.length; land++) {
      if (((network >> land) & 1) === 0) continue;
      const place = world * LANDS.length + land;
      gold += landRevenue(box, state, seat, place) + Math.min(1, state.mines[place]) * weights.mine;
    }
    best = Math.max(best, gold);
  }
  return best;
}

const GROUP_SIZE = 3;

/** Terrains that own settlements have joined so far. */
function terrainPromise({ box, seat, weights, erasLeft }: Situation, state: State, world: World): number {
  const settled = settledLands(state, seat, world);
  let most = 0;
  for (let rest = settled; rest > 0; ) {
    const network = joinedTo(box.atlas, settled, 31 - Math.clz32(rest));
    rest &= ~network;
    let seen = 0;
    let count = 0;
    for (let land = 0; land < LANDS.length; land++) {
      if (((network >> land) & 1) === 0) continue;
      const bit = 1 << box.atlas.terrain[state.tiles[world * LANDS.length + land]];
      if ((seen & bit) === 0) count++;
      seen |= bit;
    }
    most = Math.max(most, count);
  }
  const size = Math.min(most, GROUP_SIZE);
  const eras = erasLeft + 1;
  return size * weights.terrain * Math.min(eras, 3) + (size === GROUP_SIZE ? weights.group * eras : 0);
}

/** The same land in several worlds. */
function namePromise({ seat, weights, erasLeft }: Situation, state: State): number {
  let worth = 0;
  for (let land = 0; land < LANDS.length; land++) {
    let worlds = 0;
    for (let world = 0; world < WORLDS.length; world++) {
      if (settlementsOf(state, seat, world * LANDS.length + land) > 0) worlds++;
    }
    if (worlds >= 2) worth += (worlds - 1) * weights.pair;
  }
  return worth * Math.min(1, erasLeft);
}

/** The expected score of a group of Progress Benefits, with some credit for those still to come. */
export function groupWorth(situation: Situation, state: State, player: PlayerState, group: Group): number {
  const { box, weights, erasLeft } = situation;
  const { table, maxBenefitsPerGroup } = box.components.scoring;
  const count = group === RELIGION ? mostOfOneType(box, player, group) : typesOf(box, player, group);
  if (count === 0) return 0;
  const counting = Math.min(count, maxBenefitsPerGroup);
  const value = Math.min(expectedValue(situation, state, group), table.length - 1);
  const low = Math.floor(value);
  const below = table[low][counting - 1];
  const above = table[Math.min(low + 1, table.length - 1)][counting - 1];
  const promise = counting < maxBenefitsPerGroup ? counting * weights.promise * Math.min(erasLeft, 3) : 0;
  return below + (value - low) * (above - below) + promise;
}

export function progressWorth(situation: Situation, state: State): number {
  const player = state.players[situation.seat];
  let worth = 0;
  for (let group = 0; group < GROUPS.length; group++) worth += groupWorth(situation, state, player, group);
  return worth;
}

/** The expected number of Cities in the group's world, or of discs left over. */
function expectedValue({ box, weights, erasLeft }: Situation, state: State, group: Group): number {
  const { limits, scoring } = box.components;
  let built = 0;
  for (let world = 0; world < WORLDS.length; world++) built += citiesIn(state, world);
  const later = Math.min(LANDS.length - built, erasLeft * weights.cities);
  if (group === MILITARY) return Math.min(LANDS.length - built - later, scoring.militaryBaseMax);
  const world = state.markers[group];
  if (world === NOWHERE) return Math.min(limits.citiesPerWorld, later / WORLDS.length);
  return Math.min(limits.citiesPerWorld, citiesIn(state, world) + later / WORLDS.length);
}
