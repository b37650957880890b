import { fail, type GamePackage, type OpenGame, ok, type Result, type ShapeFault } from '@portolan/kernel';
import { protocolFault } from '@portolan/protocol';

/** Somebody's own components, and the id they are known by. */
export interface OwnComponents {
  readonly id: string;
  readonly data: unknown;
}

/** The games a host offers. The server knows them only through the kernel's contract. */
export interface GameRegistry {
  readonly packages: readonly GamePackage[];
  /** Opens a game with the components we ship, or with somebody's own. */
  open(game: string, own: OwnComponents | undefined): Result<OpenGame, ShapeFault>;
  /** What the game is called; its id when this house does not have it. */
  title(game: string): string;
}

/** Boxes that stay open: most tables share the shipped one, and own components are rare. */
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
