export { type BotSeats, makeBotSeats } from './botSeats.ts';
export type { BotQuestion, BotThinker } from './botThinker.ts';
export { mayRead } from './chat.ts';
export { checkEntries, type TimedEntry } from './checkEntries.ts';
export { type ClockState, zeroAt } from './clock.ts';
export { entriesOfLog, tableOfLog } from './entriesOfLog.ts';
export { DamagedLogError, type HistoryStep, historySteps } from './historySteps.ts';
export {
  type AppliedEntry,
  appliedEntry,
  type LiveMatch,
  openLiveMatch,
  type PlayedMatch,
  replayLog,
} from './liveMatch.ts';
export {
  type MatchPosition,
  type MatchStart,
  nextPosition,
  openPosition,
  positionAfterMove,
  type StateViews,
} from './matchPosition.ts';
export { startOfTable } from './matchStart.ts';
export { momentExtras } from './momentExtras.ts';
export { NOTHING_PENDING, type Pending, pendingAt, type SeatClock } from './pending.ts';
export { askedFor, entryFor, entryHead, type Perspective, perspectiveOf, undoSeat } from './perspective.ts';
export { planEntry } from './planEntry.ts';
export type { Proposal } from './planMove.ts';
export { type TableRequest, unanswered } from './planTableRequest.ts';
export { dueAtStart } from './rowChange.ts';
export { type EntryTrace, jumpOver, traceEntry } from './steps.ts';
export {
  type Appended,
  type EntryRow,
  isOver,
  type LogStore,
  playersOf,
  type SeatRow,
  type TableChange,
  type TableRow,
} from './table.ts';
export { isReplaced } from './tableState.ts';
