import type { DatabaseSync } from 'node:sqlite';
import { MIGRATIONS } from './migrations.ts';
import { run } from './sql.ts';
import { makeSqliteClient } from './sqliteClient.ts';
import { openDatabase } from './sqliteDatabase.ts';
import { sqlStore } from './sqlStore.ts';
import type { Store } from './store.ts';

/**
 * The store in one SQLite file. All writes go through a group commit, so that many moves share a flush and each is on
 * disk before its promise resolves. `:memory:` opens a store that is not saved.
 */
export function openSqliteStore(file: string): Store {
  return storeOn(openDatabase(file));
}

/** The same for an open database, which proofs pass in. */
export function storeOn(database: DatabaseSync): Store {
  const client = makeSqliteClient(database);
  return {
    ...sqlStore(client),
    // It has one process, and so one clock.
    time: async () => Date.now(),
    // The value stays the same, but its page is written.
    checkWritable: () => client.write(() => run(`PRAGMA user_version = ${MIGRATIONS.length}`)),
    backup: (to) => client.backup(to),
    close: () => client.close(),
  };
}
