import type {
  JoinedDecision,
  Condition as KernelCondition,
  Decision as KernelDecision,
  Situation as KernelSituation,
  RulesContext,
} from '@portolan/kernel';
import type { Box } from '../box.ts';
import type { Event } from '../events.ts';
import type { Move, MoveKind } from '../moves.ts';
import type { Asked, State } from '../state.ts';

export type FrameKind = Asked['kind'];
export type FrameOf<K extends FrameKind> = Extract<Asked, { readonly kind: K }>;

/** Which moves answer which decision. */
export interface Answers {
  chooseNation: 'nation';
  lookAtLands: 'look' | 'decline';
  placeWar: 'war';
  loadShips: 'load' | 'seal';
  recoverSettler: 'recover';
  sailShip: 'explore' | 'consolidate' | 'attack';
  removePair: 'remove' | 'done';
  placeNatives: 'place';
  migrate: 'migrate' | 'done';
  chooseWorld: 'govern';
  collectRevenue: 'collect' | 'arrange';
  mineGold: 'mine';
  storeGold: 'store';
  build: 'town' | 'city' | 'upgrade' | 'done';
  payBuilding: 'pay';
  placeMarker: 'marker';
  recallCaptain: 'board' | 'remain';
  playPirate: 'plunder' | 'decline' | 'declineAll';
  selectBenefit: 'take' | 'double' | 'pass' | 'push';
  selectDouble: 'take';
  makeWay: 'pass';
  playBonus: 'place' | 'look';
  decideForPlanck: 'war' | 'pirate' | 'recover' | 'place' | 'consolidate' | 'town' | 'city' | 'upgrade';
  migrateForPlanck: 'migrate';
}

export type MoveOf<K extends FrameKind> = Extract<Move, { readonly kind: Answers[K] & MoveKind }>;

/** What effects and rounds work with. */
export type Context = RulesContext<Box, State, Event>;

export type Situation<K extends FrameKind> = KernelSituation<Box, State, FrameOf<K>>;
/** A condition of the moves of one kind, as answers to one decision. */
export type Condition<K extends FrameKind, Kind extends MoveKind> = KernelCondition<
  Situation<K>,
  Extract<Move, { readonly kind: Kind }>
>;

export type Decision<K extends FrameKind> = KernelDecision<Box, State, FrameOf<K>, Move, Event, MoveOf<K>>;
export type AnyDecision = JoinedDecision<Box, State, Asked, Move, Event>;
