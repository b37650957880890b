import { fail, type GamePackage, type OpenGame, ok, type Result, type ShapeFault } from '@portolan/kernel';
import { protocolFault } from '@portolan/protocol';

/** A player's own components, and the id they are stored under. */
export interface OwnComponents {
  readonly id: string;
  readonly data: unknown;
}

/** The games this server offers, known only through the kernel's contract. */
export interface GameRegistry {
  readonly packages: readonly GamePackage[];
  /** Opens a game with the shipped components, or with a player's own. */
  open(game: string, own: OwnComponents | undefined): Result<OpenGame, ShapeFault>;
  /** The title of the game, or its id if this server does not offer it. */
  title(game: string): string;
}

/** Opened games to cache: most tables use the shipped components, own ones are rare. */
const MOST_OPEN = 64;

export function makeGameRegistry(packages: readonly GamePackage[]): GameRegistry {
  const opened = new Map<string, OpenGame>();
  const find = (game: string): GamePackage | undefined => packages.find((one) => one.id === game);
  return {
    packages,
    title: (game) => find(game)?.title ?? game,
    open(game, own) {
      const one = find(game);
      if (one === undefined) {
        const known = packages.map((each) => each.id).join(', ');
        return fail(protocolFault('/game', 'unknownGame', { known }));
      }
      const key = `${game}/${own?.id ?? ''}`;
      const known = opened.get(key);
      if (known !== undefined) return ok(known);
      const open = own === undefined ? one.open() : one.open(own.data);
      if (!open.ok) return fail({ ...open.error, path: `/components${open.error.path}` });
      if (opened.size >= MOST_OPEN) opened.delete([...opened.keys()][0] ?? '');
      opened.set(key, open.value);
      return open;
    },
  };
}
