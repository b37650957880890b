interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const GAME = /\/games\/([^/]+)\//;
/** What is loaded only when somebody wants it: each in its own files. */
const ON_DEMAND = /\/ui\/src\/(guide|help|result|show)\//;
/** Of the rules, what the first picture of a table needs. Their index imports everything, so imports do not tell. */
const FIRST_RULES =
  /\/rules\/src\/(index|box|atlas|faces|ids|items|moves|moveBook|pieces|placement|data\/|map\/(atlas|drawMap|frame|mapLayout|survey)|queries\/(canSail|cost|isAhead|isOutfitting|offers|onView|rewardAt|trackEnd))|francis-drake\/rules\/src\/scoring|nina-pinta\/rules\/src\/queries\/(crew|isOfPlanck|lands|loadOutlook|planck|settlements)\./;
const PAGES = /\/games\/[^/]+\/ui\//;
/** Of the kit, what the table of only one game uses for its first picture. */
const KIT_PARTS: Readonly<Record<string, RegExp>> = {
  amerigo: /\/table-kit\/src\/panZoom\/(?:PanZoom|panZoom|step|useViewport)\./,
  'francis-drake': /\/table-kit\/src\/(?:Fan|fan)\./,
  specimen: /\/table-kit\/src\/(?:Place|SeatTile|SheetView|place|seatTile|sheetView)\./,
};
const WEB = 'ui/src/web.ts';
const TABLES = ['ui/src/table/index.tsx', 'ui/src/table/Table.tsx'];

/**
 * The file for a module of a game that the first picture of its table needs: what every page with the game's texts needs,
 * or what only its table needs. A browser loads six files at a time, so each further file can cost a round trip.
 */
export function firstPartOfGame(id: string, modules: Modules): string | null {
  const [folder, game] = GAME.exec(id) ?? [];
  if (folder === undefined || game === undefined) {
    const only = Object.entries(KIT_PARTS).find(([, parts]) => parts.test(id));
    return only === undefined ? null : `${only[0]}-table`;
  }
  const root = id.slice(0, id.indexOf(folder) + folder.length);
  const { web, table } = firstOf(root, modules);
  if (FIRST_RULES.test(id) || web.has(id)) return game;
  return table.has(id) ? `${game}-table` : null;
}

/** The file for a module of a game that several parts share which come after the first picture of its table. */
export function laterPartOfGame(id: string): string | null {
  const game = GAME.exec(id)?.[1];
  return game === undefined || ON_DEMAND.test(id) ? null : `${game}-later`;
}

interface FirstModules {
  readonly web: ReadonlySet<string>;
  readonly table: ReadonlySet<string>;
}

const known = new WeakMap<Modules, Map<string, FirstModules>>();

/** Of a game's pages, everything that its texts and its table import, directly or not. */
function firstOf(root: string, modules: Modules): FirstModules {
  const games = known.get(modules) ?? new Map<string, FirstModules>();
  known.set(modules, games);
  const first = games.get(root) ?? {
    web: closure([root + WEB], modules),
    table: closure(
      TABLES.map((file) => root + file),
      modules,
    ),
  };
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
