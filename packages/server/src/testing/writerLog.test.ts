import { expect, it } from 'vitest';
import { openPostgresStore } from '../store/postgres.ts';
import { entryRow, tableRow } from '../store/sampleRows.ts';
import { newPostgresDatabase } from './postgresStore.ts';
import { openWriterLog } from './writerLog.ts';

it('knows who wrote an entry, and under which lease', async () => {
  const url = new URL(await newPostgresDatabase());
  const log = await openWriterLog(url.href);
  url.searchParams.set('application_name', 'a server');
  const store = await openPostgresStore(url.href);
  await store.addTable(tableRow());
  await store.append('table1', entryRow(1), {});
  await store.claim('table1', { node: 'n1', seen: 0, at: 1 });
  expect(await store.appendAs(1, 'table1', entryRow(2), {})).toEqual({ kind: 'appended' });
  expect(await store.append('table1', entryRow(9), {})).toEqual({ kind: 'conflict' });
  const first = { table: 'table1', seq: 1, writer: 'a server', lease: undefined };
  const second = { ...first, seq: 2, lease: { node: 'n1', token: 1 } };
  expect(await log.all()).toEqual([first, second]);
  expect(await log.of('table1', 1)).toEqual([second]);
  await store.close();
  await log.close();
});
