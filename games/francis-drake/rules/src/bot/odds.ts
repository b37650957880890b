import type { Box } from '../box.ts';
import type { Destination } from '../ids.ts';
import type { Sight } from './sight.ts';

/** The chance that a counter is at most 0, 1, 2 and so on; the last one is 1. */
export type Odds = readonly number[];

const NO_COUNTER: Odds = [1];

/** By Destination, by what the asked seat knows. */
export function counterOdds(box: Box, sight: Sight): Odds[] {
  const odds = box.names.map(() => NO_COUNTER);
  fillOdds(odds, sight, box.galleons, box.components.frigateCounters);
  fillOdds(odds, sight, box.forts, box.components.troopCounters);
  return odds;
}

/** A counter that is known is certain; the others share what is left of the pool. */
function fillOdds(odds: Odds[], sight: Sight, places: readonly Destination[], pool: readonly number[]): void {
  const left = pool.slice();
  for (const place of places) {
    const value = sight.counters[place];
    if (value < 0) continue;
    left.splice(left.indexOf(value), 1);
    odds[place] = certain(value);
  }
  if (left.length === 0) return;
  const hidden = oddsOf(left);
  for (const place of places) if (sight.counters[place] < 0) odds[place] = hidden;
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

export function certain(value: number): Odds {
  const odds = [1];
  while (odds.length <= value) odds.unshift(0);
  return odds;
}

/** The chance that a counter is no more than `spare`. */
export function chanceWithin(odds: Odds, spare: number): number {
  if (spare < 0) return 0;
  return spare >= odds.length ? 1 : odds[spare];
}
