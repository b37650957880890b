/** What each game must achieve, and how much is checked, by the game's id. */
export interface Floors {
  /** Random games under the laws for each player count. */
  readonly lawGames: { readonly full: number; readonly quick: number };
  /** Random games in which every move is compared with its conditions at every decision, per player count and opening. */
  readonly conditionGames: { readonly full: number; readonly quick: number };
  /** Decisions per second of random play on one core. */
  readonly speed?: { readonly floor: number; readonly aim: number };
  /** How many times smaller a move is as patches than with the whole view. */
  readonly steps?: number;
  /** The minimum percentage of mutants that the tests notice; the quick form mutates only these files. */
  readonly mutants?: { readonly floor: number; readonly quickFiles: readonly string[] };
}

export const FLOORS: Readonly<Record<string, Floors>> = {
  amerigo: {
    lawGames: { full: 1_200, quick: 100 },
    conditionGames: { full: 3_000, quick: 20 },
    speed: { floor: 200_000, aim: 600_000 },
    steps: 10,
    mutants: { floor: 85, quickFiles: ['decisions/loadCannons.ts', 'effects/order.ts'] },
  },
  'francis-drake': {
    lawGames: { full: 1_200, quick: 100 },
    conditionGames: { full: 3_000, quick: 20 },
    speed: { floor: 300_000, aim: 1_000_000 },
    steps: 7,
    mutants: { floor: 85, quickFiles: ['decisions/trade.ts', 'decisions/goHome.ts'] },
  },
  'nina-pinta': {
    lawGames: { full: 1_200, quick: 100 },
    conditionGames: { full: 3_000, quick: 20 },
    speed: { floor: 200_000, aim: 600_000 },
    steps: 14,
    mutants: { floor: 85, quickFiles: [] },
  },
  specimen: {
    lawGames: { full: 1_000, quick: 100 },
    conditionGames: { full: 3_000, quick: 20 },
    mutants: { floor: 85, quickFiles: [] },
  },
};

/** Core time that the patches of one move may take for one viewer. */
export const MOST_STEP_MICROS = 500;

/** How many times faster than boardgame.io with the same rules. */
export const FASTER_THAN_BOARDGAME_IO = 100;
