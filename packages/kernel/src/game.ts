import type { ProblemTexts, ShapeFault } from './fault.ts';
import type { Result } from './result.ts';
import type { Rng } from './rng.ts';
import type { Seat, Viewer } from './seat.ts';

/** What is being asked of whom: plain data on the state's stack, so that a game can be saved in the middle of anything. */
export interface BaseFrame {
  readonly kind: string;
  /** Absent where several seats are asked at the same time. */
  readonly seat?: Seat;
}

/**
 * The least every state has. All of it is plain JSON: no class, Map, Set, Date, function or undefined value, and no
 * object reachable by two ways.
 */
export interface BaseState {
  /** No view contains it, and `determinize` replaces it: who knows it knows the future. */
  rng: Rng;
  /** The top frame is the decision the table waits for; a game with an empty stack is over. */
  stack: BaseFrame[];
}

/** A small fact in the past tense. It carries ids and amounts, never sentences. */
export interface BaseEvent {
  readonly kind: string;
}

export type EventSink<Event> = (event: Event) => void;

/** The id of a rule in the game's ledger, such as `FD-SAIL-04`. */
export type RuleId = string;

export interface Outcome {
  /** By seat. */
  readonly scores: readonly number[];
  /** By seat, 1 for the winner; no two seats share a place unless the rules leave the tie standing. */
  readonly places: readonly number[];
  /** By seat: every source of points with its sum. The sums add up to the score. */
  readonly breakdown: readonly Readonly<Record<string, number>>[];
  /** Sides that the rules themselves play against the table; they take places like the seats. */
  readonly rivals?: readonly Rival[];
}

export interface Rival {
  readonly name: string;
  readonly score: number;
  readonly place: number;
  readonly breakdown: Readonly<Record<string, number>>;
}

/**
 * One game of the house: pure functions over plain data.
 *
 * Written with method syntax on purpose: a `Game` of concrete types is then usable as `AnyGame` by code that is
 * generic over games.
 */
export interface Game<State extends BaseState, Move, Event extends BaseEvent, View, Options> {
  readonly id: string;
  readonly title: string;
  /** Raised whenever an old log would replay differently. */
  readonly rulesVersion: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** No game, however played, asks for more decisions than this. */
  readonly longestGame: number;

  /** Fills in defaults; refuses unknown or wrong options by naming the field. */
  readOptions(input: unknown): Result<Options, ShapeFault>;
  /** The state takes over `rng`. */
  setup(options: Options, seats: number, rng: Rng): State;
  /** Shares nothing with `state`. */
  clone(state: State): State;
  /** Seats that must decide now, none when the game is over. Where there are several, their moves commute. */
  awaiting(state: State): readonly Seat[];
  /**
   * Empties `out`, fills it with every legal move of `seat` in a stable order, and returns it. Never empty for an
   * awaited seat, always for any other. A move is legal if and only if it is in this list; it depends only on what
   * `seat` may know.
   */
  legalMoves(state: State, seat: Seat, out: Move[]): Move[];
  /** Mutates `state`. The move must be legal: this is the inner door, for search and replay. */
  apply(state: State, seat: Seat, move: Move, emit?: EventSink<Event>): void;
  /** Undefined while the game goes on. */
  outcome(state: State): Outcome | undefined;

  /** What `viewer` may know, and nothing else. */
  view(state: State, viewer: Viewer): View;
  /** The same for an event; undefined where he may not know that it happened. */
  redact(event: Event, viewer: Viewer): Event | undefined;
  /** True when the event shows somebody what was hidden from him: no undo may cross it. */
  reveals(event: Event): boolean;
  /**
   * A whole state that `seat` cannot tell from the real one, with a fresh future. It is made from what `seat` may
   * know and from `rng` alone, so whatever is dealt anew is first put into an order that does not betray the real one.
   */
  determinize(state: State, seat: Seat, rng: Rng): State;

  /** One readable line without line breaks. */
  writeMove(move: Move): string;
  /** The move that `writeMove` would write so, legal or not; undefined when the text means nothing. */
  readMove(text: string): Move | undefined;
  /**
   * Every move that the notation can express with these components, legal or not. Laws hold `legalMoves` and `whyNot`
   * against each other over all of them.
   */
  allMoves(): readonly Move[];
  /**
   * The first rule that forbids the move to an awaited seat, judged only by what that seat may know; undefined if and
   * only if `legalMoves` lists the move.
   */
  whyNot(state: State, seat: Seat, move: Move): RuleId | undefined;
}

/** A game seen by code that is generic over games. */
export type AnyGame = Game<BaseState, unknown, BaseEvent, unknown, unknown>;

/** What a game tells bots that are generic over games. It sees a view, never a state, so that it cannot cheat. */
export interface Advice<View, Move> {
  /** How much each legal move of the one who sees `view` is worth to him: the higher, the better. */
  rate(view: View, moves: readonly Move[]): readonly number[];
}

/** A game whose box is open: its components are fixed. */
export interface OpenGame {
  readonly game: AnyGame;
  readonly advice: Advice<unknown, unknown>;
}

/** What a game's package offers: the game for any set of components, the ones we ship by default. */
export interface GamePackage {
  readonly id: string;
  readonly title: string;
  /** The prefix of its rule ids, such as `FD`. */
  readonly rulePrefix: string;
  /** The components we ship, as plain JSON that an owner of the printed game can copy, change and hand to `open`. */
  readonly components: unknown;
  /** The problems that only this game's own checks report. */
  readonly problems?: ProblemTexts;
  open(components?: unknown): Result<OpenGame, ShapeFault>;
}
