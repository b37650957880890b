import type { GameInfo } from '@portolan/protocol';

/** The title of a game; its id if this server does not offer it any more. */
export function titleOf(games: readonly GameInfo[], game: string): string {
  return games.find(({ id }) => id === game)?.title ?? game;
}
