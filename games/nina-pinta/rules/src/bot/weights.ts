/** What things are worth, in points. */
export interface Weights {
  /** A gold behind the screen as long as it can be spent: on crew and Benefits of the next era, on Benefits of this one. */
  readonly gold: number;
  readonly purse: number;
  readonly shopping: number;
  /** Some more gold before the last era; the rest only scores. */
  readonly spareGold: number;
  readonly reserve: number;
  /** A gold of revenue in an era to come, and in the last one. */
  readonly income: number;
  readonly lastIncome: number;
  /** Gold aboard or in a Stronghold against gold behind the screen. */
  readonly cargo: number;
  readonly vault: number;
  readonly mine: number;
  /** Each further terrain of a group in the making, and a group that is complete, for each era left. */
  readonly terrain: number;
  readonly group: number;
  /** A land of a group where a Town can be built, once the Build token is there and before. */
  readonly site: number;
  readonly laterSite: number;
  /** The same land in two worlds. */
  readonly pair: number;
  /** A Captain at home for a world with lands to explore, and for one without. */
  readonly captain: number;
  readonly warCaptain: number;
  /** What another player loses, with two players. */
  readonly harm: number;
  /** What Cities take from others: of their open Military Benefits, and of Planck's points for missing Cities. */
  readonly envy: number;
  /** A free Settler that an attack may remove: in later eras, and by a ship that is still to sail in this one. */
  readonly exposed: number;
  readonly threat: number;
  /** Settlers sent to a world where the player has none, where Planck will attack them. */
  readonly scatter: number;
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

/** At a table of several players, for the Soloist, and for the Soloist against a Planck who attacks in peace. */
export interface AllWeights {
  readonly table: Weights;
  readonly solo: Weights;
  readonly raided: Weights;
}

const TABLE: Weights = {
  gold: 1.18,
  purse: 7.49,
  shopping: 1.81,
  spareGold: 0.32,
  reserve: 6.82,
  income: 0.227,
  lastIncome: 0.0633,
  cargo: 0.638,
  vault: 3.19,
  mine: 0.4,
  terrain: 0.0794,
  group: 0.198,
  site: 0.134,
  laterSite: 0.0818,
  pair: 0.222,
  captain: 0.79,
  warCaptain: 0.211,
  harm: 1.48,
  envy: 0.306,
  exposed: 0.042,
  threat: 0.217,
  scatter: 0,
  cities: 0.273,
  promise: 0.433,
  pirate: 0.709,
  double: 2.96,
  turnOrder: 0.242,
  spyglass: 0.104,
  largerShips: 0.159,
  stronghold: 0.937,
  place: 0.269,
  discovery: 0.979,
};

const SOLO: Weights = {
  gold: 0.819,
  purse: 6.17,
  shopping: 8.02,
  spareGold: 0.119,
  reserve: 70.2,
  income: 0.131,
  lastIncome: 0.0697,
  cargo: 0.917,
  vault: 1.4,
  mine: 1.67,
  terrain: 0.119,
  group: 0.288,
  site: 0.526,
  laterSite: 0.0448,
  pair: 0.344,
  captain: 0.0783,
  warCaptain: 0.0725,
  harm: 0.089,
  envy: 0.0933,
  exposed: 0.142,
  threat: 0.461,
  scatter: 0.461,
  cities: 0.0569,
  promise: 0.216,
  pirate: 2.95,
  double: 1.66,
  turnOrder: 0.117,
  spyglass: 0.0529,
  largerShips: 0.0574,
  stronghold: 0.105,
  place: 0.257,
  discovery: 0.879,
};

const RAIDED: Weights = {
  gold: 0.519,
  purse: 8.59,
  shopping: 8.67,
  spareGold: 0.0775,
  reserve: 51.8,
  income: 0.0629,
  lastIncome: 0.0446,
  cargo: 1.33,
  vault: 1.89,
  mine: 4.16,
  terrain: 0.0795,
  group: 0.0151,
  site: 0.273,
  laterSite: 0.0373,
  pair: 0.297,
  captain: 0.306,
  warCaptain: 0.265,
  harm: 0.0613,
  envy: 0.0856,
  exposed: 0.151,
  threat: 0.874,
  scatter: 0.574,
  cities: 0.0466,
  promise: 0.122,
  pirate: 1.64,
  double: 0.892,
  turnOrder: 0.185,
  spyglass: 0.0929,
  largerShips: 0.0539,
  stronghold: 0.141,
  place: 0.109,
  discovery: 1.03,
};

export const WEIGHTS: AllWeights = { table: TABLE, solo: SOLO, raided: RAIDED };
