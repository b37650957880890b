import { resolve } from 'node:path';
import { checkSources } from './imports/check.ts';

/**
 * Prints every import that imports/policy.ts does not allow, every cycle, everything in a style sheet that reaches into
 * another package or writes out a breakpoint, and classes in JSX of packages that may not be imported. Returns the exit
 * code.
 */
export function checkImports(root: string, print: (line: string) => void): number {
  const { files, breaches } = checkSources(root);
  for (const { file, line, problem } of breaches) print(`${file}:${line}: ${problem}`);
  print(`${files} files, ${breaches.length} ${breaches.length === 1 ? 'breach' : 'breaches'}`);
  return breaches.length === 0 ? 0 : 1;
}

if (import.meta.main) process.exitCode = checkImports(resolve(import.meta.dirname, '..'), console.log);
