import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Services } from '../services.ts';

/** As the build of the pages writes it. */
interface PagePreloads {
  /** A regular expression for its path. Its group `id` names a table, its group `game` a game. */
  readonly path: string;
  readonly files: readonly string[];
  /** Addresses of the data for its first picture, with `:id` for the table and `:end` for its last moment, once it is over. */
  readonly data?: readonly string[];
  /** What it needs besides, by game, and for a table also by status. */
  readonly games?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}

const FILE = 'preload.json';

/**
 * The `Link` header of a page, by which the browser begins to load what the page will need. Only the server can know
 * which game is played at a table before any script runs.
 */
export function makePreloads(folder: string, { table }: Pick<Services, 'table'>) {
  const pages = readPages(join(folder, FILE));
  return async (path: string): Promise<string | undefined> => {
    for (const { pattern, files, data = [], games } of pages) {
      const found = pattern.exec(path);
      if (found === null) continue;
      const { id, game = '' } = found.groups ?? {};
      const row = id === undefined || games === undefined ? undefined : await table(id);
      const more = games?.[row?.game ?? game]?.[row?.status ?? ''] ?? [];
      const end = row?.status === 'finished' ? `${row.seq}` : undefined;
      const asked = data.flatMap((address) => {
        const ofTable = address.replace(':id', id ?? '');
        if (!ofTable.includes(':end')) return ofTable;
        return end === undefined ? [] : ofTable.replaceAll(':end', end);
      });
      return [...files, ...more, ...asked].map(asLink).join(', ');
    }
    return undefined;
  };
}

function readPages(file: string) {
  if (!existsSync(file)) return [];
  const pages = JSON.parse(readFileSync(file, 'utf8')) as readonly PagePreloads[];
  return pages.map(({ path, ...page }) => ({ ...page, pattern: new RegExp(path) }));
}

/** Requested the way the pages request it, because otherwise it would be loaded twice. */
function asLink(file: string): string {
  if (file.endsWith('.css')) return `<${file}>; rel=preload; as=style; crossorigin`;
  if (file.endsWith('.ttf')) return `<${file}>; rel=preload; as=font; crossorigin`;
  const isData = file.endsWith('.json') || file.startsWith('/api/');
  return isData ? `<${file}>; rel=preload; as=fetch; crossorigin` : `<${file}>; rel=modulepreload`;
}
