import { below, nextWord, type Rng } from '@portolan/kernel';
import type { Box } from '../box.ts';
import type { Fraction } from '../data/components.ts';
import { COLOURS, type Colour } from '../ids.ts';
import type { State } from '../state.ts';

/** The part of the state that a drop changes. */
export type Cubes = Pick<State, 'rng' | 'tower' | 'storage' | 'action'>;

/** All cubes at once; those that come out go to the storage spaces. [AM-TOWER-03] [AM-TOWER-11] */
export function fillTower(box: Box, state: Cubes): void {
  const { cubesPerColour, tower } = box.components;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    for (let cube = 0; cube < cubesPerColour; cube++) {
      if (happens(state.rng, tower.stays)) state.tower[colour]++;
      else state.storage[colour]++;
    }
  }
}

/** Drops the cubes of a storage space; what comes out goes to the action space. [AM-TOWER-04] [AM-TOWER-05] */
export function dropCubes(box: Box, state: Cubes, colour: Colour): void {
  const dropped = state.storage[colour];
  const chance = box.release[dropped];
  state.storage[colour] = 0;
  // Decided before the dropped cubes are added. [AM-TOWER-06] [AM-TOWER-12]
  for (let inside = 0; inside < COLOURS.length; inside++) {
    let out = 0;
    for (let cube = state.tower[inside]; cube > 0; cube--) if (nextWord(state.rng) < chance * WORDS) out++;
    state.tower[inside] -= out;
    state.action[inside] += out;
  }
  for (let cube = 0; cube < dropped; cube++) {
    if (happens(state.rng, box.components.tower.sticks))
      state.tower[colour]++; // [AM-TOWER-13]
    else state.action[colour]++;
  }
}

const WORDS = 4294967296;

function happens(rng: Rng, [part, whole]: Fraction): boolean {
  return below(rng, whole) < part;
}
