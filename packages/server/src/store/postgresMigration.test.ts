import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { laterMigrations } from '../testing/laterMigrations.ts';
import { newPostgresDatabase } from '../testing/postgresStore.ts';
import { MIGRATIONS } from './migrations.ts';
import { openPostgresStore } from './postgres.ts';
import { migrate, schemaVersion } from './postgresMigration.ts';
import { entryRow, tableRow } from './sampleRows.ts';
import type { Store } from './store.ts';

/** What the next version of this program might add. */
const NEXT = laterMigrations(1);

describe('a migration under a running server', () => {
  let url: string;
  let client: pg.Client;
  let store: Store;
  beforeEach(async () => {
    url = await newPostgresDatabase();
    client = new pg.Client(url);
    await client.connect();
    store = await openPostgresStore(url);
    await store.addPlayer({ id: 'ann', name: 'Ann', createdAt: 1 });
    await store.addTable(tableRow());
  });
  afterEach(async () => {
    await store.close();
    await client.end();
  });

  it('leaves it reading and writing, on each of its connections', async () => {
    const tables = Array.from({ length: 8 }, (_, at) => `t${at}`);
    for (const id of tables) await store.addTable(tableRow({ id, code: id }));
    const useAll = async (seq: number): Promise<unknown[]> => [
      ...(await Promise.all(tables.map((id) => store.append(id, entryRow(seq), {})))),
      ...(await Promise.all(tables.map(async (id) => (await store.table(id))?.seq))),
      ...(await Promise.all(tables.map(async (id) => (await store.entries(id, 0)).length))),
    ];
    const expected = (seq: number): unknown[] => [
      ...tables.map(() => ({ kind: 'appended' })),
      ...tables.map(() => seq),
      ...tables.map(() => seq),
    ];
    expect(await useAll(1)).toEqual(expected(1));
    await migrate(url, { migrations: NEXT });
    expect(await useAll(2)).toEqual(expected(2));
    expect(await useAll(3)).toEqual(expected(3));
    expect((await store.player('ann'))?.name).toBe('Ann');
  });

  it('is followed by a server of that version beside it, but not by another of its own', async () => {
    const newer = await openPostgresStore(url, { migrations: NEXT });
    expect(await newer.append('table1', entryRow(1), {})).toEqual({ kind: 'appended' });
    expect(await store.append('table1', entryRow(2), {})).toEqual({ kind: 'appended' });
    expect((await newer.entries('table1', 0)).map(({ seq }) => seq)).toEqual([1, 2]);
    await newer.close();
    await expect(openPostgresStore(url)).rejects.toThrow(
      `the data has version ${NEXT.length}; this program supports up to ${MIGRATIONS.length}`,
    );
  });

  it('does not let moves wait while somebody reads for long, and follows when they are done', async () => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await client.query('SELECT 1 FROM game_table');
    const migrated = migrate(url, { migrations: NEXT });
    let longest = 0;
    for (let seq = 1; seq <= 30; seq++) {
      const since = performance.now();
      await store.append('table1', entryRow(seq), {});
      longest = Math.max(longest, performance.now() - since);
      await sleep(100);
    }
    expect(longest).toBeLessThan(3000);
    await client.query('COMMIT');
    await migrated;
    expect(await schemaVersion(url)).toBe(NEXT.length);
    expect(await store.append('table1', entryRow(31), {})).toEqual({ kind: 'appended' });
  });

  it('gives up in the end, and says why', async () => {
    await client.query('BEGIN');
    await client.query('SELECT 1 FROM game_table');
    await expect(migrate(url, { migrations: NEXT, patienceMs: 1000 })).rejects.toThrow('something else is using it');
    expect(await schemaVersion(url)).toBe(MIGRATIONS.length);
  });
});
