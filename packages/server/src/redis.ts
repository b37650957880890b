/** What needs Redis. Apart, because a single server does not have to load it. */
export { type BotWorker, makeQueuedBots, startBotWorker } from './bots/botQueue.ts';
export { openRedisBus } from './bus/redisBus.ts';
