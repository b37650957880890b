export {
  describeLogProblem,
  describeRefusal,
  LOG_PROBLEMS,
  type LogFault,
  type LogProblem,
  logProblem,
} from './logFault.ts';
export { allEntries, type LoggedEntry, type LogSeat, type OtherEntry } from './logHistory.ts';
export { limitFault } from './logLimits.ts';
export {
  type LogHeader,
  type LogMove,
  type MatchLog,
  type Placed,
  readMatchLogs,
  writeHeader,
  writeMove,
  writeOutcome,
} from './matchLog.ts';
export { type Claim, claimOf, type Heard, verifyLog } from './verifyLog.ts';
