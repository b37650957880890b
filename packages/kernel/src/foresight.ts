import type { BaseState } from './game.ts';
import type { Seat } from './seat.ts';

/**
 * What a game offers to bots that look ahead. It is asked about states that a bot has imagined, and answers only from
 * what the seat in question may know of them, so that imagined secrets cannot mislead.
 *
 * Method syntax is deliberate, as in `Game`.
 */
export interface Foresight<State extends BaseState, Move> {
  /** How many rounds are over (voyages, rounds, eras: whatever the game is divided into). It never decreases. */
  roundsOver(state: State): number;
  /** The game's advice, with each of its weights replaced by what `change` makes of it. */
  advisor(change?: ChangeWeight): Advisor<State, Move>;
  /**
   * Replaces sealed choices of others in a world that `determinize` made for `seat` by those that each of them is
   * advised to make, by seat in `cast`: `determinize` has made all choices equally likely. The seat cannot tell the
   * difference. Changes `world`. Absent if nothing is sealed, or if it does not pay.
   */
  reseal?(world: State, seat: Seat, cast: readonly Advisor<State, Move>[]): void;
  readonly features: Features<State>;
  /** Fitted to the features by `portolan train`; absent until that has been done. */
  readonly value?: FittedValue;
  /** A better value, fitted by `portolan train --net`; loaded by bots that search. Absent where it does not pay. */
  net?(): Promise<FittedNet>;
  /** By number of seats: what a search can imagine in about a quarter of a second. */
  readonly effort?: Readonly<Record<string, SearchEffort>>;
  /** What differs from the defaults for a level to be clearly above the one below. */
  readonly levels?: LevelSettings;
}

/** By number of seats. */
export interface LevelSettings {
  /** How wrong a Bosun is: each weight of its advice is multiplied by e^(this N). Absent: not at all. */
  readonly bosun?: Readonly<Record<string, number>>;
  /** What a Master imagines. Absent: a share of the effort. */
  readonly master?: Readonly<Record<string, Pick<SearchEffort, 'iterations' | 'candidates'>>>;
}

/** Counted rather than timed, so that a game among bots can be repeated on any machine. */
export interface SearchEffort {
  /** Imagined games, each played on to the horizon. */
  readonly iterations: number;
  /** The horizon: rounds that are played on, including the current one. */
  readonly rounds: number;
  /** Compares this many moves, those that the advice rates highest, by sequential halving; otherwise grows a tree. */
  readonly candidates?: number;
  /**
   * What a point of lead counts beside the expected share of rivals to finish ahead of. The share alone hardly tells
   * moves apart in a game that the advice, left to itself, would lose or win clearly.
   */
  readonly perPoint?: number;
  /**
   * How likely a rival is imagined to judge exactly as the seat itself does, instead of holding other opinions. Absent: 0.
   */
  readonly likeMinded?: number;
}

export type ChangeWeight = (weight: number) => number;

/** Advice on imagined states: no view has to be built first. */
export interface Advisor<State, Move> {
  /** Equal to what `Advice.rate` returns for the seat's view of `state`, as long as the weights are equal. Leaves `state` as it was. */
  rate(state: State, seat: Seat, moves: readonly Move[]): readonly number[];
}

/** A description of one player's position in numbers, for fitted values. */
export interface Features<State> {
  /** Increased whenever a feature changes its meaning: weights fitted to another version are rejected. */
  readonly version: number;
  readonly names: readonly string[];
  seats(state: State): number;
  /** Which fit applies: the number of seats, and a word where positions are worth something else at the same number. */
  setting(state: State): string;
  /** The seats, and behind them the opponents that the rules play. */
  players(state: State): number;
  /** Writes one number for each name into `out`, starting at `from`. */
  write(state: State, player: number, out: Float64Array, from: number): void;
  /** By player: the score so far. */
  score(state: State, player: number): number;
}

/** A linear prediction of the points still to come, fitted to games that bots played. */
export interface FittedValue {
  readonly game: string;
  /** The version of the features it was fitted to. */
  readonly features: number;
  /** How it was made: the command, and the games behind it. */
  readonly made: string;
  /** By setting, then by rounds over; null before the first round is over. */
  readonly seats: Readonly<Record<string, readonly (RoundValue | null)[]>>;
}

export interface RoundValue {
  /** One for each feature. */
  readonly weights: readonly number[];
  /** The standard deviation of the points from the prediction. */
  readonly spread: number;
}

/** A value with a small net that corrects its linear prediction. */
export interface FittedNet extends FittedValue {
  /** What it is worth in play, and how that was measured. */
  readonly rating: string;
  /** By layer, input and output. The last input of each layer is the constant one. */
  readonly layers: readonly (readonly (readonly number[])[])[];
}

/** To code that is generic over games. */
export type AnyForesight = Foresight<BaseState, unknown>;

/** A copy of nested weights with every number replaced. */
export function changeWeights<Weights>(weights: Weights, change: ChangeWeight): Weights {
  return changed(weights, change) as Weights;
}

function changed(value: unknown, change: ChangeWeight): unknown {
  if (typeof value === 'number') return change(value);
  if (Array.isArray(value)) return value.map((one) => changed(one, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, changed(one, change)]));
}
