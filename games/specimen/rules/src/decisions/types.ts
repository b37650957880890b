import type { Decision as KernelDecision, RulesContext } from '@portolan/kernel';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import type { Frame, PlayerState, State } from '../state.ts';

/** Which moves answer which decision. */
export interface Answers {
  bid: 'bid';
  explore: 'look' | 'goHome';
  settle: 'claim' | 'leave';
}

export type FrameOf<K extends Frame['kind']> = Extract<Frame, { kind: K }>;
export type MoveOf<K extends Frame['kind']> = Extract<Move, { kind: Answers[K] }>;

/** The pending decision as it is put to one seat; several are asked to bid at the same time. */
export interface Asked<K extends Frame['kind']> {
  readonly kind: K;
  readonly frame: FrameOf<K>;
  readonly seat: number;
  readonly player: PlayerState;
}

/** Landfall needs no lookup tables, so its box is empty. */
export type Box = undefined;
export type Context = RulesContext<Box, State, Event>;
export type Decision<K extends Frame['kind']> = KernelDecision<Box, State, Asked<K>, Move, Event, MoveOf<K>>;
