import type { JoinedDecision, Decision as KernelDecision } from '@portolan/kernel';
import type { Box } from '../box.ts';
import type { Event } from '../events.ts';
import type { Move, MoveKind } from '../moves.ts';
import type { Frame, State } from '../state.ts';

export type FrameKind = Frame['kind'];
export type FrameOf<K extends FrameKind> = Extract<Frame, { readonly kind: K }>;

/** Which moves answer which decision; cashing is possible at all of them. */
export interface Answers {
  takeTurn: 'act' | 'special' | 'jump' | 'takeGold' | 'takePoints';
  chooseShip: 'ship';
  placeShip: 'start';
  sailShip: 'stay' | 'sail' | 'return' | 'boost';
  /** Never `sail`, but it has a reason of its own. */
  foundPost: 'found' | 'decline' | 'sail';
  loadCannons: 'load';
  planTile: 'plan' | 'end';
  moveProgress: 'progress' | 'end';
  chooseToken: 'token';
  chooseTile: 'build' | 'end';
  layTile: 'lay';
  buyProduction: 'buy' | 'end';
  moveOrder: 'advance';
}

export type MoveOf<Kind extends MoveKind> = Extract<Move, { readonly kind: Kind }>;

/** `Answer` moves in whichever of the frames `K` is pending. */
export type DecisionOf<K extends FrameKind, Answer extends MoveKind> = KernelDecision<
  Box,
  State,
  FrameOf<K>,
  Move,
  Event,
  MoveOf<Answer>
>;
export type Decision<K extends FrameKind> = DecisionOf<K, Answers[K]>;
export type AnyDecision = JoinedDecision<Box, State, Frame, Move, Event>;
