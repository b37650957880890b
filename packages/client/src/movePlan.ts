import type { EntryInfo, Moment } from '@portolan/protocol';
import { PACE_FACTORS, type Pace } from './pace.ts';
import { goesBack } from './standingMoves.ts';
import { type Step, stepsOf } from './steps.ts';

/** A move that happened, with the view before it. After a lost connection, several entries at once. */
export interface PlayedMove {
  readonly entries: readonly EntryInfo[];
  readonly before: unknown;
  readonly moment: Moment;
}

/** How long the steps of a move are shown, and how long the table rests after it. */
export interface MovePlan {
  readonly steps: readonly { readonly step: Step; readonly ms: number }[];
  readonly rest: number;
}

export interface MovePace {
  /** How long an event is shown at normal pace: 0 leaves it out, undefined gives it its share of a move's time. */
  readonly duration: (step: Step) => number | undefined;
  readonly pace: Pace;
  /** The player of the page made the move and waits to go on. */
  readonly isOwn: boolean;
}

/** The time of a move at normal pace if its game does not say how long its events take. */
const MOVE_MS = 1000;
const LEAST_STEP_MS = 350;
/** After a move the table rests, at least for the shorter time and until the longer one has passed since it began. */
const REST_MS = 300;
const REST_UNTIL_MS = 900;

export function planMove(move: PlayedMove, { duration, pace, isOwn }: MovePace): MovePlan {
  const factor = isOwn ? Math.min(1, PACE_FACTORS[pace]) : PACE_FACTORS[pace];
  const events = stepsOf(move.entries, { before: move.before, after: move.moment.view });
  const wanted = events.map(duration);
  // Without motion, players have nothing to see of a move that they have just made themselves.
  const share = isOwn ? 0 : Math.max(LEAST_STEP_MS, MOVE_MS / wanted.filter((ms) => ms === undefined).length);
  const steps = events.map((step, at) => ({ step, ms: Math.round((wanted[at] ?? share) * factor) }));
  const whole = steps.reduce((sum, { ms }) => sum + ms, 0);
  const isQuiet = isOwn || steps.length === 0;
  return { steps, rest: isQuiet ? 0 : Math.max(REST_MS * factor, REST_UNTIL_MS * factor - whole) };
}

/** Several entries at once, or one that goes back: the table does not advance by one step. */
export function isJump({ entries }: PlayedMove): boolean {
  return entries.length !== 1 || entries.some(goesBack);
}

/** Patches can be used only once. */
export function withoutPatches({ patches: _, ...entry }: EntryInfo): EntryInfo {
  return entry;
}
