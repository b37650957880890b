import { ALL_LANDS, type Box } from '../box.ts';
import type { World } from '../ids.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';

/** The number of lands looked at. [NP-BONUS-07] */
const LOOKS = 3;

/** Every choice of three unexplored lands of a world, or all of them where fewer are left. [NP-BONUS-08] */
export function listLooks(box: Box, state: State, world: World, out: Move[]): void {
  const unexplored = ALL_LANDS & ~state.explored[world];
  const size = looksIn(state, world);
  const looks = box.moves.look[world];
  for (let lands = 1; lands <= ALL_LANDS; lands++) {
    if ((lands & ~unexplored) !== 0 || sizeOf(lands) !== size) continue;
    const move = looks[lands];
    if (move !== undefined) out.push(move);
  }
}

/** How many lands of a world a look shows: three, or as many as are left. [NP-BONUS-07] [NP-BONUS-08] */
export function looksIn(state: Pick<State, 'explored'>, world: World): number {
  return Math.min(LOOKS, sizeOf(ALL_LANDS & ~state.explored[world]));
}

export function areUnexplored(state: State, world: World, lands: number): boolean {
  return (lands & state.explored[world]) === 0;
}

/** All lands of a world that are left, where that is fewer than may be looked at. */
export function areAllOfFew(state: State, world: World, lands: number): boolean {
  const left = sizeOf(ALL_LANDS & ~state.explored[world]);
  return left >= LOOKS || sizeOf(lands) === left;
}

/** Three lands, unless fewer are left. */
export function areThree(state: State, world: World, lands: number): boolean {
  return sizeOf(ALL_LANDS & ~state.explored[world]) < LOOKS || sizeOf(lands) === LOOKS;
}

function sizeOf(set: number): number {
  let size = 0;
  for (let rest = set; rest > 0; rest &= rest - 1) size++;
  return size;
}
