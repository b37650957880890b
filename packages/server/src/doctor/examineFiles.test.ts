import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { examineFiles } from './examineFiles.ts';

const isRoot = process.getuid?.() === 0;
const dataDir = mkdtempSync(join(tmpdir(), 'portolan-files-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

function problemsWith(mode: number, uid = process.getuid?.() ?? 0): readonly string[] {
  const file = join(dataDir, 'secret');
  writeFileSync(file, 'a'.repeat(64));
  chmodSync(file, mode);
  if (uid !== process.getuid?.()) chownSync(file, uid, process.getgid?.() ?? 0);
  return [...examineFiles(dataDir)].filter(({ where }) => where === 'secret').map(({ problem }) => problem);
}

it.skipIf(process.platform === 'win32')('finds files to which others have access', () => {
  expect(problemsWith(0o600)).toEqual([]);
  expect(problemsWith(0o640)).toEqual(['other users of this machine have access to it (mode 640)']);
});

it.skipIf(!isRoot)('is content with a key that is mounted for the group of the server', () => {
  expect(problemsWith(0o440, 12345)).toEqual([]);
  expect(problemsWith(0o444, 12345)).toEqual(['other users of this machine have access to it (mode 444)']);
});
