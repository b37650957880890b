import type { JoinedDecision, Question } from '@portolan/kernel';
import type { Box } from '../box.ts';
import type { Event } from '../events.ts';
import type { Move, MoveKind } from '../moves.ts';
import type { Frame, State } from '../state.ts';

export type FrameKind = Frame['kind'];
export type FrameOf<K extends FrameKind> = Extract<Frame, { readonly kind: K }>;

/** Which moves answer which question. */
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

/** One question the table can ask: its legal answers, what they do, and which rule forbids the others. */
export type Decision<K extends FrameKind> = Question<Box, State, FrameOf<K>, Move, Event, MoveOf<K>>;
/** The same for whichever question is asked. */
export type AnyDecision = JoinedDecision<Box, State, Frame, Move, Event>;
