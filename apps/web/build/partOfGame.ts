interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const GAME = /\/games\/([^/]+)\//;
/** What is loaded only when somebody wants it: each in its own files. */
const ON_DEMAND = /\/ui\/src\/(guide|help|result|show)\//;
/** Of the rules, what the first picture of a table needs. Their index imports everything, so imports do not tell. */
const FIRST_RULES =
  /\/rules\/src\/(index|box|atlas|faces|ids|items|moves|moveBook|pieces|placement|data\/|map\/(atlas|drawMap|frame|mapLayout|survey)|queries\/(cost|offers|onView|trackEnd))|francis-drake\/rules\/src\/(scoring|queries\/range)/;
const PAGES = /\/games\/[^/]+\/ui\//;
const FIRST_PAGES = ['ui/src/web.ts', 'ui/src/table/index.tsx', 'ui/src/table/Table.tsx'];

/**
 * The file for a module of a game that several parts of its pages share: what the first picture of a table needs, or what
 * the parts need that come after it. As separate files, of a few hundred bytes each, every one would cost a request.
 */
export function partOfGame(id: string, modules: Modules): string | null {
  const [folder, game] = GAME.exec(id) ?? [];
  if (folder === undefined || game === undefined) return null;
  const root = id.slice(0, id.indexOf(folder) + folder.length);
  if (FIRST_RULES.test(id) || firstOf(root, modules).has(id)) return game;
  return ON_DEMAND.test(id) ? null : `${game}-later`;
}

const known = new WeakMap<Modules, Map<string, ReadonlySet<string>>>();

/** Of a game's pages, everything that its table imports, directly or not. */
function firstOf(root: string, modules: Modules): ReadonlySet<string> {
  const games = known.get(modules) ?? new Map<string, ReadonlySet<string>>();
  known.set(modules, games);
  const first =
    games.get(root) ??
    closure(
      FIRST_PAGES.map((file) => root + file),
      modules,
    );
  games.set(root, first);
  return first;
}

function closure(ids: readonly string[], modules: Modules): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [...ids];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const info = found.has(id) ? null : modules.getModuleInfo(id);
    if (info === null) continue;
    found.add(id);
    open.push(...info.importedIds.filter((other) => PAGES.test(other)));
  }
  return found;
}
