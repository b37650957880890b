import type { GameInfo } from '@portolan/protocol';
import { findWebGame } from '../games.ts';

/** The default number of players. */
export function usualSeats(game: GameInfo): number {
  const usual = findWebGame(game.id)?.usual ?? game.seats.min;
  return Math.min(game.seats.max, Math.max(game.seats.min, usual));
}

/** The strongest bot, judging by its name. */
export function bestBot({ bots }: GameInfo): string {
  return bots.find((bot) => bot !== 'random') ?? bots[0] ?? 'random';
}
