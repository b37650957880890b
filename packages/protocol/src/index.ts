export type {
  EntryInfo,
  LogEntry,
  Moment,
  MomentUpdate,
  Replay,
} from './entry.ts';
export { type FoldBase, foldMoment } from './foldMoment.ts';
export { type ClientMessage, PROTOCOL_VERSION, type ServerMessage } from './messages.ts';
export { LONGEST_NAME, NAME_PROBLEMS, type NameProblem, nameProblem } from './nameProblem.ts';
export { PROTOCOL_PROBLEMS, protocolFault } from './problems.ts';
export { LONGEST_CHAT, LONGEST_MESSAGE, readClientMessage } from './readMessage.ts';
export { faultParams, REASONS, REFUSALS, type Reason, type RefusalCode, type RefusalInfo, refusal } from './refusal.ts';
export { LONGEST_LOG, type NewTable, type Requests, readRequest, type SeatRequest } from './requests.ts';
export {
  type ChatLine,
  type GameInfo,
  type Me,
  type SeatInfo,
  STATUSES,
  type Status,
  type TableInfo,
  VISIBILITIES,
  type Visibility,
} from './table.ts';
