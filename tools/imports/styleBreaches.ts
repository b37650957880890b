import { selectedAttributes } from './attributes.ts';
import { classBreaches } from './classOwners.ts';
import { mediaSizes } from './mediaSizes.ts';
import { neededBy, type StyledPackage } from './styledPackages.ts';
import { unscopedSelectors } from './unscoped.ts';

export interface StyleBreach {
  readonly file: string;
  readonly line: number;
  readonly problem: string;
}

/** What is wrong with the style sheets of all packages. */
export function* styleBreaches(packages: readonly StyledPackage[]): Generator<StyleBreach> {
  yield* classBreaches(packages);
  yield* attributeBreaches(packages);
  for (const { sheets, policy, documents } of packages) {
    for (const { file, css } of sheets) {
      for (const breach of mediaSizes(css)) yield { file, ...breach };
      if (policy.page) continue;
      for (const { selector, line } of unscopedSelectors(css, documents)) {
        yield { file, line, problem: `selects ${selector} on the whole page` };
      }
    }
  }
}

/** An attribute that a style sheet selects is set by the same package, or documented by a package that it builds on. */
function* attributeBreaches(packages: readonly StyledPackage[]): Generator<StyleBreach> {
  const needs = neededBy(packages);
  for (const one of packages) {
    const bases = packages.filter((other) => other === one || needs(one, other));
    for (const { file, css } of one.sheets) {
      for (const { name, line } of selectedAttributes(css)) {
        if (one.sets.has(name) || bases.some(({ documents }) => documents.has(name))) continue;
        const owner = [...bases, ...packages].find(({ sets }) => sets.has(name))?.owner.folder;
        const problem = owner === undefined ? 'which nothing sets' : `which ${owner} sets but does not document`;
        yield { file, line, problem: `selects [${name}], ${problem}` };
      }
    }
  }
}
