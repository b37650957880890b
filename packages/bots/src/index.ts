export type { Bot, SeatTable } from './bot.ts';
export { greedyBot } from './greedy.ts';
export { botSeed, type Finished, type Match, type MatchHooks, playGame, type Step } from './playGame.ts';
export { playRandom } from './playRandom.ts';
export { randomBot } from './random.ts';
export { BOT_NAMES, type BotName, createBot, describeUnknownBot, readBotName, type UnknownBot } from './registry.ts';
export { seatTable } from './seatTable.ts';
