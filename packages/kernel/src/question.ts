import type { BaseEvent, BaseState, EventSink, Game, RuleId } from './game.ts';
import { noSeat, onlySeat, type Seat } from './seat.ts';

/**
 * One question the table can ask: its legal answers, what they do, and which rule forbids the others. `Box` is
 * whatever the rules look things up in, `Answer` the moves that answer this question.
 */
export interface Question<Box, State, Frame, Move, Event, Answer = Move> {
  legal(box: Box, state: State, frame: Frame, out: Move[]): void;
  /** The frame is off the stack already; whatever is pushed is asked next. */
  apply(box: Box, state: State, frame: Frame, move: Answer, emit?: EventSink<Event>): void;
  /** The rule that forbids a move which is not in the list, by what the asked seat may know. */
  whyNot(box: Box, state: State, frame: Frame, move: Move): RuleId;
}

/**
 * All questions of a game as one that goes by the kind of the frame. The registry pairs every frame with its own
 * question, which the compiler cannot follow: the casts of all rules are here.
 */
export function joinQuestions<Box, State, Frame extends { readonly kind: string }, Move, Event>(
  questions: {
    readonly [K in Frame['kind']]: Question<Box, State, never, Move, Event, never>;
  },
): Question<Box, State, Frame, Move, Event> {
  const byKind = questions as Readonly<Record<string, Question<Box, State, never, Move, Event, never>>>;
  return {
    legal: (box, state, frame, out) => byKind[frame.kind].legal(box, state, frame as never, out),
    apply: (box, state, frame, move, emit) => byKind[frame.kind].apply(box, state, frame as never, move as never, emit),
    whyNot: (box, state, frame, move) => byKind[frame.kind].whyNot(box, state, frame as never, move),
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
  readonly question: Question<Box, State, Frame, Move, Event>;
  /** Goes on with the sequence of play until somebody is asked something or the game is over. */
  readonly proceed: (box: Box, state: State, emit?: EventSink<Event>) => void;
}

type Course<State extends BaseState, Move, Event extends BaseEvent> = Required<
  Pick<Game<State, Move, Event, unknown, unknown>, 'awaiting' | 'legalMoves' | 'apply' | 'whyNot'>
>;

/**
 * The course of a game that asks one seat at a time: the frame on top of the stack is the question, its answer takes
 * it off and may push others, and once the stack is empty the sequence of play goes on.
 */
export function playByStack<
  Box,
  State extends StackState<Frame>,
  Frame extends SeatFrame,
  Move,
  Event extends BaseEvent,
>(rules: StackRules<Box, State, Frame, Move, Event>): Course<State, Move, Event> {
  const { box, question, proceed } = rules;
  return {
    awaiting: ({ stack }) => (stack.length === 0 ? noSeat() : onlySeat(stack[stack.length - 1].seat)),
    legalMoves(state, seat, out) {
      out.length = 0;
      const frame = state.stack[state.stack.length - 1];
      if (frame !== undefined && frame.seat === seat) question.legal(box, state, frame, out);
      return out;
    },
    apply(state, _seat, move, emit) {
      const frame = state.stack.pop();
      if (frame === undefined) return;
      question.apply(box, state, frame, move, emit);
      if (state.stack.length === 0) proceed(box, state, emit);
    },
    whyNot(state, _seat, move) {
      const frame = state.stack[state.stack.length - 1];
      return frame === undefined ? undefined : question.whyNot(box, state, frame, move);
    },
  };
}
