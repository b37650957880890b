import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openSqliteStore } from '@portolan/server/data';
import { testPostgres } from '@portolan/server/testing';
import { expect, it } from 'vitest';
import { cliInside } from '../testing/cliInside.ts';
import { scratch } from '../testing/cliProcess.ts';

const folder = scratch();

it('copies a file to PostgreSQL and back, and says how much', async () => {
  const file = join(folder, 'one.sqlite');
  const store = openSqliteStore(file);
  await store.addPlayer({ id: 'ann', name: 'Ann', createdAt: 1 });
  await store.close();
  const url = await (await testPostgres()).newDatabase();
  const there = await cliInside(['db', 'copy', file, url]);
  expect(there).toMatchObject({ code: 0, out: expect.stringContaining('0 matches, 1 rows, every hash the same') });
  const back = join(folder, 'two.sqlite');
  expect(JSON.parse((await cliInside(['db', 'copy', url, back, '--json'])).out)).toEqual({ rows: 1, matches: 0 });
  const copy = openSqliteStore(back);
  expect((await copy.player('ann'))?.name).toBe('Ann');
  await copy.close();
});

it.each([
  [['db'], 'expected copy FROM TO'],
  [['db', 'copy', 'a'], 'expected copy FROM TO'],
  [['db', 'move', 'a', 'b'], 'expected copy FROM TO'],
  [['db', 'copy', 'missing.sqlite', 'b.sqlite'], 'there is no missing.sqlite'],
  [['db', 'copy', 'postgresql://ann:geheim@127.0.0.1:1/x', join(folder, 'none.sqlite')], 'ECONNREFUSED'],
  [['backup', join(folder, 'none'), '--database', 'mysql://geheim'], 'the database must be like postgresql://'],
])('refuses %j in one line', async (args, problem) => {
  const { code, err } = await cliInside(args);
  expect({ code, err }).toMatchObject({ code: 2, err: expect.stringContaining(problem) });
  expect(err).not.toContain('geheim');
  expect(existsSync(join(folder, 'none.sqlite'))).toBe(false);
});
