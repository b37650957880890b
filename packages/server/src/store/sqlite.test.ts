import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, it } from 'vitest';
import { entryRow, storeContract, tableRow } from './contract.ts';
import { openDatabase } from './database.ts';
import { MIGRATIONS } from './migrations.ts';
import { openSqliteStore } from './sqlite.ts';
import { tablesQuery } from './sqliteTables.ts';
import { openStoreThread } from './storeThread.ts';

const folder = mkdtempSync(join(tmpdir(), 'portolan-store-'));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;
const newFile = (): string => join(folder, `${++files}.sqlite`);

storeContract('SQLite in a file', async () => openSqliteStore(newFile()));
storeContract('SQLite in memory', async () => openSqliteStore(':memory:'));
storeContract('SQLite in a thread', () => openStoreThread(newFile()));

describe('the SQLite file', () => {
  it('uses a write-ahead log that is flushed on every commit', () => {
    const database = openDatabase(newFile());
    const pragma = (name: string): unknown => Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0];
    expect([pragma('journal_mode'), pragma('synchronous'), pragma('locking_mode')]).toEqual(['wal', 2, 'exclusive']);
    database.close();
  });

  it('has acknowledged writes on disk before it is closed', async () => {
    const file = newFile();
    const store = openSqliteStore(file);
    await store.addTable(tableRow());
    await Promise.all([1, 2, 3].map((seq) => store.append('table1', entryRow(seq), {})));
    // A crash would leave the files as they are now.
    const crashed = newFile();
    copyFileSync(file, crashed);
    copyFileSync(`${file}-wal`, `${crashed}-wal`);
    const reopened = openSqliteStore(crashed);
    expect(await reopened.entries('table1', 0)).toEqual([entryRow(1), entryRow(2), entryRow(3)]);
    expect((await reopened.table('table1'))?.seq).toBe(3);
    await reopened.close();
    await store.close();
  });

  it('reports in its own words why it cannot be opened by a thread', async () => {
    await expect(openStoreThread(join(folder, 'missing', 'x.sqlite'))).rejects.toThrow('unable to open database file');
  });

  it('rejects every call after its thread has been closed', async () => {
    const store = await openStoreThread(newFile());
    await store.addTable(tableRow());
    const written = store.append('table1', entryRow(1), {});
    await store.close();
    await expect(written).resolves.toEqual({ kind: 'appended' });
    await expect(store.table('table1')).rejects.toThrow('the store is closed');
    await store.close();
  });

  it('can be opened by one process only', async () => {
    const file = newFile();
    const store = openSqliteStore(file);
    await store.addTable(tableRow());
    const other = `import { DatabaseSync } from 'node:sqlite';
      try { new DatabaseSync(${JSON.stringify(file)}).exec('SELECT * FROM player'); console.log('open'); }
      catch (error) { console.log(error.message); }`;
    const answer = execFileSync(process.execPath, ['--input-type=module', '-e', other], { encoding: 'utf8' });
    expect(answer.trim()).toBe('database is locked');
    await store.close();
  });

  it.each([['gathering', 'running'], ['finished']] as const)(
    'finds the tables of a player by their seats: %s',
    (...statuses) => {
      const database = openDatabase(':memory:');
      const [text, ...values] = tablesQuery({ player: 'ann', statuses, limit: 20 });
      const plan = database
        .prepare(`EXPLAIN QUERY PLAN ${text}`)
        .all(...values)
        .map((row) => String(row.detail));
      expect(plan[0]).toMatch(/^SEARCH seat USING INDEX seat_ended/);
      expect(plan[1]).toMatch(/^SEARCH game_table USING INDEX sqlite_autoindex/);
      database.close();
    },
  );

  it('is migrated step by step', async () => {
    const file = newFile();
    const old = new DatabaseSync(file);
    old.exec(`${MIGRATIONS[0]}; PRAGMA user_version = 1;`);
    old.exec(`INSERT INTO game_table VALUES
      ('t', 'C', 'g', 1, '{}', '{"cards":3}', 'public', 'running', 'ann', '[]', 's', 0, '[]', NULL, NULL, 1, 1)`);
    old.close();
    const store = openSqliteStore(file);
    const table = await store.table('t');
    expect(table).toMatchObject({ id: 't', components: 't', rev: 0 });
    expect(await store.components('t')).toEqual({ cards: 3 });
    await store.close();
  });

  it('is left alone if a newer program wrote it', () => {
    const file = newFile();
    const newer = new DatabaseSync(file);
    newer.exec(`PRAGMA user_version = ${MIGRATIONS.length + 1}`);
    newer.close();
    expect(() => openSqliteStore(file)).toThrow(`has version ${MIGRATIONS.length + 1}`);
  });
});
