import type { GameInfo } from '@portolan/protocol';
import { findWebGame } from '../games.ts';

/** How many play when nobody says otherwise. */
export function usualSeats(game: GameInfo): number {
  const usual = findWebGame(game.id)?.usual ?? game.seats.min;
  return Math.min(game.seats.max, Math.max(game.seats.min, usual));
}

/** The bot that plays best, as far as its name tells. */
export function bestBot({ bots }: GameInfo): string {
  return bots.find((bot) => bot !== 'random') ?? bots[0] ?? 'random';
}
