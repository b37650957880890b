import { emptyList } from './emptyList.ts';
import type { BaseEvent, BaseState, EventSink, Game, RuleId } from './game.ts';
import { noSeat, onlySeat, type Seat } from './seat.ts';

/** What the rules work with while a move is played: the first parameter of every effect, to keep lists short. */
export interface RulesContext<Box, State, Event> {
  readonly box: Box;
  /** Changed in place. */
  readonly state: State;
  /** Undefined in search, which needs no events. */
  readonly emit: EventSink<Event> | undefined;
}

/** What a condition is judged by: the components, the state, and the frame that asks. */
export interface Situation<Box, State, Frame> {
  readonly box: Box;
  readonly state: State;
  readonly frame: Frame;
}

/** A rule and what it demands of a move. It may look only at what the asked seat may know. */
export type Condition<Situation, Move> = readonly [rule: RuleId, holds: (situation: Situation, move: Move) => boolean];

/** The conditions of each kind of move that answers a decision, in the order in which the rulebook states them. */
export type Conditions<Situation, Answer extends { readonly kind: string }> = {
  readonly [Kind in Answer['kind']]: readonly Condition<Situation, Extract<Answer, { readonly kind: Kind }>>[];
};

/**
 * One decision the table can ask for: its legal moves, what they do, and the conditions that make them legal. `Box` is
 * whatever the rules look things up in, `Answer` the moves that answer this decision.
 *
 * `legal` lists moves fast, `conditions` says why a move is not in the list. A law compares the two.
 */
export interface Decision<Box, State, Frame, Move, Event, Answer extends { readonly kind: string } = never> {
  legal(box: Box, state: State, frame: Frame, out: Move[]): void;
  /** The frame has already been popped; whatever is pushed is asked next. */
  apply(context: RulesContext<Box, State, Event>, frame: Frame, move: Answer): void;
  readonly conditions: Conditions<Situation<Box, State, Frame>, Answer>;
  /** The rule that says what is asked for here; it refuses moves of every other kind. */
  readonly asks: RuleId;
}

/** The first rule that forbids `move` as an answer to `decision`; undefined when the move is legal. */
export function firstFailing<Box, State, Frame, Move extends { readonly kind: string }>(
  decision: {
    readonly conditions: Conditions<Situation<Box, State, Frame>, never>;
    readonly asks: RuleId;
  },
  situation: Situation<Box, State, Frame>,
  move: Move,
): RuleId | undefined {
  const byKind: Readonly<Record<string, readonly Condition<Situation<Box, State, Frame>, Move>[]>> =
    decision.conditions;
  if (!Object.hasOwn(byKind, move.kind)) return decision.asks;
  return byKind[move.kind].find(([, holds]) => !holds(situation, move))?.[0];
}

/** All decisions of a game as one, chosen by the kind of the frame. */
export interface JoinedDecision<Box, State, Frame, Move, Event> {
  legal(box: Box, state: State, frame: Frame, out: Move[]): void;
  apply(context: RulesContext<Box, State, Event>, frame: Frame, move: Move): void;
  /** The first rule that forbids the move; undefined when it is legal. */
  whyNot(box: Box, state: State, frame: Frame, move: Move): RuleId | undefined;
}

/**
 * Joins the decisions of a game. The registry pairs each frame with its own decision, which the compiler cannot follow,
 * so the casts of all rules are here.
 */
export function joinDecisions<
  Box,
  State,
  Frame extends { readonly kind: string },
  Move extends { readonly kind: string },
  Event,
>(
  decisions: {
    readonly [Kind in Frame['kind']]: Decision<Box, State, never, Move, Event, never>;
  },
): JoinedDecision<Box, State, Frame, Move, Event> {
  const byKind = decisions as Readonly<Record<string, Decision<Box, State, never, Move, Event, never>>>;
  return {
    legal: (box, state, frame, out) => byKind[frame.kind].legal(box, state, frame as never, out),
    apply: (context, frame, move) => byKind[frame.kind].apply(context, frame as never, move as never),
    whyNot: (box, state, frame, move) => firstFailing(byKind[frame.kind], { box, state, frame: frame as never }, move),
  };
}

/** A frame of a game that asks one seat at a time. */
export interface SeatFrame {
  readonly kind: string;
  readonly seat: Seat;
}

export interface StackState<Frame extends SeatFrame> extends BaseState {
  stack: Frame[];
}

export interface StackRules<Box, State, Frame, Move, Event> {
  readonly box: Box;
  readonly decision: JoinedDecision<Box, State, Frame, Move, Event>;
  /** Continues the sequence of play until a seat is asked for a decision or the game is over. */
  readonly proceed: (context: RulesContext<Box, State, Event>) => void;
}

type StackGame<State extends BaseState, Move, Event extends BaseEvent> = Pick<
  Game<State, Move, Event, unknown, unknown>,
  'awaiting' | 'legalMoves' | 'apply' | 'whyNot'
>;

/**
 * The turn structure of a game that asks one seat at a time. The top frame of the stack is the pending decision. A move
 * pops it and may push others; once the stack is empty, the sequence of play continues.
 */
export function playByStack<
  Box,
  State extends StackState<Frame>,
  Frame extends SeatFrame,
  Move,
  Event extends BaseEvent,
>(rules: StackRules<Box, State, Frame, Move, Event>): StackGame<State, Move, Event> {
  const { box, decision, proceed } = rules;
  return {
    awaiting: ({ stack }) => (stack.length === 0 ? noSeat() : onlySeat(stack[stack.length - 1].seat)),
    legalMoves(state, seat, out) {
      emptyList(out);
      const frame = state.stack[state.stack.length - 1];
      if (frame !== undefined && frame.seat === seat) decision.legal(box, state, frame, out);
      return out;
    },
    apply(state, _seat, move, emit) {
      const frame = state.stack.pop();
      if (frame === undefined) return;
      const context = { box, state, emit };
      decision.apply(context, frame, move);
      if (state.stack.length === 0) proceed(context);
    },
    whyNot(state, _seat, move) {
      const frame = state.stack[state.stack.length - 1];
      return frame === undefined ? undefined : decision.whyNot(box, state, frame, move);
    },
  };
}
