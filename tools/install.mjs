// Runs on any Node from version 20, before anything is installed: plain JavaScript, no dependencies.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The path of the Node that package.json pins, once installed.
 *
 * @param {string} root
 * @returns {string}
 */
export function pinnedNode(root) {
  return join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

/**
 * Installs what package-lock.json specifies, unless it is already there.
 *
 * @param {string} root
 * @returns {void}
 */
export function installIfNeeded(root) {
  if (inStep(root)) return;
  process.stderr.write('Installing dependencies, about a minute ... ');
  const started = Date.now();
  // Dev dependencies even if NODE_ENV is production: the checks need them.
  // Not `npm ci`: it rejects a lock file that lacks binaries for another platform (see completeLock.ts).
  const args = ['install', '--no-save', '--include=dev', '--loglevel=error', '--no-audit', '--no-fund'];
  const npm = process.env.npm_execpath;
  /** @type {import('node:child_process').SpawnSyncOptionsWithStringEncoding} */
  const options = { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] };
  const ran = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
  if (ran.status === 0 && existsSync(pinnedNode(root))) {
    process.stderr.write(`done in ${Math.round((Date.now() - started) / 1000)} s\n`);
    return;
  }
  process.stderr.write('failed\n');
  process.stderr.write(`${ran.stderr || ran.error?.message || 'npm left no pinned Node behind'}\n`);
  process.exit(1);
}

/**
 * Whether node_modules has every package of the lock file in its version, by the list that npm keeps there.
 *
 * @param {string} root
 * @returns {boolean}
 */
export function inStep(root) {
  const wanted = readPackages(join(root, 'package-lock.json'));
  const present = readPackages(join(root, 'node_modules', '.package-lock.json'));
  if (wanted === undefined || present === undefined || !existsSync(pinnedNode(root))) return false;
  return Object.entries(wanted).every(([path, one]) => {
    // Optional packages may be for another platform.
    if (!path.startsWith('node_modules/') || one.optional || one.devOptional) return true;
    return present[path]?.version === one.version && present[path]?.integrity === one.integrity;
  });
}

/**
 * @param {string} path
 * @returns {Record<string, { version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }> | undefined}
 */
function readPackages(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages;
  } catch {
    return undefined;
  }
}
