import type { Box } from '../box.ts';
import type { Destination } from '../ids.ts';
import type { View } from '../view.ts';

/** The chance that a counter is at most 0, 1, 2 and so on; the last one is 1. */
export type Odds = readonly number[];

const NO_COUNTER: Odds = [1];

/** By Destination, by what the viewer knows. */
export function counterOdds(box: Box, view: View): Odds[] {
  const odds = box.names.map(() => NO_COUNTER);
  fillOdds(odds, view, box.galleons, box.components.frigateCounters);
  fillOdds(odds, view, box.forts, box.components.troopCounters);
  return odds;
}

/** A counter that is known is certain; the others share what is left of the pool. */
function fillOdds(odds: Odds[], view: View, places: readonly Destination[], pool: readonly number[]): void {
  const left = pool.slice();
  for (const place of places) {
    const value = view.map[place].counter?.value;
    if (value === undefined) continue;
    left.splice(left.indexOf(value), 1);
    odds[place] = certain(value);
  }
  if (left.length === 0) return;
  const hidden = oddsOf(left);
  for (const place of places) if (view.map[place].counter?.value === undefined) odds[place] = hidden;
}

export function oddsOf(pool: readonly number[]): Odds {
  const odds: number[] = [];
  for (let value = 0; odds[odds.length - 1] !== 1; value++) {
    let count = 0;
    for (const one of pool) if (one <= value) count++;
    odds.push(count / pool.length);
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
