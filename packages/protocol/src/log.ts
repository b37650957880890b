export {
  type LogFault,
  type LogHeader,
  type LogMove,
  type MatchLog,
  type Placed,
  readMatchLogs,
  writeHeader,
  writeMove,
  writeOutcome,
} from './matchLog.ts';
export { describeRefusal } from './refusal.ts';
export { type Claim, claimOf, type Heard, verifyLog } from './verifyLog.ts';
