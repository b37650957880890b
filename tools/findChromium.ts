import { existsSync } from 'node:fs';
import { installByApt } from './checks/apt.ts';

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

if (import.meta.main) {
  const problem = findChromium(process.env, existsSync, () => installByApt('Chromium', ['chromium']));
  if (problem !== undefined) {
    console.error(problem);
    process.exitCode = 2;
  }
}
