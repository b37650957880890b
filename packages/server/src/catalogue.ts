import { fail, type GamePackage, hashState, type OpenGame, ok, type Result, type ShapeFault } from '@portolan/kernel';

/** The games a host offers. The server knows them only through the kernel's contract. */
export interface Catalogue {
  readonly packages: readonly GamePackage[];
  /** Opens a game with the components we ship, or with somebody's own. */
  open(game: string, components: unknown): Result<OpenGame, ShapeFault>;
}

/** Boxes that stay open: most tables share the shipped one, and own components are rare. */
const MOST_OPEN = 64;

export function makeCatalogue(packages: readonly GamePackage[]): Catalogue {
  const opened = new Map<string, OpenGame>();
  return {
    packages,
    open(game, components) {
      const one = packages.find((candidate) => candidate.id === game);
      if (one === undefined) {
        return fail({
          path: '/game',
          problem: `is no game of this house; known: ${packages.map((each) => each.id).join(', ')}`,
        });
      }
      const key = `${game}/${components === undefined ? 'shipped' : hashState(components)}`;
      const known = opened.get(key);
      if (known !== undefined) return ok(known);
      const open = components === undefined ? one.open() : one.open(components);
      if (!open.ok) return fail({ path: `/components${open.error.path}`, problem: open.error.problem });
      if (opened.size >= MOST_OPEN) opened.delete([...opened.keys()][0] ?? '');
      opened.set(key, open.value);
      return open;
    },
  };
}
