import type { Seat } from '@portolan/kernel';

/** What a position is expected to lead to for one seat, judged by what that seat knew. */
export interface Expectation {
  /** The expected place, 1 for the winner. */
  readonly place: number;
  /** The expected final score. */
  readonly score: number;
}

/** The expectation of a seat at one of its decisions, or at the end. */
export interface Prospect extends Expectation {
  /** The number of moves played so far. */
  readonly moves: number;
}

/** A part of the expected final score; `points` is how much more of it the better move brings. */
export interface Term {
  readonly name: string;
  readonly points: number;
}

/** A decision that cost more than chance can explain. */
export interface Finding {
  readonly seat: Seat;
  /** The number of moves played before it. */
  readonly moves: number;
  /** In notation. */
  readonly played: string;
  readonly better: string;
  /** How much further ahead the better move was expected to lead: places and points. */
  readonly places: number;
  readonly points: number;
  /** The standard error of `places`. */
  readonly error: number;
  /** The largest differences first. */
  readonly terms: readonly Term[];
  /** What the seat saw, so that the moves can be described in words. */
  readonly view: unknown;
}

/** A change of a seat's prospects between two of its decisions, by chance or by the moves of others. */
export interface Swing {
  readonly seat: Seat;
  /** The number of moves played before the earlier decision, and before the later one or at the end. */
  readonly from: number;
  readonly to: number;
  /** How many places and points were gained; negative if they were lost. */
  readonly places: number;
  readonly points: number;
  /** The standard error of `places`. */
  readonly error: number;
  /** What the seat saw afterwards. */
  readonly view: unknown;
}

export interface SeatAnalysis {
  /** In order; before and after each costly decision. */
  readonly prospects: readonly Prospect[];
  /** The costliest first. */
  readonly findings: readonly Finding[];
  /** The largest first. */
  readonly swings: readonly Swing[];
  /** Decisions with a choice. */
  readonly decisions: number;
  /** Those that a stand-in took; they are not among the decisions. */
  readonly stoodIn: number;
  /** One did so before the player decided anything: the prospects begin later in the game. */
  readonly stoodInFirst: boolean;
  /** Places and points gained by chance and by the moves of others and of stand-ins, and those lost by the findings. */
  readonly luck: Expectation;
  readonly lost: Expectation;
}

export interface Analysis {
  /** By seat. */
  readonly seats: readonly SeatAnalysis[];
  /** The seats, and the opponents that the rules play. */
  readonly players: number;
}
