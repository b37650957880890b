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

/** A difference beyond these is not listed by name. */
const MOST_NAMED = 3;

/**
 * Installs what package-lock.json specifies, unless it is already there. In production nothing is changed: a server must
 * not run with other packages than it was installed with, and may have no network.
 *
 * @param {string} root
 * @param {{ dev: boolean }} needs whether the packages for development are needed as well
 * @returns {void}
 */
export function installIfNeeded(root, needs) {
  const found = differences(root, needs);
  if (found.length === 0) return;
  const more = found.length > MOST_NAMED ? ` and ${found.length - MOST_NAMED} more` : '';
  const summary = `${found.slice(0, MOST_NAMED).join(', ')}${more}`;
  if (process.env.NODE_ENV === 'production' && !needs.dev) {
    process.stderr.write(`The installed packages differ from package-lock.json: ${summary}. Run: npm ci --omit=dev\n`);
    process.exit(1);
  }
  if (existsSync(join(root, 'node_modules')))
    process.stderr.write(`Packages differ from package-lock.json: ${summary}\n`);
  install(root);
}

/**
 * @param {string} root
 * @returns {void}
 */
function install(root) {
  process.stderr.write('Installing dependencies, about a minute ... ');
  const started = Date.now();
  // Dev dependencies even if NODE_ENV is production: the checks need them.
  // Not `npm ci`: it would remove and download everything, however little has changed.
  const args = ['install', '--no-save', '--include=dev', '--loglevel=error', '--no-audit', '--no-fund'];
  const npm = process.env.npm_execpath;
  /** @type {import('node:child_process').SpawnSyncOptionsWithStringEncoding} */
  const options = { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] };
  const ran = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
  const isThere = ran.status === 0 && existsSync(pinnedNode(root));
  const strange = isThere ? strangeNode(root) : [];
  if (isThere && strange.length === 0) {
    process.stderr.write(`done in ${Math.round((Date.now() - started) / 1000)} s\n`);
    return;
  }
  if (strange.length > 0) {
    process.stderr.write(`failed\n${strange.join(', ')}: not the Node that tools/nodeBinaries.json names\n`);
    process.exit(1);
  }
  process.stderr.write('failed\n');
  process.stderr.write(`${ran.stderr || ran.error?.message || 'npm left no pinned Node behind'}\n`);
  process.exit(1);
}

/**
 * How node_modules differs from the lock file, by the list that npm keeps there.
 *
 * @param {string} root
 * @param {{ dev: boolean }} needs
 * @returns {string[]}
 */
export function differences(root, { dev }) {
  const wanted = readPackages(join(root, 'package-lock.json'));
  const present = readPackages(join(root, 'node_modules', '.package-lock.json'));
  if (wanted === undefined || present === undefined) return ['nothing is installed'];
  const found = Object.entries(wanted)
    // Some packages are installed below a workspace. What is linked is our own.
    .filter(([path, one]) => path.includes('node_modules/') && !one.link && (dev || (!one.dev && !one.devOptional)))
    .flatMap(([path, one]) => difference(path.replace(/^node_modules\//, ''), one, present[path]));
  return existsSync(pinnedNode(root)) ? [...found, ...strangeNode(root)] : [...found, 'node is missing'];
}

/**
 * The package `node` installs the program for this platform itself, past the lock file. npm notes what it got; a platform
 * without a hash in tools/nodeBinaries.json is not checked.
 *
 * @param {string} root
 * @returns {string[]}
 */
function strangeNode(root) {
  const nested = readPackages(join(root, 'node_modules', 'node', 'node_modules', '.package-lock.json')) ?? {};
  const { version, integrity } = readBinaries(root);
  return Object.entries(integrity).flatMap(([name, hash]) => {
    const present = nested[`node_modules/${name}`];
    return present === undefined ? [] : difference(name, { version, integrity: hash }, present);
  });
}

/**
 * @param {string} root
 * @returns {{ version: string, integrity: Record<string, string> }}
 */
function readBinaries(root) {
  const path = join(root, 'tools', 'nodeBinaries.json');
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : { version: '', integrity: {} };
}

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, dev?: boolean, devOptional?: boolean,
 *   link?: boolean }} Locked
 */

/**
 * @param {string} name
 * @param {Locked} wanted
 * @param {Locked | undefined} present
 * @returns {string[]}
 */
function difference(name, wanted, present) {
  // Optional packages may be for another platform.
  if (present === undefined) return wanted.optional || wanted.devOptional ? [] : [`${name} is missing`];
  if (present.version !== wanted.version) return [`${name} is ${present.version}, not ${wanted.version}`];
  return present.integrity === wanted.integrity ? [] : [`${name} has other contents`];
}

/**
 * @param {string} path
 * @returns {Record<string, Locked> | undefined}
 */
function readPackages(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages;
  } catch {
    return undefined;
  }
}
