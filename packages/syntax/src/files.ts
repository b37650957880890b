import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const IGNORED = new Set(['node_modules', '.git', '.cache', 'reports', 'dist']);

/** Every TypeScript source file below `folder`, in a stable order. */
export function sourcesBelow(folder: string): string[] {
  return filesBelow(folder, /\.tsx?$/);
}

/** Every style sheet below `folder`, in a stable order. */
export function sheetsBelow(folder: string): string[] {
  return filesBelow(folder, /\.css$/);
}

function filesBelow(folder: string, wanted: RegExp): string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    if (IGNORED.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(path, wanted);
    return entry.isFile() && wanted.test(entry.name) ? [path] : [];
  });
}

export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path);
}
