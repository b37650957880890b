import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fingerprint } from './fingerprint.ts';

const PAGES = 'apps/web';
/** Inside the build output, so that a manual build removes it and outdated pages are not mistaken for current ones. */
const STAMP = 'apps/web/dist/.vite/built-from';

/** Builds the pages unless they are up to date. Returns false, and prints why, if the build fails. */
export function buildPages(root: string, tell: (text: string) => void): boolean {
  const wanted = fingerprint(root);
  const stamp = join(root, STAMP);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return true;
  tell('Building the pages ... ');
  const started = Date.now();
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: join(root, PAGES),
    encoding: 'utf8',
    // The pages are built for production, whatever this process runs as.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) {
    tell(`failed\n${stdout}${stderr}`);
    return false;
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
  tell(`done in ${Math.round((Date.now() - started) / 1000)} s\n`);
  return true;
}
