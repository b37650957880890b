import type { TokenKind } from '../ids.ts';

/** Estimated values, in points. */
export interface Weights {
  /** One gold: more than the point it scores, since it may pay for a step. */
  readonly gold: number;
  /** The spaces one player can cover in a round; an island that needs more is not expected to be completed. */
  readonly spacesPerRound: number;
  /** A space of land that a first post opens, on a small and on a big island. */
  readonly openSmall: number;
  readonly openBig: number;
  /** A harbour within reach later, relative to one within reach now. */
  readonly later: number;
  /** A pocket of one space that a tile leaves behind. */
  readonly pocket: number;
  /** A planned tile, relative to a laid one. */
  readonly planned: number;
  /** How many squares may be planned without a place for them, and what each is worth. */
  readonly spare: number;
  readonly ahead: number;
  /** Commodity and production tokens to expect for each remaining round. */
  readonly goodsPerRound: number;
  readonly productionPerRound: number;
  /** Cannons for this round before its end, and for the next round. */
  readonly cannon: number;
  readonly laterCannon: number;
  /** The lead on the order track. */
  readonly lead: number;
  /** A token of this kind, for each remaining round. */
  readonly tokens: Readonly<Record<TokenKind, number>>;
}

export const WEIGHTS: Weights = {
  gold: 1.15,
  spacesPerRound: 9,
  openSmall: 0.45,
  openBig: 0.7,
  later: 0.55,
  pocket: 1.2,
  planned: 0.55,
  spare: 5,
  ahead: 0.15,
  goodsPerRound: 0.35,
  productionPerRound: 0.35,
  cannon: 0.8,
  laterCannon: 0.55,
  lead: 0.6,
  tokens: {
    actionPoints: 0.9,
    shipPoints: 0.5,
    pirateThreat: 0.8,
    pirateDamage: 0.6,
    pirateReward: 1.4,
    twoNeutrals: 0.5,
    redGreen: 0.9,
    gold: 0,
    postGold: 1,
    betterGold: 0.6,
    orderJump: 0.6,
    cubePoints: 0,
    endPosts: 1.4,
    endPoints: 0,
    endGold: 0,
  },
};
