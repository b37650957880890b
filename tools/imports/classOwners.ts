import { selectedClasses } from './classNames.ts';
import { mayImport } from './policy.ts';
import { neededBy, type StyledPackage, type StyleSheet } from './styledPackages.ts';

export interface ClassBreach {
  readonly file: string;
  readonly line: number;
  readonly problem: string;
}

/**
 * Every class belongs to one package: the one that styles it and uses it or, as a shared package, offers it to others.
 * Only its style sheets may select the class; other packages use its props and custom properties. Nor may the class be used
 * by a package that may not import the owner: it would rely on styles that it cannot know of.
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
        yield { file, line, problem: `selects .${name}, ${problem}` };
      }
    }
  }
  yield* borrowedClasses(packages, styles);
}

/** Classes in JSX that only packages which may not be imported there style. */
function* borrowedClasses(
  packages: readonly StyledPackage[],
  styles: ReadonlyMap<StyledPackage, ReadonlySet<string>>,
): Generator<ClassBreach> {
  for (const one of packages) {
    for (const { name, file, line } of one.uses) {
      const owners = packages.filter((other) => styles.get(other)?.has(name));
      const isAllowed = ({ owner }: StyledPackage): boolean =>
        owner === one.owner || mayImport(one.owner.folder, one.policy, owner.folder);
      const [first] = owners;
      if (first === undefined || owners.some(isAllowed)) continue;
      yield { file, line, problem: `uses .${name}, which belongs to ${first.owner.folder}` };
    }
  }
}

function namesIn({ css }: StyleSheet): readonly string[] {
  return selectedClasses(css).map(({ name }) => name);
}
