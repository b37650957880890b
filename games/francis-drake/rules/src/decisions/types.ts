import type {
  JoinedDecision,
  Condition as KernelCondition,
  Decision as KernelDecision,
  RulesContext,
  Situation,
} from '@portolan/kernel';
import type { Box } from '../box.ts';
import type { Event } from '../events.ts';
import type { Move, MoveKind } from '../moves.ts';
import type { Frame, State } from '../state.ts';

export type FrameKind = Frame['kind'];
export type FrameOf<K extends FrameKind> = Extract<Frame, { readonly kind: K }>;

/** Which kinds of move answer which decision. */
export interface Answers {
  plymouthTurn: 'stop' | 'dock';
  chooseYield: 'take';
  placeFrigates: 'frigates';
  placeTroops: 'troops';
  placeMission: 'mission';
  useInformer: 'inspectDiscs' | 'inspectCounter' | 'keep';
  exchangeDiscs: 'exchange' | 'keep';
  moveDisc: 'move' | 'keep';
  attack: 'attack' | 'decline';
  pressAttack: 'attack' | 'decline';
  trade: 'trade' | 'decline';
  goHome: 'home' | 'sail';
}

export type MoveOf<K extends FrameKind> = Extract<Move, { readonly kind: Answers[K] & MoveKind }>;

export type Context = RulesContext<Box, State, Event>;
export type Decision<K extends FrameKind> = KernelDecision<Box, State, FrameOf<K>, Move, Event, MoveOf<K>>;
export type Condition<K extends FrameKind> = KernelCondition<Situation<Box, State, FrameOf<K>>, MoveOf<K>>;
export type AnyDecision = JoinedDecision<Box, State, Frame, Move, Event>;
