export { answerBots } from './bots/answerBots.ts';
export { DEFAULT_LIMITS, type Limits } from './limits.ts';
export { type Log, makeLog } from './log.ts';
export { type RunningServer, type ServerOptions, startServer } from './server.ts';
export { openSqliteStore } from './store/sqlite.ts';
export type { Store } from './store/store.ts';
export { openStoreThread } from './store/storeThread.ts';
