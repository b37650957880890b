import { chmodSync, existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { PRIVATE_FILE } from '../dataFolder.ts';
import { MIGRATIONS } from './migrations.ts';

const BUSY_MS = 2000;
/** 32 MB: under load, many changes of a page are copied at once. Rarer checkpoints take longer, and delay moves. */
const CHECKPOINT_PAGES = 8000;

/** A sample of each index is enough for the query planner. */
const ANALYSED_ROWS = 400;

/**
 * Opens a SQLite file and migrates it. The file is locked while it is open: two servers on the same data would not
 * notice each other's changes.
 */
export function openDatabase(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: BUSY_MS });
  try {
    setUp(database, () => {
      if (file === ':memory:') return;
      for (const one of [file, `${file}-wal`]) if (existsSync(one)) chmodSync(one, PRIVATE_FILE);
    });
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Decides how a database is written, and migrates it. `opened` is called before there is anything in its files. */
export function setUp(database: DatabaseSync, opened: () => void = () => undefined): void {
  database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  database.exec(`PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
  opened();
  database.exec(`PRAGMA analysis_limit = ${ANALYSED_ROWS}`);
  // The query planner needs statistics of new tables and indexes. Otherwise a start need not wait for them: the store
  // renews them from time to time.
  if (migrate(database)) database.exec('PRAGMA optimize = 0x10002');
}

/**
 * Each migration and its number are committed together, so that a crash cannot leave half of one. False if there was
 * nothing to do.
 */
function migrate(database: DatabaseSync): boolean {
  const row = database.prepare('PRAGMA user_version').get() as { user_version: number };
  if (row.user_version > MIGRATIONS.length) {
    throw new Error(`the data has version ${row.user_version}; this program supports up to ${MIGRATIONS.length}`);
  }
  for (let version = row.user_version; version < MIGRATIONS.length; version++) {
    database.exec(`BEGIN IMMEDIATE; ${MIGRATIONS[version]}; PRAGMA user_version = ${version + 1}; COMMIT;`);
  }
  return row.user_version < MIGRATIONS.length;
}
