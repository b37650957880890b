import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isTest, type Source, sheetsBelow } from '@portolan/syntax';
import { attributesSetIn, documentedAttributes } from './attributes.ts';
import { type Mentions, mentionsIn } from './classNames.ts';
import type { Policy } from './policy.ts';
import { classesUsedIn, type UsedClass } from './usedClasses.ts';
import type { Package } from './workspace.ts';

export interface StyleSheet {
  /** From the root, with forward slashes. */
  readonly file: string;
  readonly css: string;
}

/** A package with its style sheets, and the class names and attributes that its sources use. */
export interface StyledPackage {
  readonly owner: Package;
  readonly policy: Policy;
  readonly sheets: readonly StyleSheet[];
  readonly mentions: Mentions;
  /** The class names written out in its JSX. */
  readonly uses: readonly UsedClass[];
  /** The attributes that its sources set. */
  readonly sets: ReadonlySet<string>;
  /** The attributes that its README documents. */
  readonly documents: ReadonlySet<string>;
}

export interface Located {
  readonly owner: Package;
  readonly policy: Policy;
  /** With paths from the root. */
  readonly sources: readonly Source[];
}

/** Only what is in `src` makes the page: tools and end-to-end tests may name any class. */
export function readStyles(root: string, { owner, policy, sources }: Located): StyledPackage {
  const folder = join(root, owner.folder);
  const own = sources.filter(({ path }) => path.startsWith(`${owner.folder}/src/`) && !isTest(path));
  const sheets = sheetsBelow(folder).map((path) => ({
    file: relative(root, path).replaceAll('\\', '/'),
    css: readFileSync(path, 'utf8'),
  }));
  const readme = join(folder, 'README.md');
  const documents = documentedAttributes(existsSync(readme) ? readFileSync(readme, 'utf8') : '');
  return {
    owner,
    policy,
    sheets,
    mentions: mentionsIn(own),
    uses: classesUsedIn(own),
    sets: attributesSetIn(own),
    documents,
  };
}

/** Whether the first package depends on the second, directly or not. */
export function neededBy(packages: readonly StyledPackage[]): (one: StyledPackage, other: StyledPackage) => boolean {
  const all = new Map(packages.map(({ owner }) => [owner.name, owner]));
  const reach = (name: string, target: string, seen: Set<string>): boolean => {
    if (seen.has(name)) return false;
    seen.add(name);
    const dependencies = [...(all.get(name)?.dependencies ?? [])];
    return dependencies.some((next) => next === target || reach(next, target, seen));
  };
  return (one, other) => reach(one.owner.name, other.owner.name, new Set());
}
