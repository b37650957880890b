import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** The part that is used here of what the build writes down about a page (apps/web/build/preloadPages.ts). */
export interface PagePreloads {
  readonly page: string;
  readonly files: readonly string[];
  readonly games?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}

/** What a route downloads as the first page of a visit, in bytes after gzip. */
export interface Weight {
  readonly route: string;
  /** How many scripts and style sheets; a browser loads six at a time from one server. */
  readonly files: number;
  readonly script: number;
  readonly style: number;
  readonly page: number;
  readonly fonts: number;
  readonly total: number;
}

const HTML = 'index.html';
/** Of a table, while it is played: its heaviest page that is opened often. */
const STATUS = 'running';

/** Weighs every route of the built pages in `dist`. */
export function weighRoutes(dist: string): Weight[] {
  const preloads: readonly PagePreloads[] = JSON.parse(readFileSync(join(dist, 'preload.json'), 'utf8'));
  const html = readFileSync(join(dist, HTML), 'utf8');
  const size = (file: string): number => weigh(readFileSync(join(dist, file)), file);
  const page = weigh(Buffer.from(html), HTML) + sum(scriptsOf(html).map(size));
  const fonts = sum(fontsOf(html).map(size));
  return routesOf(html, preloads).map(({ route, files }) => {
    const script = sum(files.filter((file) => file.endsWith('.js')).map(size));
    const style = sum(files.filter((file) => file.endsWith('.css')).map(size));
    return { route, files: files.length, script, style, page, fonts, total: script + style + page + fonts };
  });
}

/** The scripts and style sheets each route needs: those of the document, of its page, and of a game. */
export function routesOf(
  html: string,
  preloads: readonly PagePreloads[],
): { readonly route: string; readonly files: readonly string[] }[] {
  const first = entryFiles(html);
  const routes = preloads.flatMap(({ page, files, games = {} }) => {
    const route = page.charAt(0).toUpperCase() + page.slice(1);
    const needed = [...first, ...files.map(withoutSlash).filter((file) => /\.(?:js|css)$/.test(file))];
    const played = Object.entries(games).flatMap(([game, { [STATUS]: more }]) =>
      more === undefined ? [] : [{ route: `${route} with ${game}`, files: [...needed, ...more.map(withoutSlash)] }],
    );
    return played.length > 0 ? played : [{ route, files: needed }];
  });
  // A page may have several addresses.
  return [...new Map(routes.map((one) => [one.route, one])).values()];
}

/** The modules and style sheets that the document itself names. */
function entryFiles(html: string): string[] {
  const named = html.matchAll(/(?:type="module"[^>]* src|rel="(?:modulepreload|stylesheet)"[^>]* href)="\/([^"]+)"/g);
  return [...new Set([...named].map(([, file = '']) => file))];
}

function withoutSlash(file: string): string {
  return file.replace(/^\//, '');
}

/** Scripts referenced by the page itself, besides its modules. */
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
