import { type Good, NOTHING, type Production } from '../ids.ts';
import { bestForGold, noOffers, type Situation } from './situation.ts';

/** A commodity token: one point for each production token of its type, now or later. */
export function goodWorth({ player, roundsLeft, weights }: Situation, good: Good): number {
  return player.production[good] + weights.productionPerRound * roundsLeft;
}

/** A production token: one point for each commodity token of its type. */
export function productionWorth({ box, player, roundsLeft, weights }: Situation, production: Production): number {
  const { good } = box.production[production];
  return player.goods[good] + weights.goodsPerRound * roundsLeft;
}

/** The best purchases for a number of action points, and for gold. */
export function buyingWorth(situation: Situation, ap: number): number {
  const { box, state } = situation;
  const offers = noOffers(situation, ap);
  const { most, worths: best } = offers;
  for (let at = 0; at < state.market.length; at++) {
    const production = state.market[at];
    if (production === NOTHING) continue;
    const { cost } = box.production[production];
    const worth = productionWorth(situation, production);
    for (let left = most; left >= cost; left--) best[left] = Math.max(best[left], best[left - cost] + worth);
  }
  return bestForGold(situation, ap, offers);
}
