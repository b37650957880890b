export { commitTo, verifyCommitment } from './commitment.ts';
export type {
  Advice,
  AnyGame,
  BaseEvent,
  BaseFrame,
  BaseState,
  EventSink,
  Game,
  GamePackage,
  OpenGame,
  Outcome,
  Rival,
  RuleId,
} from './game.ts';
export { hashState, hashText } from './hash.ts';
export { type Attempt, advance, type Played, type Position, play, type Refusal } from './play.ts';
export { type MatchRecord, opening, type ReplayFault, type ReplayStep, replay } from './replay.ts';
export { fail, InvariantError, ok, type Result } from './result.ts';
export { below, branchRng, cloneRng, nextWord, type Rng, rngFromSeed, sameRng, shuffle } from './rng.ts';
export { noSeat, onlySeat, type Seat, seesAs, type Viewer } from './seat.ts';
export { sha256Hex } from './sha256.ts';
export {
  allOf,
  anything,
  boolean,
  describeFault,
  integer,
  isRecord,
  list,
  type Optional,
  object,
  oneOf,
  optional,
  readShape,
  type Shape,
  type ShapeFault,
  table,
  text,
} from './shape.ts';
export { type UndoStep, undoBarrier } from './undo.ts';
