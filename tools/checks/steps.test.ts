import { join } from 'node:path';
import { tempTree } from '@portolan/syntax/testing';
import { describe, expect, it } from 'vitest';
import { runSteps, type Step } from './steps.ts';
import { vitestStep, vitestTally } from './vitestTally.ts';

function run(steps: readonly Step[]): { readonly sum: unknown; readonly lines: string[] } {
  const lines: string[] = [];
  const sum = runSteps(tempTree({}), steps, (line) => lines.push(line.replace(/[\d.]+ s$/, 'T s')));
  return { sum, lines };
}

function exits(name: string, code: number): Step {
  return { name, command: [process.execPath, '-e', `process.exit(${code})`] };
}

describe('runSteps', () => {
  it('continues after a failure and reports it at the end', () => {
    const { sum, lines } = run([exits('one', 0), exits('two', 3), exits('three', 0)]);
    expect(sum).toEqual({ passed: 2, failed: 1 });
    expect(lines).toEqual([
      '\n== one',
      '-- one: ok, T s',
      '\n== two',
      '-- two: FAILED, T s',
      '\n== three',
      '-- three: ok, T s',
      '\nfailed: two',
    ]);
  });

  it('counts a program that does not exist as failed', () => {
    expect(run([{ name: 'x', command: ['portolan-no-such-program'] }]).sum).toEqual({ passed: 0, failed: 1 });
  });

  it('uses the tally of a step that has its own', () => {
    const step = { ...exits('tests', 0), tally: () => ({ passed: 40, failed: 2 }) };
    expect(run([exits('one', 0), step]).sum).toEqual({ passed: 41, failed: 2 });
  });
});

describe('vitestTally', () => {
  const passing = { numPassedTests: 5, numFailedTests: 0, testResults: [] };

  function tally(report: unknown, exitedWell: boolean): unknown {
    return vitestTally(join(tempTree({ 'unit.json': JSON.stringify(report) }), 'unit.json'), exitedWell);
  }

  it('reads what passed and failed', () => {
    const testResults = [{ status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] }];
    expect(tally(passing, true)).toEqual({ passed: 5, failed: 0 });
    expect(tally({ numPassedTests: 5, numFailedTests: 1, testResults }, false)).toEqual({ passed: 5, failed: 1 });
  });

  it('counts a file that could not be loaded', () => {
    const testResults = [{ status: 'failed', assertionResults: [] }];
    expect(tally({ ...passing, testResults }, false)).toEqual({ passed: 5, failed: 1 });
  });

  it('fails if vitest exits with an error although every test passed', () => {
    expect(tally(passing, false)).toEqual({ passed: 5, failed: 1 });
  });

  it('fails without a report, and never reads one twice', () => {
    const file = join(tempTree({ 'unit.json': JSON.stringify(passing) }), 'unit.json');
    expect(vitestTally(file, true)).toEqual({ passed: 5, failed: 0 });
    expect(vitestTally(file, true)).toEqual({ passed: 0, failed: 1 });
  });

  it('reads the report from where the step writes it', () => {
    const root = tempTree({ '.cache/e2e.json': JSON.stringify(passing) });
    const step = vitestStep('end to end', { file: '.cache/e2e.json', args: ['--config', 'e2e.ts'] });
    expect(step.command.slice(0, 4)).toEqual(['vitest', 'run', '--config', 'e2e.ts']);
    expect(step.command).toContain('--outputFile.json=.cache/e2e.json');
    expect(step.tally?.(root, true)).toEqual({ passed: 5, failed: 0 });
  });
});
