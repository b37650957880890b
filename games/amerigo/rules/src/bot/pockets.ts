import type { Space } from '../ids.ts';
import type { Situation } from './situation.ts';

/** Empty spaces beside the tile that would have no empty neighbour left. */
export function pocketsBeside(
  { layout, state }: Pick<Situation, 'layout' | 'state'>,
  spaces: readonly Space[],
): number {
  const { stride, height } = layout;
  const first = Math.floor(spaces[0] / stride);
  const last = Math.floor(spaces[spaces.length - 1] / stride);
  const top = Math.max(0, first - 2);
  const bottom = Math.min(height - 1, last + 2);
  for (let row = top; row <= bottom; row++) {
    free[row] = layout.land[row] & ~state.covered[row];
    tile[row] = 0;
  }
  for (let i = 0; i < spaces.length; i++) tile[Math.floor(spaces[i] / stride)] |= 1 << (spaces[i] % stride);
  for (let row = first; row <= last; row++) free[row] &= ~tile[row];
  let count = 0;
  for (let row = Math.max(0, first - 1); row <= Math.min(height - 1, last + 1); row++) {
    const above = row > top ? free[row - 1] : 0;
    const below = row < bottom ? free[row + 1] : 0;
    const here = free[row];
    const near =
      (row > top ? tile[row - 1] : 0) | (row < bottom ? tile[row + 1] : 0) | (tile[row] << 1) | (tile[row] >> 1);
    for (let bits = here & near & ~(above | below | (here << 1) | (here >> 1)); bits !== 0; bits &= bits - 1) count++;
  }
  return count;
}

/** By row, a bit for each column: empty land, and the tile; scratch space. */
const free = new Int32Array(64);
const tile = new Int32Array(64);
