import type { BaseEvent, BaseState, Game, RuleId } from './game.ts';
import { fail, ok, type Result } from './result.ts';
import { sameRng } from './rng.ts';
import type { Seat } from './seat.ts';

/** Why a move from outside was not played. */
export type Refusal =
  /** The game is over. */
  | { readonly code: 'over' }
  /** The table does not wait for this seat. */
  | { readonly code: 'wrongSeat'; readonly awaiting: readonly Seat[] }
  /** The move was chosen before the position changed. */
  | { readonly code: 'stale'; readonly seq: number }
  /** The text is not a move of this game. */
  | { readonly code: 'unreadable'; readonly text: string }
  /** A move of this game that is not legal now, with the rule that forbids it if the game can name it. */
  | { readonly code: 'illegal'; readonly text: string; readonly rule?: RuleId };

export interface Position<State> {
  readonly state: State;
  /** The number of moves that led to it. */
  readonly seq: number;
}

/** A move from outside: the seat, the move, and the number of moves that had been played when it was chosen. */
export interface Attempt {
  readonly seat: Seat;
  readonly seq: number;
  readonly text: string;
}

export interface Played<State, Event> extends Position<State> {
  readonly seat: Seat;
  /** The move as `writeMove` writes it. */
  readonly text: string;
  readonly events: readonly Event[];
  /** The random state advanced. */
  readonly drew: boolean;
  /** An event revealed hidden information. */
  readonly revealed: boolean;
}

/**
 * The only entry point for moves from outside: parses, checks turn and legality, and plays on a copy. The position
 * passed in never changes.
 */
export function play<State extends BaseState, Move, Event extends BaseEvent, View, Options>(
  game: Game<State, Move, Event, View, Options>,
  position: Position<State>,
  attempt: Attempt,
): Result<Played<State, Event>, Refusal> {
  const { state, seq } = position;
  const { seat } = attempt;
  const awaiting = game.awaiting(state);
  if (awaiting.length === 0) return fail({ code: 'over' });
  if (attempt.seq !== seq) return fail({ code: 'stale', seq });
  if (!awaiting.includes(seat)) return fail({ code: 'wrongSeat', awaiting });

  const move = game.readMove(attempt.text);
  if (move === undefined) return fail({ code: 'unreadable', text: attempt.text });
  const text = game.writeMove(move);
  const moves = game.legalMoves(state, seat, []);
  // Most games create each move once, so comparing objects saves writing the texts.
  const legal = moves.includes(move) ? move : moves.find((one) => game.writeMove(one) === text);
  if (legal === undefined) {
    const rule = game.whyNot(state, seat, move);
    return fail(rule === undefined ? { code: 'illegal', text } : { code: 'illegal', text, rule });
  }
  return ok(advance(game, position, seat, legal));
}

/** Plays a legal move on a copy and reports the result. */
export function advance<State extends BaseState, Move, Event extends BaseEvent, View, Options>(
  game: Game<State, Move, Event, View, Options>,
  position: Position<State>,
  seat: Seat,
  move: Move,
): Played<State, Event> {
  const events: Event[] = [];
  const state = game.clone(position.state);
  game.apply(state, seat, move, (event) => events.push(event));
  return {
    state,
    seq: position.seq + 1,
    seat,
    text: game.writeMove(move),
    events,
    drew: !sameRng(state.rng, position.state.rng),
    revealed: events.some((event) => game.reveals(event)),
  };
}
