import { execFile } from 'node:child_process';
import { dirname } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/**
 * Not dependencies: with what they need they are 93 packages and 28 MB, and only two checks use them. npm keeps them in its
 * cache after the first run.
 */
const PACKAGES = ['@colyseus/core@0.18.17', '@colyseus/ws-transport@0.18.4', '@colyseus/sdk@0.18.4'];
const LIMIT_MS = 60_000;
/** npm puts the packages' commands first in the path. */
const PRINT_PATH = 'process.env.PATH.split(require("node:path").delimiter)[0]';

/** The folder whose `node_modules` has Colyseus; undefined if it cannot be fetched. */
export async function fetchColyseus(npm = 'npm'): Promise<string | undefined> {
  const command = ['exec', '--yes', ...PACKAGES.map((one) => `--package=${one}`), '--', 'node', '-p', PRINT_PATH];
  try {
    const { stdout } = await execute(npm, command, { timeout: LIMIT_MS });
    return dirname(dirname(stdout.trim()));
  } catch {
    return undefined;
  }
}
