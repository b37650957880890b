export { commitTo, verifyCommitment } from './commitment.ts';
export {
  type Condition,
  type Conditions,
  type Decision,
  firstFailing,
  type JoinedDecision,
  joinDecisions,
  playByStack,
  type RulesContext,
  type SeatFrame,
  type Situation,
  type StackRules,
  type StackState,
} from './decision.ts';
export { emptyList } from './emptyList.ts';
export {
  describeFault,
  describeProblem,
  type FaultMaker,
  faultMaker,
  type Params,
  type ParamsFor,
  type Problem,
  type ProblemTexts,
  SHAPE_PROBLEMS,
  type ShapeFault,
  type ShapeProblem,
} from './fault.ts';
export { type FeatureSource, featureList, type Measures } from './featureList.ts';
export { type Flags, flagFields, readFlags } from './flags.ts';
export {
  type Advisor,
  type AnyForesight,
  type ChangeWeight,
  changeWeights,
  type Features,
  type FittedNet,
  type FittedValue,
  type Foresight,
  type LevelSettings,
  type RoundValue,
  type SearchEffort,
} from './foresight.ts';
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
export { applyPatch, diff, type Patch } from './patch.ts';
export { type Attempt, advance, type Played, type Position, play, type Refusal } from './play.ts';
export { rankByScore, rankSeats, type Scored, type ScorePoints, scoreBy } from './points.ts';
export { type MatchRecord, opening, type ReplayFault, type ReplayStep, replay } from './replay.ts';
export { fail, InvariantError, ok, type Result } from './result.ts';
export { below, branchRng, cloneRng, nextWord, type Rng, rngFromSeed, sameRng, shuffle } from './rng.ts';
export { row } from './row.ts';
export { noSeat, onlySeat, type Seat, seesAs, type Viewer } from './seat.ts';
export { sha256Hex } from './sha256.ts';
export {
  allOf,
  anything,
  boolean,
  type Check,
  integer,
  isRecord,
  list,
  listOf,
  type Optional,
  object,
  oneOf,
  only,
  optional,
  readChecked,
  readShape,
  type Shape,
  table,
  text,
  tuple,
} from './shape.ts';
export { type MoveInState, type MovePatches, type MoveTrace, patchesFor, traceMove } from './steps.ts';
export { tell } from './tell.ts';
export { type UndoStep, undoBarrier } from './undo.ts';
export { type SharedParts, sharedParts, type ViewMaker, Views } from './views.ts';
