import type { Box } from '../box.ts';
import type { Destination } from '../ids.ts';
import type { Sight } from './sight.ts';

/** The chance that a counter is at most 0, 1, 2 and so on; the last one is 1. */
export type Odds = readonly number[];

const NO_COUNTER: Odds = [1];

/** By Destination, by what the asked seat knows. */
export function counterOdds(box: Box, sight: Sight): Odds[] {
  const odds = new Array<Odds>(box.names.length).fill(NO_COUNTER);
  fillOdds(odds, sight, box.galleons, box.components.frigateCounters);
  fillOdds(odds, sight, box.forts, box.components.troopCounters);
  return odds;
}

/** A counter that is known is certain; the others share what is left of the pool. */
function fillOdds(odds: Odds[], { counters }: Sight, places: readonly Destination[], pool: readonly number[]): void {
  let known = 0;
  for (const place of places) {
    const value = counters[place];
    if (value < 0) continue;
    known |= firstOf(pool, value, known);
    odds[place] = certain(value);
  }
  const hidden = oddsWithout(pool, known);
  for (const place of places) if (counters[place] < 0) odds[place] = hidden;
}

/** The bit of the first counter of this value that is not among those `known`. */
function firstOf(pool: readonly number[], value: number, known: number): number {
  for (let at = 0; at < pool.length; at++) if (pool[at] === value && (known & (1 << at)) === 0) return 1 << at;
  return 0;
}

/** By pool, then by which of its counters are known, a bit for each: the odds of the others. */
const remaining = new WeakMap<readonly number[], Odds[]>();

/** Each computed once: a pool has few counters. */
function oddsWithout(pool: readonly number[], known: number): Odds {
  let table = remaining.get(pool);
  if (table === undefined) {
    table = [];
    remaining.set(pool, table);
  }
  table[known] ??= oddsOf(pool.filter((_, at) => (known & (1 << at)) === 0));
  return table[known];
}

export function oddsOf(pool: readonly number[]): Odds {
  const odds: number[] = [];
  const highest = Math.max(0, ...pool);
  for (let value = 0; value <= highest; value++) {
    let count = 0;
    for (const one of pool) if (one <= value) count++;
    odds.push(pool.length === 0 ? 1 : count / pool.length);
  }
  return odds;
}

const certainties: Odds[] = [];

/** The same list for the same value. */
export function certain(value: number): Odds {
  certainties[value] ??= Array.from({ length: value + 1 }, (_, at) => (at < value ? 0 : 1));
  return certainties[value];
}

/** The chance that a counter is no more than `spare`. */
export function chanceWithin(odds: Odds, spare: number): number {
  if (spare < 0) return 0;
  return spare >= odds.length ? 1 : odds[spare];
}
