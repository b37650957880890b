import { join, relative } from 'node:path';
import { isTest, readSource, type Source, sourcesBelow, textOf, walk } from '@portolan/syntax';
import { fileCycles, packageCycles } from './cycleBreaches.ts';
import { importsOf } from './imports.ts';
import { impuritiesOf } from './impure.ts';
import { judge } from './judge.ts';
import { gameOf, type Policy, policyOf } from './policy.ts';
import { styleBreaches } from './styleBreaches.ts';
import { readStyles, type StyledPackage } from './styledPackages.ts';
import { type Package, readPackages } from './workspace.ts';

export interface Breach {
  /** From the root of the repository, with forward slashes. */
  readonly file: string;
  readonly line: number;
  readonly problem: string;
}

export interface ImportReport {
  readonly files: number;
  readonly breaches: readonly Breach[];
}

/** Checks every source file of the repository against the table in policy.ts, and every style sheet. */
export function checkSources(root: string): ImportReport {
  const packages = readPackages(root);
  const games = packages.map(({ folder }) => gameOf(folder)).filter((game) => game !== undefined);
  const breaches: Breach[] = packageCycles(packages);
  const styled: StyledPackage[] = [];
  let files = 0;
  for (const owner of packages) {
    const policy = policyOf(owner.folder);
    if (policy === undefined) {
      breaches.push({
        file: `${owner.folder}/package.json`,
        line: 1,
        problem: 'has no row in tools/imports/policy.ts',
      });
      continue;
    }
    const sources = sourcesBelow(join(root, owner.folder)).map((path) => located(root, readSource(path)));
    files += sources.length;
    for (const source of sources) breaches.push(...sourceBreaches({ source, owner, policy, packages, games }));
    breaches.push(...fileCycles(owner, sources));
    styled.push(readStyles(root, { owner, policy, sources }));
  }
  files += styled.reduce((sum, { sheets }) => sum + sheets.length, 0);
  breaches.push(...styleBreaches(styled));
  return { files, breaches };
}

function located(root: string, source: Source): Source {
  return { ...source, path: relative(root, source.path).replaceAll('\\', '/') };
}

interface Subject {
  readonly source: Source;
  readonly owner: Package;
  readonly policy: Policy;
  readonly packages: readonly Package[];
  readonly games: readonly string[];
}

function* sourceBreaches({ source, owner, policy, packages, games }: Subject): Generator<Breach> {
  const file = source.path;
  for (const { specifier, line } of importsOf(source)) {
    const problem = judge({ specifier, file, owner, policy, packages });
    if (problem !== undefined) yield { file, line, problem };
  }
  if (isTest(file)) return;
  if (policy.pure) {
    for (const { name, line } of impuritiesOf(source)) yield { file, line, problem: `uses ${name}` };
  }
  if (policy.generic) yield* namedGames(source, games);
}

function namedGames(source: Source, games: readonly string[]): Breach[] {
  const found: Breach[] = [];
  walk(source.program, (node, parent) => {
    if (parent?.source === node) return;
    const words = textOf(node)?.split(/[^a-z-]+/) ?? [];
    const game = games.find((one) => words.includes(one));
    if (game === undefined) return;
    found.push({ file: source.path, line: source.lineAt(node.start), problem: `names the game '${game}'` });
  });
  return found;
}
