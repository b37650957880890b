import type { Plugin, Rolldown } from 'vite';
import { ROUTES } from '../src/app/routes.ts';

/** What a page needs besides the entry; the server reads this (packages/server/src/http/preloads.ts). */
interface PagePreloads {
  /** A regular expression for its path. Its group `id` names a table, its group `game` a game. */
  readonly path: string;
  readonly files: readonly string[];
  /** Addresses of the data for its first picture, with `:id` for the table. */
  readonly data?: readonly string[];
  /** What it needs besides, by game, and for a table also by status. */
  readonly games?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}

/** By page, what it asks the server for before it shows anything, in the order of asking. */
const DATA: Readonly<Record<string, readonly string[]>> = {
  home: ['/api/tables', '/api/games'],
  lobby: ['/api/tables'],
  newTable: ['/api/games'],
  learn: ['/api/games'],
  replay: ['/api/tables/:id'],
};
const WITH_SEATS = ['table', 'replay', 'join'];
/** The font of the seats' emblems. */
const EMBLEMS = /\/emblems-[^/]*\.ttf$/;
const GAME_UI = /\/games\/([\w-]+)\/ui\/src\/web\.ts$/;
const OWN_TABLE = /\/ui\/src\/table\/(?:index|Table)\.tsx$/;
const GENERIC_TABLE = /\/src\/table\/GenericTable\.tsx$/;
const RESULT_PANEL = /\/src\/table\/ResultPanel\.tsx$/;
const OWN_RESULT = /\/ui\/src\/result\/Result\.tsx$/;
const OVERVIEW = /\/ui\/src\/help\/Overview\.tsx$/;
/** An invitation leads to a table that is still gathering. */
const TABLE_PAGE = /\/src\/pages\/Table\.tsx$/;
const GATHERING = /\/src\/table\/Gathering\.tsx$/;

/**
 * Writes down which files each page needs, so that the server can announce them in the header of the document. Otherwise
 * the browser would learn of them one after the other: of a page when the entry runs, of a game when the table is known.
 */
export function preloadPages(): Plugin {
  return {
    name: 'portolan-preload-pages',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        this.emitFile({ type: 'asset', fileName: 'preload.json', source: JSON.stringify(preloadsOf(bundle)) });
      },
    },
  };
}

function preloadsOf(bundle: Rolldown.OutputBundle): PagePreloads[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  const first = new Set(entry === undefined ? [] : withImports(bundle, entry.fileName));
  const filesOf = (source: RegExp): string[] => {
    const chunk = chunks.find(({ facadeModuleId }) => source.test(facadeModuleId ?? ''));
    return chunk === undefined ? [] : withImports(bundle, chunk.fileName).filter((file) => !first.has(file));
  };
  return ROUTES.flatMap(([page, pattern]) => {
    const files = filesOf(new RegExp(`/pages/${page}\\.tsx$`, 'i'));
    if (files.length === 0) return [];
    if (page === 'join') files.push(...[TABLE_PAGE, GATHERING].flatMap(filesOf));
    if (WITH_SEATS.includes(page)) files.push(...Object.keys(bundle).filter((file) => EMBLEMS.test(file)));
    const known = new Set([...first, ...files]);
    const rest = (all: readonly string[]): string[] => addressed(all.filter((file) => !known.has(file)));
    const games = gamesFor(page, bundle, rest);
    const data = DATA[page];
    return [
      {
        path: pattern.source,
        files: addressed([...new Set(files)]),
        ...(data === undefined ? {} : { data }),
        ...(games === undefined ? {} : { games }),
      },
    ];
  });
}

function gamesFor(
  page: string,
  bundle: Rolldown.OutputBundle,
  rest: (files: readonly string[]) => string[],
): PagePreloads['games'] {
  if (!['table', 'replay', 'learn'].includes(page)) return undefined;
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const among = (pattern: RegExp, files = chunks.map(({ fileName }) => fileName)): string[] =>
    files.filter((file) => {
      const chunk = bundle[file];
      return chunk?.type === 'chunk' && pattern.test(chunk.facadeModuleId ?? '');
    });
  const all = (files: readonly string[]): string[] => [...new Set(files.flatMap((file) => withImports(bundle, file)))];
  return Object.fromEntries(
    chunks.flatMap((ui) => {
      const game = GAME_UI.exec(ui.facadeModuleId ?? '')?.[1];
      if (game === undefined) return [];
      const own = (pattern: RegExp): string[] => among(pattern, ui.dynamicImports);
      if (page === 'learn')
        return [[game, { '': [...rest(all([ui.fileName, ...own(OVERVIEW)])), `/rules/${game}.json`] }]];
      const table = own(OWN_TABLE);
      const running = [ui.fileName, ...(table.length > 0 ? table : among(GENERIC_TABLE))];
      const finished = [...running, ...among(RESULT_PANEL), ...own(OWN_RESULT)];
      const byStatus = { gathering: among(GATHERING), running, finished: page === 'table' ? finished : running };
      return [
        [game, Object.fromEntries(Object.entries(byStatus).map(([status, files]) => [status, rest(all(files))]))],
      ];
    }),
  );
}

function addressed(files: readonly string[]): string[] {
  return files.map((file) => `/${file}`);
}

/** A chunk, its style sheets and those of everything it imports. */
function withImports(bundle: Rolldown.OutputBundle, file: string, seen = new Set<string>()): string[] {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || seen.has(file)) return [];
  seen.add(file);
  const styles = [...(chunk.viteMetadata?.importedCss ?? [])];
  return [...new Set([file, ...styles, ...chunk.imports.flatMap((other) => withImports(bundle, other, seen))])];
}
