import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const DEFAULT_PATH = '/usr/bin/chromium';

/** Makes sure that there is a browser for tests; returns what to do if there is none, in one line. */
export function findChromium(
  env: Readonly<Record<string, string | undefined>>,
  exists: (path: string) => boolean,
  install: () => boolean,
): string | undefined {
  const { CHROMIUM } = env;
  if (CHROMIUM !== undefined) return exists(CHROMIUM) ? undefined : `CHROMIUM: there is no ${CHROMIUM}`;
  if (exists(DEFAULT_PATH) || (install() && exists(DEFAULT_PATH))) return undefined;
  return `no browser at ${DEFAULT_PATH}: run 'apt-get install chromium' as root, or set CHROMIUM to the path of a Chromium or Chrome`;
}

/** Only as root, on a system with apt-get. */
function installByApt(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log('Installing Chromium, about a minute');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]): boolean =>
    spawnSync('apt-get', ['-qq', '-y', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  const wanted = ['install', '--no-install-recommends', 'chromium'];
  // A new machine may have no package list yet.
  return apt(...wanted) || (apt('update') && apt(...wanted));
}

if (import.meta.main) {
  const problem = findChromium(process.env, existsSync, installByApt);
  if (problem !== undefined) {
    console.error(problem);
    process.exitCode = 2;
  }
}
