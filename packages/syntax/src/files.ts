import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const IGNORED = new Set(['node_modules', '.git', '.cache', 'reports']);

/** Every TypeScript source file below `folder`, in a stable order. */
export function sourcesBelow(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    if (IGNORED.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourcesBelow(path);
    return entry.isFile() && /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path);
}
