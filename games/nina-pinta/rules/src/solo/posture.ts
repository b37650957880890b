import type { Seat } from '@portolan/kernel';
import { joinedTo } from '../atlas.ts';
import { ALL_LANDS, type Box } from '../box.ts';
import { LANDS, type Land, NOWHERE, OPEN_STRONGHOLD, PLACES, type Place, type World } from '../ids.ts';
import { capacityAt, crowdAt, hasTown, landOf, placeAt, terrainAt } from '../queries/lands.ts';
import type { State } from '../state.ts';

/** The position of one side in a world, real or supposed, so that options are compared without playing them. */
export interface Posture {
  readonly player: Seat;
  readonly world: World;
  /** By Land. */
  readonly settlers: number[];
  readonly captain: Place;
  readonly harbour: Place;
}

export function postureOf(state: State, player: Seat, world: World): Posture {
  const from = player * PLACES + placeAt(world, 0);
  const { captains, harbours } = state.players[player];
  return {
    player,
    world,
    settlers: state.settlers.slice(from, from + LANDS.length),
    captain: captains[world],
    harbour: harbours[world],
  };
}

/** Kept between calls so that weighing an option allocates little. */
const left: number[] = LANDS.map(() => 0);

/** What could be collected after the Reduce that ends the turn. [NP-SOLO-56] [NP-SOLO-57] */
export function collectableReduced(box: Box, state: State, posture: Posture): number {
  const { player, world, settlers } = posture;
  for (let land = 0; land < LANDS.length; land++) {
    const count = settlers[land];
    left[land] = count;
    if (count === 0) continue;
    const place = placeAt(world, land);
    const change = count - state.settlers[player * PLACES + place];
    const excess = crowdAt(state, place) + change - capacityAt(box, state, place);
    const free = count - (isFortified(state, posture, land) ? 1 : 0);
    if (excess > 0) left[land] -= Math.min(excess, free);
  }
  return collectable(box, state, { ...posture, settlers: left });
}

/** A Settler of the player is in the Stronghold, or would enter an open one. [NP-DISC-12] */
function isFortified(state: State, { player, world, settlers }: Posture, land: Land): boolean {
  const occupant = state.strongholds[placeAt(world, land)];
  return occupant === player || (occupant === OPEN_STRONGHOLD && settlers[land] > 0);
}

/** What a Revenue action would newly bring into store, mining included. [NP-SOLO-05] */
export function collectable(box: Box, state: State, posture: Posture): number {
  const linked = linkedIn(state, posture);
  let gold = 0;
  for (let rest = linked; rest > 0; ) {
    const network = joinedTo(box.atlas, linked, 31 - Math.clz32(rest));
    rest &= ~network;
    const yields = yieldOf(box, state, posture, network);
    gold += holdsShip(posture, network) ? yields : Math.min(yields, roomOf(box, state, posture, network));
  }
  return gold;
}

/** The part of it that would come to the ship. [NP-SOLO-75] */
export function shipIncome(box: Box, state: State, posture: Posture): number {
  if (posture.harbour === NOWHERE) return 0;
  const network = joinedTo(box.atlas, linkedIn(state, posture), landOf(posture.harbour));
  return yieldOf(box, state, posture, network);
}

/** All revenue of the world, mining included, wherever it could be stored. [NP-SOLO-75] */
export function worldIncome(box: Box, state: State, posture: Posture): number {
  return yieldOf(box, state, posture, ALL_LANDS);
}

function linkedIn(state: State, { player, world, settlers, captain }: Posture): number {
  let linked = captain === NOWHERE ? 0 : 1 << landOf(captain);
  for (let land = 0; land < LANDS.length; land++) {
    const place = placeAt(world, land);
    if (settlers[land] > 0 || hasTown(state, player, place) || state.cities[place] === player) linked |= 1 << land;
  }
  return linked;
}

function holdsShip({ harbour }: Posture, network: number): boolean {
  return harbour !== NOWHERE && ((network >> landOf(harbour)) & 1) === 1;
}

/** Revenue and what the Settlers can mine. */
function yieldOf(box: Box, state: State, { player, world, settlers }: Posture, network: number): number {
  const { buildingRevenue } = box.components;
  let gold = 0;
  for (let land = 0; land < LANDS.length; land++) {
    if (((network >> land) & 1) === 0) continue;
    const place = placeAt(world, land);
    const count = settlers[land];
    if (count > 0)
      gold += count * box.settlerRevenue[terrainAt(box, state, place)] + Math.min(count, state.mines[place]);
    let pieces = count;
    if (hasTown(state, player, place)) {
      gold += buildingRevenue.town;
      pieces++;
    }
    if (state.cities[place] === player) {
      gold += buildingRevenue.city;
      pieces++;
    }
    gold += pieces * state.increases[place];
  }
  return gold;
}

function roomOf(box: Box, state: State, posture: Posture, network: number): number {
  const limit = box.components.strongholdGoldLimit;
  let room = 0;
  for (let land = 0; land < LANDS.length; land++) {
    if (((network >> land) & 1) === 0 || !isFortified(state, posture, land)) continue;
    room += limit - state.vaults[placeAt(posture.world, land)];
  }
  return room;
}
