import { openDatabase } from './database.ts';
import { makeSqlClient } from './sqlClient.ts';
import { logStore } from './sqliteLog.ts';
import { playerStore } from './sqlitePlayers.ts';
import { tableStore } from './sqliteTables.ts';
import type { Store } from './store.ts';

/**
 * The store in one SQLite file. All writes go through a group commit, so that many moves share a flush and each is on
 * disk before its promise resolves. `:memory:` opens a store that is not saved.
 */
export function openSqliteStore(file: string): Store {
  const client = makeSqlClient(openDatabase(file));
  return {
    ...playerStore(client),
    ...tableStore(client),
    ...logStore(client),
    backup: (to) => client.backup(to),
    close: () => client.close(),
  };
}
