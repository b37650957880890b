import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
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
  close(): Promise<void>;
}

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
    async close() {
      await commits.close();
      database.exec('PRAGMA optimize');
      database.close();
    },
  };
}
