import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { examineFolder } from './examineFolder.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'portolan-doctor-'));
afterEach(() => rmSync(dataDir, { recursive: true }));

it('what is wrong with the files is told even if the database cannot be examined', async () => {
  const database = 'postgresql://nobody@127.0.0.1:1/none';
  const found = await examineFolder({ dataDir, database, packages: [], released: [] });
  expect(found.map(({ where }) => where)).toEqual(['secret', 'portolan.sqlite']);
  expect(found[1]).toMatchObject({ level: 'fault', problem: expect.stringMatching(/^cannot be examined: /) });
  expect(readdirSync(dataDir)).toEqual([]);
});
