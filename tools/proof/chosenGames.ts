import { findGame, GAMES, type GameEntry, gameIds } from '@portolan/cli/games';
import { type Args, type Flags, UserError } from '@portolan/cli/toolkit';
import { type AnyGame, InvariantError } from '@portolan/kernel';

export const GAME_FLAG: Flags = { game: { value: 'G', help: `only this game: ${gameIds().join(', ')}` } };

/** The named game, or all games. */
export function chosenGames(args: Args): readonly GameEntry[] {
  const id = args.text('game');
  if (id === undefined) return GAMES;
  const entry = findGame(id);
  if (entry === undefined) throw new UserError(`unknown game '${id}'; known games: ${gameIds().join(', ')}`);
  return [entry];
}

/** The game with its shipped components. */
export function openShipped(entry: GameEntry): AnyGame {
  const opened = entry.package.open();
  if (!opened.ok) throw new InvariantError(`${entry.package.id} does not open`);
  return opened.value.game;
}
