import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** A package of the repository. */
export interface Package {
  readonly name: string;
  /** From the root of the repository, with forward slashes: `games/specimen/rules`. */
  readonly folder: string;
  /** The entry points other packages may import, such as `.` or `./testing`, with the file behind each. */
  readonly exports: ReadonlyMap<string, string>;
  readonly dependencies: ReadonlySet<string>;
  readonly devDependencies: ReadonlySet<string>;
}

/** The packages in the workspaces of the root package.json. */
export function readPackages(root: string): Package[] {
  const manifest = readJson(join(root, 'package.json'));
  const patterns = Array.isArray(manifest.workspaces) ? manifest.workspaces.map(String) : [];
  const folders = patterns.flatMap((pattern) => globSync(pattern, { cwd: root }));
  return folders
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .sort()
    .map((folder) => readPackage(root, folder));
}

function readPackage(root: string, folder: string): Package {
  const manifest = readJson(join(root, folder, 'package.json'));
  return {
    name: String(manifest.name),
    folder: relative(root, join(root, folder)).replaceAll('\\', '/'),
    exports: new Map(Object.entries(record(manifest.exports)).map(([entry, file]) => [entry, String(file)])),
    dependencies: new Set(Object.keys(record(manifest.dependencies))),
    devDependencies: new Set(Object.keys(record(manifest.devDependencies))),
  };
}

function readJson(path: string): Readonly<Record<string, unknown>> {
  return record(JSON.parse(readFileSync(path, 'utf8')));
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
