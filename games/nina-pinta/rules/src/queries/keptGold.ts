import { LANDS, type Land, type World } from '../ids.ts';
import type { State } from '../state.ts';
import { placeAt } from './lands.ts';

/** The gold in the Strongholds of a world, packed into one number: four bits for each land, and at most 9 gold in it. */
export type KeptGold = number;

const BITS = 4;

export function packGold(state: State, world: World, strongholds: number): KeptGold {
  let packed = 0;
  for (let land = 0; land < LANDS.length; land++) {
    if ((strongholds >> land) & 1) packed |= state.vaults[placeAt(world, land)] << (BITS * land);
  }
  return packed;
}

export function goldKept(packed: KeptGold, land: Land): number {
  return (packed >> (BITS * land)) & 0b1111;
}

/** The sum over Strongholds. */
export function allKept(packed: KeptGold, strongholds: number): number {
  let gold = 0;
  for (let land = 0; land < LANDS.length; land++) if ((strongholds >> land) & 1) gold += goldKept(packed, land);
  return gold;
}
