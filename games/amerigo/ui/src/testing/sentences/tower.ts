import type { State } from '@portolan/amerigo';
import { box } from './occasion.ts';

/** What may come out of the tower next, found by going through all cases. */
export interface Drop {
  readonly colour: number;
  readonly dropped: number;
  /** By colour: the chance of any cube, and how many on average. */
  readonly some: readonly number[];
  readonly mean: readonly number[];
  readonly points: number;
  readonly skipped: number;
}

/** The chance of each number of cubes out of `count`, each of which comes out with this chance. */
function outOf(count: number, chance: number): readonly number[] {
  const choose = (of: number, some: number): number =>
    Array.from({ length: some }, (_, at) => (of - at) / (at + 1)).reduce((product, one) => product * one, 1);
  return Array.from(
    { length: count + 1 },
    (_, some) => choose(count, some) * chance ** some * (1 - chance) ** (count - some),
  );
}

/** Undefined when no cubes are dropped any more. */
export function nextDrop(state: State): Drop | undefined {
  const { components } = box;
  if (state.stack.length === 0) return undefined;
  if (state.round === components.rounds && state.phase === 6) return undefined;
  const colour = (state.phase + 1) % 7;
  // Until then, what has come out returns to its storage.
  const dropped = (state.storage[colour] ?? 0) + (state.action[colour] ?? 0);
  const [part, whole] = components.tower.released;
  const released = 1 - ((whole - part) / whole) ** dropped;
  const [sticks, of] = components.tower.sticks;
  const counts = state.tower.map((inside, one) => {
    const out = outOf(inside, released);
    const through = one === colour ? outOf(dropped, 1 - sticks / of) : [1];
    const all = Array.from({ length: out.length + through.length - 1 }, () => 0);
    for (const [a, p] of out.entries()) for (const [b, q] of through.entries()) all[a + b] = (all[a + b] ?? 0) + p * q;
    return all;
  });
  const most = mostOf(counts);
  return {
    colour,
    dropped,
    some: counts.map(([none = 0]) => 1 - none),
    mean: counts.map((chances) => chances.reduce((total, chance, n) => total + chance * n, 0)),
    points: most.reduce((total, chance, n) => total + chance * n, 0),
    skipped: most[0] ?? 0,
  };
}

/** The distribution of the largest of several independent numbers. */
function mostOf(counts: readonly (readonly number[])[]): readonly number[] {
  return counts.reduce<readonly number[]>(
    (most, chances) => {
      const both = Array.from({ length: Math.max(most.length, chances.length) }, () => 0);
      for (const [a, p] of most.entries()) {
        for (const [b, q] of chances.entries()) both[Math.max(a, b)] = (both[Math.max(a, b)] ?? 0) + p * q;
      }
      return both;
    },
    [1],
  );
}
