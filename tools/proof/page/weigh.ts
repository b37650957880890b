import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** The part of Vite's manifest that is used here. */
interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly isDynamicEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}

export type Manifest = Readonly<Record<string, Chunk>>;

/** What a route downloads as the first page of a visit, in bytes after gzip. */
export interface Weight {
  readonly route: string;
  readonly script: number;
  readonly style: number;
  readonly page: number;
  readonly fonts: number;
  readonly total: number;
}

const ENTRY = 'index.html';
const PAGES = /^src\/pages\/(\w+)\.tsx$/;
const GAMES = /(?:^|\/)games\/([\w-]+)(?:\/ui\/src\/web)?\.ts$/;
/** Loaded right after the texts of its game; everything else is loaded on demand. */
const TABLES = /\/ui\/src\/table\/(?:index|Table)\.tsx$/;
/** For games without their own table. */
const GENERIC = 'src/table/GenericTable.tsx';
/** These also load the texts and art of a game; the heaviest counts. */
const WITH_GAME = ['Table', 'Replay'];

/** Weighs every route of the built pages in `dist`. */
export function weighRoutes(dist: string): Weight[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'));
  const html = readFileSync(join(dist, ENTRY), 'utf8');
  const size = (file: string): number => weigh(readFileSync(join(dist, file)), file);
  const page = weigh(Buffer.from(html), ENTRY) + sum(scriptsOf(html).map(size));
  const fonts = sum(fontsOf(html).map(size));
  return routesOf(manifest).map(({ route, files }) => {
    const script = sum([...files.scripts].map(size));
    const style = sum([...files.styles].map(size));
    return { route, script, style, page, fonts, total: script + style + page + fonts };
  });
}

interface Files {
  readonly scripts: ReadonlySet<string>;
  readonly styles: ReadonlySet<string>;
}

/** The files each route needs: those of the entry, of its own chunk, and of everything they import. */
export function routesOf(manifest: Manifest): { readonly route: string; readonly files: Files }[] {
  const pages = Object.keys(manifest).filter((key) => PAGES.test(key) && manifest[key]?.isDynamicEntry === true);
  const games = Object.keys(manifest).filter((key) => GAMES.test(key));
  return pages.flatMap((key) => {
    const name = PAGES.exec(key)?.[1] ?? key;
    const plain = { route: name, files: filesOf(manifest, [ENTRY, key]) };
    const played = games.map((game) => ({
      route: `${name} with ${GAMES.exec(game)?.[1]}`,
      files: filesOf(manifest, [ENTRY, key, game, ...tablesOf(manifest, game)]),
    }));
    return WITH_GAME.includes(name) ? played : [plain];
  });
}

function tablesOf(manifest: Manifest, game: string): readonly string[] {
  const own = (manifest[game]?.dynamicImports ?? []).filter((key) => TABLES.test(key));
  return own.length > 0 ? own : [GENERIC];
}

function filesOf(manifest: Manifest, keys: readonly string[]): Files {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
    for (const other of chunk.imports ?? []) visit(other);
  };
  for (const key of keys) visit(key);
  return { scripts, styles };
}

/** Scripts referenced by the page itself, besides the modules in the manifest. */
function scriptsOf(html: string): string[] {
  return [...html.matchAll(/<script src="\/([^"]+)"/g)].map(([, file = '']) => file);
}

function fontsOf(html: string): string[] {
  return [...html.matchAll(/href="\/([^"]+\.woff2)"/g)].map(([, file = '']) => file);
}

function weigh(content: Buffer, file: string): number {
  return /\.woff2$/.test(file) ? content.length : gzipSync(content, { level: 9 }).length;
}

function sum(sizes: readonly number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}
