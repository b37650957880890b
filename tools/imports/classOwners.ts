import type { Mentions, SelectedClass } from './classNames.ts';
import type { Package } from './workspace.ts';

export interface StyleSheet {
  /** From the root, with forward slashes. */
  readonly file: string;
  readonly css: string;
  readonly classes: readonly SelectedClass[];
}

/** A package with its style sheets and the class names that its sources use. */
export interface StyledPackage {
  readonly owner: Package;
  readonly sheets: readonly StyleSheet[];
  readonly mentions: Mentions;
  /** A package for others may style classes that only they use. */
  readonly offers: boolean;
}

export interface ClassBreach extends SelectedClass {
  readonly file: string;
  readonly problem: string;
}

/**
 * Every class belongs to one package: the one that styles it and uses it or offers it to others. Only its style sheets
 * may select the class; other packages use its props and custom properties.
 */
export function* classBreaches(packages: readonly StyledPackage[]): Generator<ClassBreach> {
  const styles = new Map(packages.map((one) => [one, new Set(one.sheets.flatMap(namesIn))]));
  const needs = neededBy(packages);
  const uses = (one: StyledPackage, name: string): boolean =>
    one.mentions(name) || (one.offers && packages.some((other) => other.mentions(name) && needs(other, one)));
  const isOwner = (one: StyledPackage, name: string): boolean => styles.get(one)?.has(name) === true && uses(one, name);
  for (const one of packages) {
    for (const { file, classes } of one.sheets) {
      for (const { name, line } of classes) {
        const others = packages.filter((other) => other !== one);
        const rivals = others.filter((other) => isOwner(other, name) && !needs(other, one));
        const found = isOwner(one, name) ? rivals[0] : (rivals[0] ?? others.find(({ mentions }) => mentions(name)));
        if (found === undefined && isOwner(one, name)) continue;
        const problem = found === undefined ? 'which nothing uses' : `which belongs to ${found.owner.folder}`;
        yield { file, name, line, problem: `selects .${name}, ${problem}` };
      }
    }
  }
}

function namesIn({ classes }: StyleSheet): readonly string[] {
  return classes.map(({ name }) => name);
}

/** Whether the first package depends on the second, directly or not. */
function neededBy(packages: readonly StyledPackage[]): (one: StyledPackage, other: StyledPackage) => boolean {
  const all = new Map(packages.map(({ owner }) => [owner.name, owner]));
  const reach = (name: string, target: string, seen: Set<string>): boolean => {
    if (seen.has(name)) return false;
    seen.add(name);
    const dependencies = [...(all.get(name)?.dependencies ?? [])];
    return dependencies.some((next) => next === target || reach(next, target, seen));
  };
  return (one, other) => reach(one.owner.name, other.owner.name, new Set());
}
