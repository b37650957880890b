import { openDatabase } from './database.ts';
import { makeSqlClient } from './sqlClient.ts';
import { logStore } from './sqliteLog.ts';
import { playerStore } from './sqlitePlayers.ts';
import { tableStore } from './sqliteTables.ts';
import type { Store } from './store.ts';

/**
 * The store in one SQLite file. Every write goes through one group commit, so that many moves share a flush and each is
 * on disk before its promise is fulfilled. `:memory:` makes one that is gone with the process.
 */
export function openSqliteStore(file: string): Store {
  const client = makeSqlClient(openDatabase(file));
  return {
    ...playerStore(client),
    ...tableStore(client),
    ...logStore(client),
    close: () => client.close(),
  };
}
