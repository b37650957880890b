import { resolve } from 'node:path';
import { runSteps, type Step } from './checks/steps.ts';
import { UNIT_REPORT, unitTally } from './checks/unitTally.ts';

const UNIT: Step = {
  name: 'unit tests',
  command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`],
  tally: unitTally,
};

const STEPS: readonly Step[] = [
  { name: 'types', command: ['tsc', '-b'] },
  { name: 'format and lint', command: ['biome', 'ci', ...(process.stdout.isTTY ? [] : ['--colors=off'])] },
  { name: 'imports', command: ['node', 'tools/checkImports.ts'] },
  { name: 'dead code', command: ['knip'] },
  { name: 'rules cited by tests', command: ['node', 'tools/checkRules.ts'] },
  UNIT,
  { name: 'laws, quick form', command: ['node', 'tools/proof/main.ts', 'laws', '--quick'] },
];

/** `npm test` runs everything; `npm test -- PATTERN` only the unit tests in matching files. */
const patterns = process.argv.slice(2);
const steps = patterns.length === 0 ? STEPS : [{ ...UNIT, command: [...UNIT.command, ...patterns] }];
const root = resolve(import.meta.dirname, '..');
const { passed, failed } = runSteps(root, steps, console.log);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
