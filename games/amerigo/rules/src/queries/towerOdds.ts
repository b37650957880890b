import type { Box } from '../box.ts';
import { COLOURS, type Colour } from '../ids.ts';
import type { View } from '../view.ts';
import { isLastRound } from './lastRound.ts';

/** What may fall when the cubes of a storage space are dropped. */
export interface TowerOdds {
  readonly colour: Colour;
  readonly dropped: number;
  /** By Colour: the probability of at least one cube, and the mean number of cubes. */
  readonly some: readonly number[];
  readonly mean: readonly number[];
  /** The mean action points of the phase; 0 counts for a phase that is skipped. */
  readonly points: number;
  readonly skipped: number;
}

/** The next drop; undefined after the last phase. Until then every cube on the action space returns. [AM-ROUND-13] */
export function nextDrop(box: Box, view: View): TowerOdds | undefined {
  const { phase, cubes } = view;
  const next = COLOURS.indexOf(phase) + 1;
  if (next === COLOURS.length && isLastRound(box, view)) return undefined;
  const storage = cubes.storage.map((count, colour) => count + cubes.action[colour]);
  return towerOdds(box, { tower: cubes.tower, storage }, next % COLOURS.length);
}

/** All cubes decide independently of each other. [AM-TOWER-07] [AM-TOWER-12] [AM-TOWER-13] */
export function towerOdds(
  box: Box,
  { tower, storage }: Pick<View['cubes'], 'tower' | 'storage'>,
  colour: Colour,
): TowerOdds {
  const dropped = storage[colour];
  const [sticks, of] = box.components.tower.sticks;
  const falling = COLOURS.map((_, inside) => {
    const released = binomial(tower[inside], box.release[dropped]);
    return inside === colour ? sumOfTwo(released, binomial(dropped, 1 - sticks / of)) : released;
  });
  const none = falling.map((chances) => chances[0]);
  // The most frequent colour has at most n cubes if every colour has.
  const atMost = (n: number): number =>
    falling.reduce((product, chances) => product * chances.slice(0, n + 1).reduce((sum, one) => sum + one, 0), 1);
  let points = 0;
  for (let n = 0; n < box.components.cubesPerColour; n++) points += 1 - atMost(n);
  return {
    colour,
    dropped,
    some: none.map((chance) => 1 - chance),
    mean: falling.map((chances) => chances.reduce((sum, chance, count) => sum + chance * count, 0)),
    points,
    skipped: none.reduce((product, chance) => product * chance, 1),
  };
}

/** By number of successes: its probability in `count` independent tries. */
function binomial(count: number, chance: number): number[] {
  let chances = [1];
  for (let tries = 0; tries < count; tries++) chances = sumOfTwo(chances, [1 - chance, chance]);
  return chances;
}

/** The distribution of the sum of two independent numbers. */
function sumOfTwo(one: readonly number[], other: readonly number[]): number[] {
  const sum = Array.from({ length: one.length + other.length - 1 }, () => 0);
  for (const [i, a] of one.entries()) for (const [j, b] of other.entries()) sum[i + j] += a * b;
  return sum;
}
