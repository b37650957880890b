import type { ProblemTexts, ShapeFault } from './fault.ts';
import type { AnyForesight } from './foresight.ts';
import type { Result } from './result.ts';
import type { Rng } from './rng.ts';
import type { Seat, Viewer } from './seat.ts';
import type { SharedParts } from './views.ts';

/** A pending decision: plain data on the state's stack, so that a game can be saved at any moment. */
export interface BaseFrame {
  readonly kind: string;
  /** Absent if several seats decide at the same time. */
  readonly seat?: Seat;
}

/**
 * What every state has. All of it is plain JSON: no class, Map, Set, Date, function or undefined value, and no object
 * that can be reached in two ways.
 */
export interface BaseState {
  /** No view contains it, and `determinize` replaces it: it predicts every future draw. */
  rng: Rng;
  /** The top frame is the pending decision; the game is over when the stack is empty. */
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
  /** By seat, 1 for the winner; seats share a place only if the rules leave a tie. */
  readonly places: readonly number[];
  /** By seat: the points from each source. They add up to the score. */
  readonly breakdown: readonly Readonly<Record<string, number>>[];
  /** Opponents that the rules themselves play; they are ranked like the seats. */
  readonly rivals?: readonly Rival[];
}

export interface Rival {
  readonly name: string;
  readonly score: number;
  readonly place: number;
  readonly breakdown: Readonly<Record<string, number>>;
}

/**
 * A game: pure functions over plain data.
 *
 * Method syntax is deliberate: it makes a `Game` of concrete types assignable to `AnyGame`.
 */
export interface Game<State extends BaseState, Move, Event extends BaseEvent, View, Options> {
  readonly id: string;
  readonly title: string;
  /** Increased whenever an old log would replay differently. */
  readonly rulesVersion: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** An upper bound on the decisions of one game, however it is played. */
  readonly longestGame: number;

  /** Fills in defaults; rejects unknown or invalid options and names the field. */
  readOptions(input: unknown): Result<Options, ShapeFault>;
  /** The state takes ownership of `rng`. */
  setup(options: Options, seats: number, rng: Rng): State;
  /** Shares nothing with `state`. */
  clone(state: State): State;
  /** The seats that must decide now, none when the game is over. If there are several, their moves commute. */
  awaiting(state: State): readonly Seat[];
  /**
   * Clears `out`, fills it with every legal move of `seat` in a stable order, and returns it: never empty for an
   * awaited seat, always empty for any other. A move is legal if and only if it is in this list. The list depends only
   * on what `seat` may know.
   */
  legalMoves(state: State, seat: Seat, out: Move[]): Move[];
  /** Mutates `state`. The move must be legal, which is not checked: search relies on the speed. */
  apply(state: State, seat: Seat, move: Move, emit?: EventSink<Event>): void;
  /** Undefined until the game is over. */
  outcome(state: State): Outcome | undefined;

  /**
   * What `viewer` may know, and nothing else. Views made with the same `shared` are of the same, unchanged state. They
   * may have parts in common, and are equal to those made without it.
   */
  view(state: State, viewer: Viewer, shared?: SharedParts): View;
  /** The same for an event; undefined if the viewer may not know that it happened. */
  redact(event: Event, viewer: Viewer): Event | undefined;
  /** Whether the event reveals hidden information to any seat: no undo may cross it. */
  reveals(event: Event): boolean;
  /**
   * A complete state that `seat` cannot tell from the real one, with a new random future. It depends only on what
   * `seat` may know and on `rng`, so hidden pieces are sorted before they are dealt again.
   */
  determinize(state: State, seat: Seat, rng: Rng): State;

  /** One readable line without line breaks. */
  writeMove(move: Move): string;
  /** The inverse of `writeMove`, for legal and illegal moves; undefined if the text is not a move of this game. */
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

/** A game, to code that is generic over games. */
export type AnyGame = Game<BaseState, unknown, BaseEvent, unknown, unknown>;

/** What a game tells generic bots. It is given a view, never a state, so it cannot cheat. */
export interface Advice<View, Move> {
  /** The worth of each legal move to the seat whose view this is: the higher, the better. */
  rate(view: View, moves: readonly Move[]): readonly number[];
}

/** A game with a fixed set of components. */
export interface OpenGame {
  readonly game: AnyGame;
  readonly advice: Advice<unknown, unknown>;
  /** Absent if the game offers nothing to bots that look ahead. */
  readonly foresight?: AnyForesight;
}

/** What a game's package exports: the game for any set of components, by default for those it ships. */
export interface GamePackage {
  readonly id: string;
  readonly title: string;
  /** The prefix of its rule ids, such as `FD`. */
  readonly rulePrefix: string;
  /** The shipped components: plain JSON that an owner of the printed game can copy, edit and pass to `open`. */
  readonly components: unknown;
  /** The problems that only this game's own checks report. */
  readonly problems?: ProblemTexts;
  /** The seed of lesson tables, chosen so that a player who follows the advice sees a lot of the game. */
  readonly lessonSeed?: string;
  /**
   * What new components must keep beyond what `open` demands, so that no decision takes long; undefined if they do. Only
   * for components that `open` accepts. A table that was created with others can still be opened.
   */
  limitFault?(components: unknown): ShapeFault | undefined;
  open(components?: unknown): Result<OpenGame, ShapeFault>;
}
