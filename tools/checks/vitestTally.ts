import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Step, Tally } from './steps.ts';

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { status: string }[];
  }[];
}

/** A vitest run that writes its report to `file`, relative to the root, and is counted by it. */
export function vitestStep(name: string, { file, args = [] }: { file: string; args?: readonly string[] }): Step {
  return {
    name,
    command: ['vitest', 'run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    tally: (root, exitedWell) => vitestTally(join(root, file), exitedWell),
  };
}

/**
 * The passed and failed tests in vitest's report. A file that could not be loaded counts as one failure, and so does an
 * error exit although every test passed.
 */
export function vitestTally(file: string, exitedWell: boolean): Tally {
  const report = takeReport(file);
  if (report === undefined) return { passed: 0, failed: 1 };
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((one) => one.status === 'failed'),
  );
  const failed = report.numFailedTests + unloaded.length;
  return { passed: report.numPassedTests, failed: failed === 0 && !exitedWell ? 1 : failed };
}

/** Reads and deletes the report, so that a crashed run cannot pass with the numbers of an earlier one. */
function takeReport(path: string): Report | undefined {
  try {
    const report: Report = JSON.parse(readFileSync(path, 'utf8'));
    rmSync(path);
    return report;
  } catch {
    return undefined;
  }
}
