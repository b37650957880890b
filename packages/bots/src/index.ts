export { analyse, type Thoroughness } from './analysis/analyse.ts';
export type {
  Analysis,
  Expectation,
  Finding,
  Prospect,
  SeatAnalysis,
  Swing,
  Term,
} from './analysis/analysis.ts';
export { findHint, type Hint } from './analysis/hint.ts';
export type { AnalysedMatch } from './analysis/occasions.ts';
export type { LevelRating, LevelRatings } from './arena/levelRatings.ts';
export { type ArenaPlan, gamesPerDeal, planMatches } from './arena/plan.ts';
export { type Estimate, type Standing, standingsOf } from './arena/ratings.ts';
export { type Margin, ratingsAbove } from './arena/ratingsAbove.ts';
export type { ArenaMatch, ArenaResult, Versions } from './arena/result.ts';
export type { Bot, Choice, Compared, SeatTable, Thinking } from './bot.ts';
export { greedyBot } from './greedy.ts';
export { LEVELS, type Level, withIterations } from './levels.ts';
export { botSeed, type Finished, type Match, type MatchHooks, type PlayedMove, playGame } from './playGame.ts';
export { playRandom } from './playRandom.ts';
export { randomBot } from './random.ts';
export {
  BOT_NAMES,
  type BotName,
  type BotOptions,
  botVersion,
  createBot,
  describeUnknownBot,
  readBotName,
  type UnknownBot,
} from './registry.ts';
export { type SearchBotOptions, searchBot } from './search/searchBot.ts';
export type { PlayedGame } from './search/selfPlay.ts';
export { shake } from './search/shaken.ts';
export { type PlayedGames, playTrainingGames, train } from './search/train.ts';
export { trainNet } from './search/trainNet.ts';
export { checkNet } from './search/value.ts';
export { seatTable } from './seatTable.ts';
