import { randomUUID } from 'node:crypto';
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import sqlite3InitModule, { type Database, type PreparedStatement } from '@sqlite.org/sqlite-wasm';
import { installDisk, type SqliteModule } from './installDisk.ts';
import type { LossyDisk } from './lossyDisk.ts';

const FILE = 'portolan.sqlite';

/** SQLite, compiled to WebAssembly, with its files on a disk of ours. Has the part of Node's API that the store uses. */
export async function openLossyDatabase(disk: LossyDisk): Promise<DatabaseSync> {
  const sqlite3 = await sqlite3InitModule();
  const vfs = `lossy-${randomUUID()}`;
  installDisk(sqlite3 as unknown as SqliteModule, disk, vfs);
  const database = new sqlite3.oo1.DB({ filename: FILE, flags: 'c', vfs });
  const part: Pick<DatabaseSync, 'exec' | 'prepare' | 'isTransaction' | 'close'> = {
    exec: (text) => void database.exec(text),
    prepare: (text) => statementOf(database, database.prepare(text)),
    get isTransaction() {
      return sqlite3.capi.sqlite3_get_autocommit(database) === 0;
    },
    close: () => database.close(),
  };
  return part as DatabaseSync;
}

function statementOf(database: Database, statement: PreparedStatement): StatementSync {
  const all = (...values: SQLInputValue[]): Record<string, unknown>[] => {
    const rows: Record<string, unknown>[] = [];
    if (values.length > 0) statement.bind(values as never);
    try {
      while (statement.step()) rows.push(statement.get({}));
    } finally {
      statement.reset(true);
    }
    return rows;
  };
  const part = {
    all,
    get: (...values: SQLInputValue[]) => all(...values)[0],
    run(...values: SQLInputValue[]) {
      all(...values);
      return { changes: database.changes(), lastInsertRowid: 0 };
    },
  };
  return part as unknown as StatementSync;
}
