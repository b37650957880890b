export { type BotPool, makeBotPool } from './bots/botPool.ts';
export { DAY_MS, DEFAULT_LIFETIMES, type Lifetimes } from './expiry.ts';
export { DEFAULT_LIMITS, type Limits } from './limits.ts';
export { type Log, makeLog } from './log.ts';
export { type Mailer, type MailerOptions, makeMailer, readSmtpUrl } from './mail/mailer.ts';
export { DEFAULT_SEASON_MONTHS, SEASON_MONTHS, type SeasonMonths } from './ratings/season.ts';
export {
  type ClusterOptions,
  DEFAULT_SESSION_MS,
  type RunningServer,
  type ServerOptions,
  startServer,
} from './server.ts';
export { openPostgresStore } from './store/postgres.ts';
export { claimDatabase, type DatabaseClaim } from './store/postgresClaim.ts';
export { openSqliteStore } from './store/sqlite.ts';
export type { Store } from './store/store.ts';
export { openStoreThread } from './store/storeThread.ts';
export { runGameWorker } from './workers/gameWorker.ts';
