import { type SelectedClass, selectedClasses } from './classNames.ts';
import { neededBy, type StyledPackage, type StyleSheet } from './styledPackages.ts';

export interface ClassBreach extends SelectedClass {
  readonly file: string;
  readonly problem: string;
}

/**
 * Every class belongs to one package: the one that styles it and uses it or, as a shared package, offers it to others.
 * Only its style sheets may select the class; other packages use its props and custom properties.
 */
export function* classBreaches(packages: readonly StyledPackage[]): Generator<ClassBreach> {
  const styles = new Map(packages.map((one) => [one, new Set(one.sheets.flatMap(namesIn))]));
  const needs = neededBy(packages);
  const uses = (one: StyledPackage, name: string): boolean =>
    one.mentions(name) || (one.policy.generic && packages.some((other) => other.mentions(name) && needs(other, one)));
  const isOwner = (one: StyledPackage, name: string): boolean => styles.get(one)?.has(name) === true && uses(one, name);
  for (const one of packages) {
    for (const { file, css } of one.sheets) {
      for (const { name, line } of selectedClasses(css)) {
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

function namesIn({ css }: StyleSheet): readonly string[] {
  return selectedClasses(css).map(({ name }) => name);
}
