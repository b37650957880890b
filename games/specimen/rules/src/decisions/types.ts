import type { EventSink, RuleId } from '@portolan/kernel';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import type { Frame, PlayerState, State } from '../state.ts';

/** Which moves answer which question. */
export interface Answers {
  bid: 'bid';
  explore: 'look' | 'goHome';
  settle: 'claim' | 'leave';
}

export type FrameOf<K extends Frame['kind']> = Extract<Frame, { kind: K }>;
export type MoveOf<K extends Frame['kind']> = Extract<Move, { kind: Answers[K] }>;

/** Who answers which question. */
export interface Asked<K extends Frame['kind']> {
  readonly frame: FrameOf<K>;
  readonly seat: number;
  readonly player: PlayerState;
}

/** One question of the table: its legal answers and what they do. */
export interface Decision<K extends Frame['kind']> {
  /** The frame is on top of the stack, and the seat is asked. */
  legal(state: State, asked: Asked<K>, out: Move[]): void;
  apply(state: State, asked: Asked<K>, move: MoveOf<K>, emit?: EventSink<Event>): void;
  /** The rule against an answer of the right kind that is not legal. */
  whyNot(state: State, asked: Asked<K>, move: MoveOf<K>): RuleId;
}
