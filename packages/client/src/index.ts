export type { Said } from '@portolan/i18n';
export { type AccountApi, makeAccountApi } from './accountApi.ts';
export {
  type Answered,
  type Api,
  type DeviceCode,
  type Failure,
  type Fetch,
  logAddress,
  type MomentsWanted,
  makeApi,
  makeRequests,
  type Tables,
} from './api.ts';
export { columns, visibleLength } from './columns.ts';
export { type CompanyApi, makeCompanyApi, type SuspectTable } from './companyApi.ts';
export { type Connection, type ConnectionState, LINKS, type Link, makeConnection, type Socket } from './connection.ts';
export type {
  Components,
  ControlsProps,
  FinishedMatch,
  GameCards,
  GameOption,
  GameTable,
  GameText,
  GameUi,
  GuideProps,
  MoveText,
  RecordFact,
  ResultProps,
  StillProps,
  TableProps,
  TableText,
  ThingName,
  Turn,
} from './gameUi.ts';
export { loadLedger, type Rule } from './ledger.ts';
export {
  type Because,
  type Match,
  type MatchState,
  type NewsChange,
  type NewsListener,
  openMatch,
  type Sending,
  type TableRequest,
} from './matchStore.ts';
export type { PlayedMove } from './movePlan.ts';
export { moveDetail, moveSentence } from './moveText.ts';
export { asPace, PACES, type Pace } from './pace.ts';
export { makeRecordApi, type RecordApi } from './recordApi.ts';
export { makeReplayer, type Replayer, type ReplayState } from './replayer.ts';
export type { ReplayMoment } from './replayMoments.ts';
export { type RewindOptions, rewindMatch } from './rewindMatch.ts';
export {
  back,
  beginSelection,
  type Choice,
  cancel,
  clashes,
  type Option,
  type Outlook,
  outlook,
  pick,
  type Selection,
  wordsOf,
} from './selection.ts';
export { nameAt, viewerIn } from './sentences.ts';
export { makeServerTime, type ServerTime } from './serverTime.ts';
export { followMatch, shownState } from './shownState.ts';
export { goesBack, lastTurnOf, standingMoves, type UndoChoice, undoChoice } from './standingMoves.ts';
export { type NewsViews, type Step, stepsOf } from './steps.ts';
export { makeStore, type Readable, type Writable } from './store.ts';
export {
  type MatchTimeline,
  makeTimeline,
  type Showing,
  type ShownEntry,
  type ShownPosition,
  type Timeline,
  type TimelineOptions,
  type TimelineState,
} from './timeline.ts';
export { REAL_TIMERS, type Timers } from './timers.ts';
export { type Confirmed, makeUnsentMoves, type UnsentMoves, type UnsentMovesStorage } from './unsentMoves.ts';
export { capital, describeEvent, describeMove, spaced, wordOf } from './words.ts';
