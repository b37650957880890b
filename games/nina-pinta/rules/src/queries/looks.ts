import { ALL_LANDS, type Box } from '../box.ts';
import type { World } from '../ids.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';

/** So many lands are looked at. [NP-BONUS-07] */
const LOOKS = 3;

/** Every choice of three unexplored lands of a world, or all of them where fewer are left. [NP-BONUS-08] */
export function listLooks(box: Box, state: State, world: World, out: Move[]): void {
  const unexplored = ALL_LANDS & ~state.explored[world];
  const size = Math.min(LOOKS, sizeOf(unexplored));
  const looks = box.moves.look[world];
  for (let lands = 1; lands <= ALL_LANDS; lands++) {
    if ((lands & ~unexplored) !== 0 || sizeOf(lands) !== size) continue;
    const move = looks[lands];
    if (move !== undefined) out.push(move);
  }
}

/** There are too few left to leave one out. [NP-BONUS-08] */
export function areFewUnexplored(state: State, world: World): boolean {
  return sizeOf(ALL_LANDS & ~state.explored[world]) < LOOKS;
}

function sizeOf(set: number): number {
  let size = 0;
  for (let rest = set; rest > 0; rest &= rest - 1) size++;
  return size;
}
