import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The folders that the pages are built from, relative to the root. */
const FOLDERS = ['apps/web', 'packages', 'games'];
/** Represents all third-party code. */
const LOCK = 'package-lock.json';
const IGNORED = new Set(['node_modules', 'dist', 'driving', 'e2e', 'shots']);

/** Trees with the same fingerprint give the same pages. Names and contents count, not times. */
export function fingerprint(root: string): string {
  const hash = createHash('sha256');
  for (const path of [join(root, LOCK), ...FOLDERS.flatMap((folder) => filesBelow(join(root, folder)))]) {
    const text = readFileSync(path);
    hash.update(`${relative(root, path).replaceAll('\\', '/')} ${text.length}\n`).update(text);
  }
  return hash.digest('hex');
}

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (IGNORED.has(entry.name) || /\.test\.tsx?$/.test(entry.name)) return [];
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return filesBelow(path);
      return entry.isFile() ? [path] : [];
    });
}
