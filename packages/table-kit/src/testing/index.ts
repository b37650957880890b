/** For the tests of the games' tables: random games, and guides that are followed through whole games. */
export { followGuide, nextPage, PRESSING, RAW_TEXT, stepFaults, textsOf } from './followGuide.ts';
export { type LessonRequest, lessonsOf } from './lessons.ts';
export {
  type RandomAnswer,
  type RandomGame,
  type RandomQuestion,
  type RandomResult,
  type RandomStep,
  type RandomTurn,
  randomGames,
} from './randomGames.ts';
