/** What things are worth, in points. */
export interface Weights {
  /** A gold behind the screen: up to `purse`, and beyond. */
  readonly gold: number;
  readonly spareGold: number;
  readonly purse: number;
  /** The share of that in the last era. */
  readonly lastGold: number;
  /** A gold of revenue in an era to come, against one in hand. */
  readonly income: number;
  /** Gold aboard or in a Stronghold against gold behind the screen. */
  readonly cargo: number;
  readonly vault: number;
  readonly mine: number;
  /** Each further terrain of a group in the making, and a group that is complete, for each era left. */
  readonly terrain: number;
  readonly group: number;
  /** The same land in two worlds. */
  readonly pair: number;
  /** A Captain at home for a world with lands to explore. */
  readonly captain: number;
  /** A Settler lost by the opponent, with two players. */
  readonly harm: number;
  /** Cities that are expected in each era left. */
  readonly cities: number;
  /** A Progress Benefit for the ones that may still join it, for each era left. */
  readonly promise: number;
  /** Counters. */
  readonly pirate: number;
  readonly double: number;
  readonly turnOrder: number;
  readonly spyglass: number;
  readonly largerShips: number;
  /** A safe Settler with a safe store. */
  readonly stronghold: number;
  /** A place earlier in the turn order. */
  readonly place: number;
  /** What an unexplored land promises besides its capacity. */
  readonly discovery: number;
}

export const WEIGHTS: Weights = {
  gold: 0.75,
  spareGold: 0.3,
  purse: 14,
  lastGold: 0.8,
  income: 0.65,
  cargo: 0.95,
  vault: 0.55,
  mine: 0.2,
  terrain: 0.25,
  group: 0.35,
  pair: 0.3,
  captain: 0.4,
  harm: 0.9,
  cities: 0.8,
  promise: 0.3,
  pirate: 1.6,
  double: 2,
  turnOrder: 0.4,
  spyglass: 0.2,
  largerShips: 0.9,
  stronghold: 0.6,
  place: 0.15,
  discovery: 1.2,
};
