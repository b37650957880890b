import type { TokenKind } from '../ids.ts';

/** Estimated values, in points. */
export interface Weights {
  /** One gold beyond the point it scores, while there is time to pay for steps with it. */
  readonly gold: number;
  /** By Colour: how much an action's estimate counts when a turn is chosen. */
  readonly actions: readonly number[];
  /** The spaces one player can cover in a round; an island that needs more is not expected to be completed. */
  readonly spacesPerRound: number;
  /** A space of land that a first post opens, on a small and on a big island. */
  readonly openSmall: number;
  readonly openBig: number;
  /** A harbour within reach later, relative to one within reach now. */
  readonly later: number;
  /** What lies within reach of the end of a voyage. */
  readonly onward: number;
  /** A pocket of one space that a tile leaves behind. */
  readonly pocket: number;
  /** A planned tile, relative to a laid one. */
  readonly planned: number;
  /** What a point of building costs a planned tile. */
  readonly buildCost: number;
  /** Points to spend on building in a round. */
  readonly buildPace: number;
  /** How many squares may be planned without a place for them, and what each is worth. */
  readonly spare: number;
  readonly ahead: number;
  /** Commodity and production tokens to expect for each remaining round. */
  readonly goodsPerRound: number;
  readonly productionPerRound: number;
  /**
   * Cannons for this round before they are enough, relative to the chance of loading the rest; those so few that one
   * action will not do; and cannons for the next round.
   */
  readonly cannon: number;
  readonly farCannon: number;
  readonly laterCannon: number;
  /** The steps on the order track to expect for each remaining round. */
  readonly orderPace: number;
  /** The lead on the order track. */
  readonly lead: number;
  /** The token that scores cubes, as long as it is not used. */
  readonly cubePoints: number;
  /** A token of this kind, for each remaining round. */
  readonly tokens: Readonly<Record<TokenKind, number>>;
}

export const WEIGHTS: Weights = {
  gold: 0.25,
  actions: [1.7, 0.95, 1.15, 1.02, 1.15, 0.92, 1.3],
  spacesPerRound: 8.5,
  openSmall: 0.584,
  openBig: 0.63,
  later: 0.427,
  onward: 0.612,
  pocket: 0.986,
  planned: 0.5,
  buildCost: 0.252,
  buildPace: 4.5,
  spare: 3.98,
  ahead: 0.18,
  goodsPerRound: 0.266,
  productionPerRound: 0.28,
  cannon: 0.6,
  farCannon: 0.6,
  laterCannon: 0.58,
  orderPace: 4,
  lead: 0.741,
  cubePoints: 3.3,
  tokens: {
    actionPoints: 1.37,
    shipPoints: 0.463,
    pirateThreat: 1.4,
    pirateDamage: 1,
    pirateReward: 1.38,
    twoNeutrals: 0.369,
    redGreen: 1.23,
    gold: 0,
    postGold: 0.961,
    betterGold: 0.453,
    orderJump: 0.959,
    cubePoints: 0,
    endPosts: 1.14,
    endPoints: 0,
    endGold: 0,
  },
};
