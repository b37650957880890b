/** What needs Redis. Kept apart, because a single server does not load it. */
export { makeQueuedBots } from './bots/botQueue.ts';
export { type BotWorker, startBotWorker } from './bots/botWorker.ts';
export { openRedisBus } from './bus/redisBus.ts';
