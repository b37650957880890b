import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Where all that the pages are built from lies, from the root. */
const FOLDERS = ['apps/web', 'packages', 'games'];
/** Stands for what others wrote. */
const LOCK = 'package-lock.json';
const LEFT_OUT = new Set(['node_modules', 'dist', 'driving', 'e2e', 'shots']);

/** Two trees with the same fingerprint make the same pages. Names and contents count, not times: a clone is as good. */
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
      if (LEFT_OUT.has(entry.name) || /\.test\.tsx?$/.test(entry.name)) return [];
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return filesBelow(path);
      return entry.isFile() ? [path] : [];
    });
}
