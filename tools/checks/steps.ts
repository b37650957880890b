import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** One part of `npm test`. */
export interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** Counts the tests inside; without it the step counts as one. */
  readonly tally?: (root: string, exitedWell: boolean) => Tally;
}

/** Runs the steps one after the other, also after a failure, and adds up the results. */
export function runSteps(root: string, steps: readonly Step[], print: (line: string) => void): Tally {
  const sum = { passed: 0, failed: 0 };
  const broken: string[] = [];
  for (const step of steps) {
    print(`\n== ${step.name}`);
    const started = Date.now();
    const { passed, failed } = runStep(root, step);
    print(`-- ${step.name}: ${failed === 0 ? 'ok' : 'FAILED'}, ${((Date.now() - started) / 1000).toFixed(1)} s`);
    sum.passed += passed;
    sum.failed += failed;
    if (failed > 0) broken.push(step.name);
  }
  print(broken.length === 0 ? '' : `\nfailed: ${broken.join(', ')}`);
  return sum;
}

function runStep(root: string, { command, tally }: Step): Tally {
  const [program = '', ...args] = command;
  const path = `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`;
  const env = { ...process.env, ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }), PATH: path };
  const { status } = spawnSync(program, args, { cwd: root, env, stdio: 'inherit' });
  const well = status === 0;
  return tally?.(root, well) ?? { passed: well ? 1 : 0, failed: well ? 0 : 1 };
}
