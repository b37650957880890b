import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { below, type Rng } from '@portolan/kernel';
import type { FileScore } from './mutantReport.ts';

/** The sources of a game's rules that are mutated, by path below `src`, as stryker.config.mjs chooses them. */
export function linesByFile(root: string, game: string): ReadonlyMap<string, number> {
  const cwd = join(root, 'games', game, 'rules', 'src');
  const files = globSync('**/*.ts', { cwd, exclude: ['**/*.test.ts', 'testing/**', 'data/**', 'bot/**'] }).sort();
  return new Map(files.map((file) => [file, readFileSync(join(cwd, file), 'utf8').split('\n').length]));
}

/** Draws files at random until they have this share of all lines. */
export function drawFiles(lines: ReadonlyMap<string, number>, share: number, rng: Rng): string[] {
  const all = [...lines.values()].reduce((sum, one) => sum + one, 0);
  const left = [...lines.keys()];
  const drawn: string[] = [];
  let count = 0;
  while (left.length > 0 && count < share * all) {
    const [file = ''] = left.splice(below(rng, left.length), 1);
    drawn.push(file);
    count += lines.get(file) ?? 0;
  }
  return drawn.sort();
}

/** The bounds of 95 % of a normal distribution. */
const DEVIATIONS = 1.96;

/** How many files were drawn, and out of how many. */
export interface Draw {
  readonly drawn: number;
  readonly of: number;
}

/**
 * By how many per cent the score of all files may differ from that of a sample. Files were drawn, not mutants, and what
 * the tests miss is often in few files, so the variance between files counts. Files without a mutant have no score.
 */
export function marginOf(scores: readonly FileScore[], { drawn, of }: Draw): number {
  if (drawn >= of) return 0;
  const mutants = scores.reduce((sum, { killed, survived }) => sum + killed + survived, 0);
  if (drawn < 2 || mutants === 0) return 100;
  const rate = scores.reduce((sum, { killed }) => sum + killed, 0) / mutants;
  const squares = scores.reduce((sum, { killed, survived }) => sum + (killed - rate * (killed + survived)) ** 2, 0);
  const variance = ((1 - drawn / of) * drawn * squares) / ((drawn - 1) * mutants ** 2);
  return Math.round(10_000 * DEVIATIONS * Math.sqrt(variance)) / 100;
}
