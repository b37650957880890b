/** How the advice values what no rule puts a number on, in victory points. */
export interface Weights {
  /** Discs that one rival is expected to have at a Destination, by kind (town, fort, galleon, port). */
  readonly rivals: readonly number[];
  /** By how much each zone further out keeps rivals away. */
  readonly remoteness: number;
  /** How likely a rival is to carry out a mission that the rival can pay for. */
  readonly resolve: number;
  /** What a turn in Plymouth costs: the docks fill up meanwhile. */
  readonly turn: number;
  /** By Location: how likely a rival who comes to it stops there, if a circle is open. */
  readonly wanted: readonly number[];
  /** How many places along the street a rival moves in a turn, on average. */
  readonly pace: number;
  /** What holding a counter is worth beyond what comes with it. */
  readonly admiral: number;
  readonly governor: number;
  readonly informer: number;
  /** What the Admiral is worth in addition to a player with a galleon. */
  readonly admiralAtSea: number;
  /** What arriving first with the Hind is worth beyond one more mission. */
  readonly hind: number;
  readonly ghost: number;
  /** Trades expected in each later voyage. */
  readonly futureTrades: number;
  /** What a point from commodities counts before the last voyage, while sets can still grow. */
  readonly trade: number;
  /** The share of a hero's bonus that a player who sails on can still expect. */
  readonly laterBonus: number;
  /** The share of its worth that a mission keeps as a mere fallback. */
  readonly fallback: number;
  /** How much sooner a disc without a use is laid than one with: it tells the rivals nothing. */
  readonly blind: number;
  /** How much sooner a disc is laid where being early matters. */
  readonly early: number;
  /** The share of what rivals may take from a place that seeing their discs there saves. */
  readonly glimpse: number;
  /** How much a rival's loss counts when counters are laid. */
  readonly malice: number;
}

export const WEIGHTS: Weights = {
  rivals: [0.35, 0.3, 0.3, 0.3],
  remoteness: 0.85,
  resolve: 0.85,
  turn: 1,
  wanted: [0.63, 0.8, 0.65, 0.93, 0.79, 0.36, 0.57, 0.61, 0.4, 0.7, 0.64, 0.44, 0.68, 0.77, 0.81, 0.71, 0.55, 0.95],
  pace: 2.5,
  admiral: 1,
  governor: 1.7,
  informer: 0.7,
  admiralAtSea: 1.5,
  hind: 1,
  ghost: 0.3,
  futureTrades: 1,
  trade: 1.15,
  laterBonus: 0.3,
  fallback: 0.22,
  blind: 0.5,
  early: 0.14,
  glimpse: 0.25,
  malice: 0.15,
};
