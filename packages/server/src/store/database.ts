import { DatabaseSync } from 'node:sqlite';
import { MIGRATIONS } from './migrations.ts';

const BUSY_MS = 2000;
/** 32 MB: under load a page is then written back once for many moves. */
const CHECKPOINT_PAGES = 8000;

/**
 * Opens a SQLite file for one server, and brings it up to date. It is locked while it is open: of two servers in one
 * data folder neither would hear what happens at the other.
 */
export function openDatabase(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: BUSY_MS });
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    database.exec(`PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
    migrate(database);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Each step and its number are written together, so that a crash in between leaves no half of one. */
function migrate(database: DatabaseSync): void {
  const row = database.prepare('PRAGMA user_version').get() as { user_version: number };
  if (row.user_version > MIGRATIONS.length) {
    throw new Error(`the data is of version ${row.user_version}; this program knows ${MIGRATIONS.length}`);
  }
  for (let version = row.user_version; version < MIGRATIONS.length; version++) {
    database.exec(`BEGIN IMMEDIATE; ${MIGRATIONS[version]}; PRAGMA user_version = ${version + 1}; COMMIT;`);
  }
}
