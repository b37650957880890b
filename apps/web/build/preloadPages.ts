import type { Plugin, Rolldown } from 'vite';
import { ROUTES } from '../src/app/routes.ts';

/**
 * What a page needs besides the entry. The server reads this (packages/server/src/http/preloads.ts), and so does the proof
 * of the pages' weight.
 */
interface PagePreloads {
  readonly page: string;
  /** A regular expression for its path. Its group `id` names a table, its group `game` a game. */
  readonly path: string;
  readonly files: readonly string[];
  /** Addresses of the data for its first picture, with `:id` for the table and `:end` for its last moment, once it is over. */
  readonly data: readonly string[];
  /** What it needs besides, by game, and for a table also by status. */
  readonly games?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}

/** Asked for by every page. */
const IDENTITY = '/api/me';
/** By page, what it asks the server for besides before it shows anything, in the order of asking. */
const DATA: Readonly<Record<string, readonly string[]>> = {
  home: ['/api/tables', '/api/games'],
  lobby: ['/api/tables'],
  newTable: ['/api/games'],
  learn: ['/api/games'],
  ratings: ['/api/games'],
  player: ['/api/games'],
  tournaments: ['/api/tournaments', '/api/games'],
  tournament: ['/api/games'],
  story: ['/api/tables/:id', '/api/tables/:id/moments?from=:end&to=:end&as=open&steps=1'],
  replay: ['/api/tables/:id'],
};
const WITH_SEATS = ['table', 'story', 'replay', 'join'];
/** The font of the seats' emblems. */
const EMBLEMS = /\/emblems-[^/]*\.ttf$/;
const GAME_UI = /\/games\/([\w-]+)\/ui\/src\/web\.ts$/;
const OWN_TABLE = /\/ui\/src\/table\/(?:index|Table)\.tsx$/;
const OWN_STILL = /\/ui\/src\/table\/BoardStill\.tsx$/;
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
    const chunk = chunks.find((one) => holds(one, source));
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
    return [
      {
        page,
        path: pattern.source,
        files: addressed([...new Set(files)]),
        data: [IDENTITY, ...(DATA[page] ?? [])],
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
  if (!['table', 'story', 'replay', 'learn'].includes(page)) return undefined;
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const among = (pattern: RegExp, files = chunks.map(({ fileName }) => fileName)): string[] =>
    files.filter((file) => {
      const chunk = bundle[file];
      return chunk?.type === 'chunk' && holds(chunk, pattern);
    });
  const all = (files: readonly string[]): string[] => [...new Set(files.flatMap((file) => withImports(bundle, file)))];
  return Object.fromEntries(
    chunks.flatMap((ui) => {
      const game = ui.moduleIds.map((id) => GAME_UI.exec(id)?.[1]).find((name) => name !== undefined);
      if (game === undefined) return [];
      const own = (pattern: RegExp): string[] => among(pattern, ui.dynamicImports);
      if (page === 'learn')
        return [[game, { '': [...rest(all([ui.fileName, ...own(OVERVIEW)])), `/rules/${game}.json`] }]];
      const table = own(OWN_TABLE);
      const still = page === 'story' ? own(OWN_STILL) : [];
      const drawn = table.length > 0 ? table : among(GENERIC_TABLE);
      // A story has a picture of the board and no table.
      const running = [ui.fileName, ...(page === 'story' ? still : drawn)];
      const finished = [...running, ...among(RESULT_PANEL), ...own(OWN_RESULT)];
      const byStatus = { gathering: among(GATHERING), running, finished: page === 'table' ? finished : running };
      return [
        [game, Object.fromEntries(Object.entries(byStatus).map(([status, files]) => [status, rest(all(files))]))],
      ];
    }),
  );
}

/** A chunk may hold an entry together with what others share with it; then it has no facade. */
function holds({ moduleIds }: Rolldown.OutputChunk, module: RegExp): boolean {
  return moduleIds.some((id) => module.test(id));
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
