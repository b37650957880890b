import type { EventSink, RuleId, Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import type { Event } from '../events.ts';
import type { Move, MoveKind } from '../moves.ts';
import type { Frame, State } from '../state.ts';

export type FrameKind = Frame['kind'];
export type FrameOf<K extends FrameKind> = Extract<Frame, { readonly kind: K }>;

/** Which moves answer which question. */
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
  playBonus: 'place' | 'look';
  decideForPlanck: 'war' | 'pirate' | 'recover' | 'place' | 'consolidate' | 'town' | 'city' | 'upgrade';
  migrateForPlanck: 'migrate';
}

export type MoveOf<K extends FrameKind> = Extract<Move, { readonly kind: Answers[K] & MoveKind }>;

/** One question the table can ask: its legal answers, what they do, and which rule forbids the others. */
export interface Decision<K extends FrameKind> {
  /** `seat` is the asked one; only where several are asked does the frame not name it. */
  legal(box: Box, state: State, frame: FrameOf<K>, out: Move[], seat: Seat): void;
  /** The frame is off the stack already; whatever is pushed is asked next. */
  apply(
    box: Box,
    state: State,
    frame: FrameOf<K>,
    move: MoveOf<K>,
    emit: EventSink<Event> | undefined,
    seat: Seat,
  ): void;
  /** The rule that forbids a move which is not in the list, by what the asked seat may know. */
  whyNot(box: Box, state: State, frame: FrameOf<K>, move: Move, seat: Seat): RuleId;
}
