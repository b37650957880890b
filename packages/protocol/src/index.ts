export {
  type AccountInfo,
  type DeviceInfo,
  type GuestLeft,
  type MailLinkInfo,
  type PasskeyInfo,
  SIGN_OUTS,
  type SignedIn,
  type SignOut,
} from './account.ts';
export type { Credential } from './accountRequests.ts';
export { COMPONENTS } from './bounded.ts';
export { type CalendarInfo, DEFAULT_ZONE } from './calendar.ts';
export {
  type Ban,
  type CompanyInfo,
  MEASURES,
  type MeasureInfo,
  type MeasureKind,
  type Person,
  REPORT_REASONS,
  type ReportedLine,
  type ReportInfo,
  type ReportReason,
  type ReportSubject,
  type ShunKind,
  type Shunned,
  type SuspectInfo,
  VERDICTS,
  type Verdict,
} from './company.ts';
export { LONGEST_REMARK, type ReportRequest } from './companyRequests.ts';
export {
  type AskBackInfo,
  type ClockInfo,
  type EntryInfo,
  type LogEntry,
  type Moment,
  type MomentUpdate,
  type PauseReason,
  type Replay,
  type SilenceInfo,
  type StandInReason,
  seatOf,
  type TakeBackInfo,
} from './entry.ts';
export {
  type InvitationInfo,
  type OfferInfo,
  type OfferRequest,
  readLobbyFilter,
} from './finding.ts';
export { type FoldBase, foldMoment } from './foldMoment.ts';
export { type LobbyFilter, paceOf, TABLE_PACES, type TablePace, writeLobbyFilter } from './lobbyFilter.ts';
export { isMailAddress } from './mailAddress.ts';
export { mayHint } from './mayHint.ts';
export { type ClientMessage, PROTOCOL_VERSION, type ServerMessage } from './messages.ts';
export { LONGEST_NAME, NAME_PROBLEMS, type NameProblem, nameProblem } from './nameProblem.ts';
export {
  type ChannelInfo,
  DEFAULT_NOTICES,
  MOST_CHANNELS,
  MOST_MINUTES,
  type NoticeInfo,
  type NoticeSettings,
  type NoticeTiming,
  type PushRequest,
  TIMINGS,
  type Timing,
  WEBHOOK_FORMATS,
  type WebhookFormat,
  type WebhookRequest,
} from './notices.ts';
export {
  BOT_PROTOCOL_VERSION,
  type BotHostMessage,
  type OpenBotMessage,
  readOpenBotMessage,
  type SeenEntry,
} from './openBot.ts';
export { PROTOCOL_PROBLEMS, protocolFault } from './problems.ts';
export { LONGEST_CHAT, LONGEST_MESSAGE, readClientMessage } from './readMessage.ts';
export type {
  LadderInfo,
  LadderLine,
  MeetingInfo,
  Paged,
  Party,
  RatingInfo,
  RatingPoint,
  RatingValue,
  RecordInfo,
  ResultInfo,
  ResultSide,
  SeasonInfo,
  TallyInfo,
} from './record.ts';
export { faultParams, REASONS, REFUSALS, type Reason, type RefusalCode, type RefusalInfo, refusal } from './refusal.ts';
export {
  type BranchRequest,
  LONGEST_LOG,
  type NewTable,
  type Requests,
  readRequest,
  type SeatRequest,
} from './requests.ts';
export { resignedSeats } from './resignedSeats.ts';
export {
  type BotTrouble,
  type BranchOrigin,
  type ChatLine,
  type GameInfo,
  type ImaginedTable,
  type Me,
  type OwnBot,
  type SeatInfo,
  STATUSES,
  type StandInInfo,
  type Status,
  type TableInfo,
  VISIBILITIES,
  type Visibility,
} from './table.ts';
export {
  AT_ZERO,
  type AtZero,
  type CorrespondenceClock,
  type LiveClock,
  type TableClock,
  type TableTerms,
} from './terms.ts';
export { type ToldOutcome, tellOutcome, toldPlaces } from './toldOutcome.ts';
export {
  MOST_ENTRANTS,
  type NewTournament,
  type StandingLine,
  TOURNAMENT_STATUSES,
  type TournamentGame,
  type TournamentGroup,
  type TournamentInfo,
  type TournamentStage,
  type TournamentStatus,
  type TournamentSummary,
} from './tournament.ts';
