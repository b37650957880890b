export {
  type EntryInfo,
  type LogEntry,
  type Moment,
  REFUSALS,
  type RefusalCode,
  type RefusalInfo,
  type Replay,
} from './entry.ts';
export { type ClientMessage, PROTOCOL_VERSION, type ServerMessage } from './messages.ts';
export { LONGEST_CHAT, LONGEST_MESSAGE, readClientMessage } from './readMessage.ts';
export { LONGEST_LOG, LONGEST_NAME, type NewTable, type Requests, readRequest, type SeatRequest } from './requests.ts';
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
