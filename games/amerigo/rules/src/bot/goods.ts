import { type Good, NOTHING, type Production } from '../ids.ts';
import type { Situation } from './situation.ts';

/** A commodity token: one point for each production token of its type, now or later. */
export function goodWorth({ player, roundsLeft, weights }: Situation, good: Good): number {
  return player.production[good] + weights.productionPerRound * roundsLeft;
}

/** A production token: one point for each commodity token of its type. */
export function productionWorth({ box, player, roundsLeft, weights }: Situation, production: Production): number {
  const { good } = box.production[production];
  return player.goods[good] + weights.goodsPerRound * roundsLeft;
}

/** The best purchases for a number of action points, without gold. */
export function buyingWorth(situation: Situation, ap: number): number {
  const { box, state } = situation;
  const offers = state.market
    .filter((production) => production !== NOTHING)
    .map((production) => ({ cost: box.production[production].cost, worth: productionWorth(situation, production) }));
  const best = Array.from({ length: ap + 1 }, () => 0);
  for (const { cost, worth } of offers) {
    for (let left = ap; left >= cost; left--) best[left] = Math.max(best[left], best[left - cost] + worth);
  }
  return best[ap];
}
