import { fail, type GamePackage, type OpenGame, ok, type Result, type ShapeFault } from '@portolan/kernel';
import { protocolFault } from '@portolan/protocol';

/** A player's own components and the id under which they are stored. */
export interface OwnComponents {
  readonly id: string;
  readonly data: unknown;
}

/** The games this server offers, known only through the kernel's contract. */
export interface GameRegistry {
  readonly packages: readonly GamePackage[];
  /**
   * Opens a game with the shipped components, or with a player's own. A rules version that is no longer here opens as
   * the current one: compare `game.rulesVersion`.
   */
  open(game: string, own: OwnComponents | undefined, rulesVersion?: number): Result<OpenGame, ShapeFault>;
  /** What new components exceed; undefined if a table can be created with them. */
  limitFault(game: string, components: unknown): ShapeFault | undefined;
  /** The title of the game, or its id if this server does not offer it. */
  title(game: string): string;
}

/** Games with own components to keep open; those with the shipped ones stay open anyway. */
const MOST_OWN = 64;

/** `released` are earlier versions of the packages' rules: no table is created with them, but each plays to its end with its own. */
export function makeGameRegistry(
  packages: readonly GamePackage[],
  released: readonly GamePackage[] = [],
): GameRegistry {
  const opened = new Map<string, OpenGame>();
  /** Least recently used first. */
  const openedOwn = new Map<string, OpenGame>();
  const earlier = new Map(released.map((one) => [`${one.id}/${versionOf(one)}`, one]));
  const current = new Map(packages.map((one) => [one.id, { package: one, version: versionOf(one) }]));
  return {
    packages,
    limitFault(game, components) {
      const found = current.get(game)?.package.limitFault?.(components);
      return found && { ...found, path: `/components${found.path}` };
    },
    title: (game) => current.get(game)?.package.title ?? game,
    open(game, own, rulesVersion) {
      const offered = current.get(game);
      if (offered === undefined) {
        const known = packages.map((each) => each.id).join(', ');
        return fail(protocolFault('/game', 'unknownGame', { known }));
      }
      const wanted = rulesVersion === offered.version ? undefined : earlier.get(`${game}/${rulesVersion}`);
      const version = wanted === undefined ? offered.version : rulesVersion;
      const key = `${game}/${version}/${own?.id ?? ''}`;
      const cache = own === undefined ? opened : openedOwn;
      const known = cache.get(key);
      if (known !== undefined) {
        cache.delete(key);
        cache.set(key, known);
        return ok(known);
      }
      const one = wanted ?? offered.package;
      const open = own === undefined ? one.open() : one.open(own.data);
      if (!open.ok) return fail({ ...open.error, path: `/components${open.error.path}` });
      if (own !== undefined && openedOwn.size >= MOST_OWN) openedOwn.delete([...openedOwn.keys()][0] ?? '');
      cache.set(key, open.value);
      return open;
    },
  };
}

function versionOf(one: GamePackage): number {
  const open = one.open();
  if (!open.ok) throw new Error(`the shipped components of ${one.id} are faulty: ${open.error.path}`);
  return open.value.game.rulesVersion;
}
