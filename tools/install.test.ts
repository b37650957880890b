import { tempTree } from '@portolan/syntax/testing';
import { describe, expect, it } from 'vitest';
import { inStep } from './install.mjs';

const WANTED = {
  '': { version: '0.1.0' },
  'packages/kernel': { version: '0.1.0' },
  'node_modules/node': { version: '24.0.0', integrity: 'sha512-a' },
  'node_modules/vite': { version: '8.0.0', integrity: 'sha512-b' },
  'node_modules/for-another-machine': { version: '1.0.0', optional: true },
};

function state(present: Readonly<Record<string, unknown>>, files: Readonly<Record<string, string>> = {}): boolean {
  return inStep(
    tempTree({
      'package-lock.json': JSON.stringify({ packages: WANTED }),
      'node_modules/.package-lock.json': JSON.stringify({ packages: present }),
      'node_modules/node/bin/node': '',
      'node_modules/node/bin/node.exe': '',
      ...files,
    }),
  );
}

describe('inStep', () => {
  const { 'node_modules/node': node, 'node_modules/vite': vite } = WANTED;

  it('is true if everything in the lock file is installed', () => {
    expect(state({ 'node_modules/node': node, 'node_modules/vite': vite })).toBe(true);
  });

  it('is false if a package is missing or has another version', () => {
    expect(state({ 'node_modules/node': node })).toBe(false);
    expect(state({ 'node_modules/node': node, 'node_modules/vite': { ...vite, version: '7.0.0' } })).toBe(false);
    expect(state({ 'node_modules/node': node, 'node_modules/vite': { ...vite, integrity: 'sha512-c' } })).toBe(false);
  });

  it('is false before the first install and after an interrupted one', () => {
    expect(inStep(tempTree({ 'package-lock.json': JSON.stringify({ packages: WANTED }) }))).toBe(false);
    expect(state({}, { 'node_modules/.package-lock.json': '{"packages": {' })).toBe(false);
    const lock = JSON.stringify({ packages: WANTED });
    expect(inStep(tempTree({ 'package-lock.json': lock, 'node_modules/.package-lock.json': lock }))).toBe(false);
  });
});
