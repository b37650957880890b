import { chmodSync } from 'node:fs';
import { backup, type DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { PRIVATE_FILE } from '../dataFolder.ts';
import { GroupCommit } from './groupCommit.ts';
import type { Cells } from './rows.ts';

/** A database that prepares each statement once. */
export interface SqlClient {
  one(text: string, ...values: SQLInputValue[]): Cells | undefined;
  all(text: string, ...values: SQLInputValue[]): Cells[];
  /** Returns the number of changed rows. */
  run(text: string, ...values: SQLInputValue[]): number;
  /** Runs `work` in the next transaction; resolves when it is on disk. */
  write<T>(work: () => T): Promise<T>;
  /** Copies the database to a new file, a part at a time, so that writes can go on. */
  backup(file: string): Promise<void>;
  close(): Promise<void>;
}

/** Pages of a backup that are copied without a break: about a millisecond. */
const PAGES_AT_ONCE = 200;

export function makeSqlClient(database: DatabaseSync): SqlClient {
  const commits = new GroupCommit(database);
  const statements = new Map<string, StatementSync>();
  const sql = (text: string): StatementSync => {
    const known = statements.get(text);
    if (known !== undefined) return known;
    const made = database.prepare(text);
    statements.set(text, made);
    return made;
  };
  return {
    one: (text, ...values) => sql(text).get(...values),
    all: (text, ...values) => sql(text).all(...values),
    run: (text, ...values) => Number(sql(text).run(...values).changes),
    write: (work) => commits.write(work),
    async backup(file) {
      // Part of the write-ahead log: what was acknowledged before must be in the copy.
      await commits.write(() => undefined);
      await backup(database, file, { rate: PAGES_AT_ONCE });
      chmodSync(file, PRIVATE_FILE);
    },
    async close() {
      await commits.close();
      database.exec('PRAGMA optimize');
      database.close();
    },
  };
}
