import { resolve } from 'node:path';
import { runSteps, type Step } from './checks/steps.ts';
import { vitestStep } from './checks/vitestTally.ts';

const unitTests = (args: readonly string[]): Step => vitestStep('unit tests', { file: '.cache/unit.json', args });

const STEPS: readonly Step[] = [
  { name: 'types', command: ['tsc', '-b'] },
  { name: 'format and lint', command: ['biome', 'ci', ...(process.stdout.isTTY ? [] : ['--colors=off'])] },
  { name: 'imports', command: ['node', 'tools/checkImports.ts'] },
  { name: 'dead code', command: ['knip'] },
  { name: 'rules cited by tests', command: ['node', 'tools/checkRules.ts'] },
  { name: 'databases for tests', command: ['node', 'tools/findServices.ts'] },
  unitTests([]),
  { name: 'laws, quick form', command: ['node', 'tools/proof/main.ts', 'laws', '--quick'] },
  { name: 'conditions, quick form', command: ['node', 'tools/proof/main.ts', 'conditions', '--quick'] },
  { name: 'sentences, quick form', command: ['node', 'tools/proof/main.ts', 'sentences', '--quick'] },
  { name: 'search, quick form', command: ['node', 'tools/proof/main.ts', 'search', '--quick'] },
  { name: 'strength, quick form', command: ['node', 'tools/proof/main.ts', 'strength', '--quick'] },
  { name: 'ratings, quick form', command: ['node', 'tools/proof/main.ts', 'ratings', '--quick'] },
  { name: 'growth, quick form', command: ['node', 'tools/proof/main.ts', 'growth', '--quick'] },
  { name: 'outbox, quick form', command: ['node', 'tools/proof/main.ts', 'outbox', '--quick'] },
  { name: 'faults, quick form', command: ['node', 'tools/proof/main.ts', 'faults', '--quick'] },
  { name: 'upgrade, quick form', command: ['node', 'tools/proof/main.ts', 'upgrade', '--quick'] },
  { name: 'pages', command: ['node', 'tools/buildPages.ts'] },
  { name: 'siege, quick form', command: ['node', 'tools/proof/main.ts', 'siege', '--quick'] },
  { name: 'weight of the pages', command: ['node', 'tools/proof/main.ts', 'page', '--weight'] },
  { name: 'browser', command: ['node', 'tools/findChromium.ts'] },
  vitestStep('end to end', { file: '.cache/e2e.json', args: ['--config', 'apps/web/e2e/vitest.config.ts'] }),
];

/** `npm test` runs everything; `npm test -- PATTERN` only the unit tests in matching files. */
const patterns = process.argv.slice(2);
const steps = patterns.length === 0 ? STEPS : [unitTests(patterns)];
const root = resolve(import.meta.dirname, '..');
const { passed, failed } = runSteps(root, steps, console.log);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
