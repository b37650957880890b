import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/** Runs the real command in a separate process. */
export function cli(args: readonly string[], input = ''): Promise<Ran> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [MAIN, ...args],
      { env: { ...process.env, NO_COLOR: '1' }, maxBuffer: 1 << 26 },
      (error, out, err) =>
        resolve({ code: typeof error?.code === 'number' ? error.code : error === null ? 0 : -1, out, err }),
    );
    child.stdin?.end(input);
  });
}

/** A folder for the files of one test. */
export function scratch(): string {
  return mkdtempSync(join(tmpdir(), 'portolan-'));
}
