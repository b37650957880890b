import { posix } from 'node:path';
import { isTest } from '@portolan/syntax';
import { mayImport, type Policy } from './policy.ts';
import type { Package } from './workspace.ts';

const TEST_TOOLS = ['vitest', 'fast-check'];

export interface ImportInQuestion {
  readonly specifier: string;
  /** The importing file, from the root of the repository. */
  readonly file: string;
  readonly owner: Package;
  readonly policy: Policy;
  readonly packages: readonly Package[];
}

/** What is wrong with an import; undefined when it is allowed. */
export function judge(subject: ImportInQuestion): string | undefined {
  const { specifier, file, owner, policy, packages } = subject;
  if (specifier.startsWith('.')) {
    const target = posix.join(posix.dirname(file), specifier);
    const inside = target.startsWith(`${owner.folder}/`);
    return inside ? undefined : `leaves its package by path: ${specifier}`;
  }
  if (specifier.startsWith('node:')) {
    return policy.node || isTest(file) || isDrawing(subject) ? undefined : `may not import ${specifier}`;
  }
  const target = packages.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`));
  if (target !== undefined) return judgePackage(subject, target);
  const forTests = TEST_TOOLS.includes(specifier) || owner.devDependencies.has(specifier);
  return policy.foreign || (isTest(file) && forTests) ? undefined : `may not import ${specifier}`;
}

/** Art scripts run while building, never in a page. */
function isDrawing({ file, owner }: ImportInQuestion): boolean {
  return file.startsWith(`${owner.folder}/art/`);
}

function judgePackage({ specifier, file, owner, policy }: ImportInQuestion, target: Package): string | undefined {
  const entry = `.${specifier.slice(target.name.length)}`;
  if (!target.exports.has(entry)) return `imports ${specifier}, which ${target.folder}/package.json does not export`;
  if (target === owner) return undefined;
  if (!mayImport(owner.folder, policy, target.folder)) return `may not import ${specifier}`;
  const declared = owner.dependencies.has(target.name) || (isTest(file) && owner.devDependencies.has(target.name));
  return declared ? undefined : `imports ${target.name}, which ${owner.folder}/package.json does not list`;
}
