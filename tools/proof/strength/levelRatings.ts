import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type ArenaResult, LEVELS, type Level, type LevelRatings, ratingsAbove } from '@portolan/bots';
import { versionsOf } from '@portolan/cli/toolkit';
import type { OpenGame } from '@portolan/kernel';
import { START, shownRating } from '@portolan/server/ratings';

/** Fewer games of two neighbouring levels say too little. */
export const GAMES_PER_STEP = 30;

const [ANCHOR] = LEVELS;

/** Beside the weights that the levels play with. */
export function ratingsFile(game: string): URL {
  return new URL(`../../../games/${game}/rules/src/bot/ratings.json`, import.meta.url);
}

/**
 * The ratings of the levels by the games that they played among themselves, with any number of players. As in the ladder,
 * the weakest level is the fixed point. A level needs enough games against the one below, which has to be rated as well.
 */
export function rateLevels(results: readonly ArenaResult[]): LevelRatings['levels'] {
  const among = results.filter(({ bots, rivals }) => bots.every(isLevel) && rivals === undefined);
  const gamesOf = (one: Level, other: Level): number =>
    among.filter(({ bots }) => bots.includes(one) && bots.includes(other)).length;
  const unrated = LEVELS.findIndex((level, at) => at > 0 && gamesOf(level, LEVELS[at - 1] ?? level) < GAMES_PER_STEP);
  const rated: readonly Level[] = LEVELS.slice(0, unrated < 0 ? LEVELS.length : unrated);
  if (rated.length < 2) return {};
  const counted = among.filter(({ bots }) => bots.every((bot) => rated.some((level) => level === bot)));
  const margins = ratingsAbove(counted, ANCHOR);
  const origin = shownRating(START).value;
  return Object.fromEntries(
    rated.map((level) => {
      const { value, interval } = margins.get(level) ?? { value: 0, interval: 0 };
      const games = counted.filter(({ bots }) => bots.includes(level)).length;
      return [level, { value: Math.round(origin + value), interval: Math.ceil(interval), games }];
    }),
  );
}

function isLevel(bot: string): bot is Level {
  return LEVELS.some((level) => level === bot);
}

export async function levelRatings(open: OpenGame, results: readonly ArenaResult[]): Promise<LevelRatings> {
  return {
    game: open.game.id,
    made: 'npm run -s proof -- strength --write',
    versions: await versionsBySeats(open),
    levels: rateLevels(results),
  };
}

async function versionsBySeats(open: OpenGame): Promise<LevelRatings['versions']> {
  const { min, max } = open.game.seats;
  const counts = Array.from({ length: max + 1 }, (_, seats) => seats).slice(Math.max(2, min));
  return Object.fromEntries(
    await Promise.all(counts.map(async (seats) => [seats, await versionsOf(open, LEVELS, seats)] as const)),
  );
}

/** Whether the file says what the record shows. */
export function isUpToDate(ratings: LevelRatings): boolean {
  const file = ratingsFile(ratings.game);
  return existsSync(file) && readFileSync(file, 'utf8') === textOf(ratings);
}

export function writeRatings(ratings: LevelRatings): void {
  writeFileSync(ratingsFile(ratings.game), textOf(ratings));
}

function textOf(ratings: LevelRatings): string {
  return `${JSON.stringify(ratings, undefined, 2)}\n`;
}
