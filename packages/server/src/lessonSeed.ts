import type { GameRegistry } from './gameRegistry.ts';

const LESSON_SEED = 'lesson';

/** The seed of every lesson of a game. No other table has it. */
export function lessonSeed(games: GameRegistry, game: string): string {
  return games.packages.find(({ id }) => id === game)?.lessonSeed ?? LESSON_SEED;
}
