import { type AnyForesight, type AnyGame, InvariantError, type OpenGame } from '@portolan/kernel';

/** A game that offers what a search needs. */
export interface Searchable {
  readonly game: AnyGame;
  readonly foresight: AnyForesight;
}

export function foresightOf({ game, foresight }: OpenGame): Searchable {
  if (foresight === undefined) throw new InvariantError(`${game.id} offers no foresight`);
  return { game, foresight };
}
