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

/** Core time that copying a state may take; the quick form, which may run beside others, only reports it. */
export const MOST_CLONE_MICROS = 3;

/** How many times faster than boardgame.io with the same rules. */
export const FASTER_THAN_BOARDGAME_IO = 100;

/**
 * How much more an iteration of the search may allocate late in the game than early on. Late positions are richer, so that
 * the advice weighs more moves; whatever the search kept would add up to far more.
 */
export const MOST_GROWTH_OF_ALLOCATION = 3;

/** CPU time that the analysis of a finished game of four may take. */
export const MOST_ANALYSIS_SECONDS = 60;

/**
 * What people may notice of an attack on the server, see `proof siege`. Its memory: the main thread's heap of 256 MB, those
 * of two bot threads and of the thread that checks what comes from outside, and buffers.
 */
export const MOST_UNDER_SIEGE = { healthMs: 250, ackMs: 100, rssMb: 900, stopMs: 10_000 };

/**
 * While bots think at many tables, see `proof load --thinking`: how long people wait for the acknowledgement of a move (the
 * 99th percentile), or on a machine that is busy with other things, how many times longer than without the bots; and how
 * many times longer than the median the longest wait of a table for its bot may be.
 */
export const WHILE_BOTS_THINK = { ackMs: 20, timesQuiet: 2, spread: 2 };

/**
 * How a figure may grow with the number of finished matches: as their logarithm, times `noise` for a busy machine, plus a
 * little that is too small to matter.
 */
export const GROWTH = { noise: 1.5, slackMs: 2, slackMb: 12 };

/**
 * Of `proof ratings`: so many matches are enough, and so many of the 95 % intervals must contain the true strength. Results
 * that are less likely than `unlikely`, over all that is judged, were not foretold.
 */
export const RATINGS = { matches: 2000, coverage: 0.9, unlikely: 0.05 };

/**
 * Of `proof cluster`: how many times the moves of one server two must acknowledge if there are cores for them, by which part
 * the memory of a server may have grown between the two halves of a soak, and which part of the steady rate must be
 * acknowledged meanwhile. For each acknowledged move, at most `lost` connections may be closed by the servers: a few, on a busy
 * machine. The quick form measures servers that have hardly begun.
 */
export const CLUSTER = {
  scaleUp: 1.6,
  lost: 0.001,
  drift: { full: 0.05, quick: 0.5 },
  soakRate: { full: 0.9, quick: 0.5 },
};

/**
 * Of `proof scale`: CPU time of the server per spectator and move, and how many times what an early entry costs a late one may
 * cost.
 */
export const SCALE = { microsPerSpectator: 100, growthWithLength: 2 };
