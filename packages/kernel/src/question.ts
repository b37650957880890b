import type { JoinedDecision } from './decision.ts';
import type { EventSink, RuleId } from './game.ts';

/** Replaced by `Decision`; gone once every game lists its conditions. */
export interface Question<Box, State, Frame, Move, Event, Answer = Move> {
  legal(box: Box, state: State, frame: Frame, out: Move[]): void;
  apply(box: Box, state: State, frame: Frame, move: Answer, emit?: EventSink<Event>): void;
  whyNot(box: Box, state: State, frame: Frame, move: Move): RuleId;
}

export function joinQuestions<Box, State, Frame extends { readonly kind: string }, Move, Event>(
  questions: {
    readonly [K in Frame['kind']]: Question<Box, State, never, Move, Event, never>;
  },
): JoinedDecision<Box, State, Frame, Move, Event> {
  const byKind = questions as Readonly<Record<string, Question<Box, State, never, Move, Event, never>>>;
  return {
    legal: (box, state, frame, out) => byKind[frame.kind].legal(box, state, frame as never, out),
    apply: ({ box, state, emit }, frame, move) =>
      byKind[frame.kind].apply(box, state, frame as never, move as never, emit),
    whyNot: (box, state, frame, move) => byKind[frame.kind].whyNot(box, state, frame as never, move),
  };
}
