import type { GameInfo } from '@portolan/protocol';
import { findWebGame } from '../games.ts';

/** The default number of players. */
export function usualSeats(game: GameInfo): number {
  const usual = findWebGame(game.id)?.usual ?? game.seats.min;
  return Math.min(game.seats.max, Math.max(game.seats.min, usual));
}

/** A bot for a first game: quick, and neither too weak nor too strong. */
export function usualBot({ bots }: GameInfo): string {
  return bots.find((bot) => bot === 'bosun') ?? bots.find((bot) => bot !== 'random') ?? bots[0] ?? 'random';
}
