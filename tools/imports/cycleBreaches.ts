import { posix } from 'node:path';
import type { Source } from '@portolan/syntax';
import type { Breach } from './check.ts';
import { findCycles } from './cycles.ts';
import { importsOf } from './imports.ts';
import type { Package } from './workspace.ts';

/** Cycles among the files of one package. Type-only imports do not count: they are gone at run time. */
export function fileCycles(owner: Package, sources: readonly Source[]): Breach[] {
  const lines = new Map<string, number>();
  const graph = new Map<string, string[]>();
  for (const source of sources) {
    const targets: string[] = [];
    for (const { specifier, line, typeOnly } of importsOf(source)) {
      const target = typeOnly ? undefined : fileWithin(owner, source.path, specifier);
      if (target === undefined) continue;
      targets.push(target);
      lines.set(`${source.path} ${target}`, line);
    }
    graph.set(source.path, targets);
  }
  return findCycles(graph).map((cycle) => {
    const [file = '', next = file] = cycle;
    const round = [...cycle, file].map((one) => posix.relative(owner.folder, one)).join(' -> ');
    return { file, line: lines.get(`${file} ${next}`) ?? 1, problem: `import cycle: ${round}` };
  });
}

/**
 * Cycles among packages, by what their package.json lists. A package may use only what it lists, so this covers every
 * import, of types and in tests too.
 */
export function packageCycles(packages: readonly Package[]): Breach[] {
  const folders = new Map(packages.map(({ name, folder }) => [name, folder]));
  const graph = new Map(
    packages.map(({ folder, dependencies, devDependencies }) => {
      const names = [...dependencies, ...devDependencies];
      return [folder, names.map((name) => folders.get(name)).filter((one) => one !== undefined)];
    }),
  );
  return findCycles(graph).map((cycle) => {
    const [first = ''] = cycle;
    return {
      file: `${first}/package.json`,
      line: 1,
      problem: `package cycle: ${[...cycle, first].join(' -> ')}`,
    };
  });
}

/** The file of the same package behind a specifier, given as a path or by the package's own name. */
function fileWithin(owner: Package, file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier);
  if (specifier !== owner.name && !specifier.startsWith(`${owner.name}/`)) return undefined;
  const target = owner.exports.get(`.${specifier.slice(owner.name.length)}`);
  return target === undefined ? undefined : posix.join(owner.folder, target);
}
