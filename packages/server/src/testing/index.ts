export { BotClient, type BotTurn } from './botClient.ts';
export { findPostgres, findRedis } from './findProgram.ts';
export { type MailServer, type ReceivedMail, startMailServer } from './mailServer.ts';
export { type Answer, ConnectionLost, type Known, Page } from './page.ts';
export { type PostgresOptions, startPostgres, type TestPostgres, testPostgres } from './postgres.ts';
export { type PushEndpoint, type ReceivedPush, startPushEndpoint } from './pushEndpoint.ts';
export { startRedis, type TestRedis } from './redis.ts';
export { makeTestClock, type TestClock } from './testClock.ts';
export { Visitor } from './visitor.ts';
