import type { Box } from '../box.ts';
import type { Commodity } from '../ids.ts';
import { commodityPoints } from '../scoring.ts';
import type { Reading } from './reading.ts';

/** By Commodity: what one more of it adds to the final score, given the trades still to be expected. */
export function ownWares({ box, self, laterTrades, weights }: Reading): number[] {
  const held = self.commodities;
  const before = prospect(box, held, laterTrades);
  const share = laterTrades > 0 ? weights.trade : 1;
  return held.map((_, commodity) => share * (prospect(box, withOne(held, commodity), laterTrades) - before));
}

/** The points of `held` after `later` further trades, each for what then helps most. */
export function prospect(box: Box, held: readonly number[], later: number): number {
  if (later === 0) return commodityPoints(box, held);
  const tried = held.slice();
  // One more of the rarest kind never makes a smaller set than one more of another kind.
  for (let trade = 0; trade < later; trade++) tried[tried.indexOf(Math.min(...tried))]++;
  return commodityPoints(box, tried);
}

export function withOne(held: readonly number[], commodity: Commodity): number[] {
  const more = held.slice();
  more[commodity]++;
  return more;
}
