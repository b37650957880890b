import type { Box } from '../box.ts';
import type { Commodity, Destination } from '../ids.ts';
import { commodityPoints } from '../scoring.ts';
import type { Assessment } from './assessment.ts';

/** At a port: what each commodity that lies there is worth to the asked seat, the best first. */
export type Offers = (port: Destination) => readonly number[];

/** Computed once for each port, on demand: most decisions concern none. */
export function readOffers(assessment: Assessment): Offers {
  const made: (readonly number[])[] = [];
  let wares: readonly number[] | undefined;
  return (port) => {
    wares ??= ownWares(assessment);
    made[port] ??= offersAt(wares, assessment.sight.wares[port]);
    return made[port];
  };
}

function offersAt(wares: readonly number[], lying: number): number[] {
  const offers: number[] = [];
  for (let ware = 0; ware < wares.length; ware++) {
    if ((lying & (1 << ware)) === 0) continue;
    let at = offers.push(wares[ware]) - 1;
    for (; at > 0 && offers[at - 1] < wares[ware]; at--) offers[at] = offers[at - 1];
    offers[at] = wares[ware];
  }
  return offers;
}

/** By Commodity: what one more of it adds to the final score, given the trades still to be expected. */
export function ownWares({ box, self, laterTrades, weights }: Assessment): number[] {
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
  for (let trade = 0; trade < later; trade++) tried[rarestOf(tried)]++;
  return commodityPoints(box, tried);
}

/** The first of those that there are least of. */
function rarestOf(held: readonly number[]): Commodity {
  let rarest = 0;
  for (let commodity = 1; commodity < held.length; commodity++) if (held[commodity] < held[rarest]) rarest = commodity;
  return rarest;
}

export function withOne(held: readonly number[], commodity: Commodity): number[] {
  const more = held.slice();
  more[commodity]++;
  return more;
}
