import { chmodSync } from 'node:fs';
import { backup, type DatabaseSync, type StatementSync } from 'node:sqlite';
import { PRIVATE_FILE } from '../dataFolder.ts';
import { GroupCommit } from './groupCommit.ts';
import type { Query, SqlClient, Work } from './sql.ts';

/** A SQLite file in this process. */
export interface SqliteClient extends SqlClient {
  /** Copies the database to a new file, a part at a time, so that writes can go on. */
  backup(file: string): Promise<void>;
  close(): Promise<void>;
}

/** Pages of a backup that are copied without a break: about a millisecond. */
const PAGES_AT_ONCE = 200;

/**
 * A server may run for a year: plans made for its first few games would not suit all the later ones. SQLite does nothing
 * unless a table has grown tenfold.
 */
const OPTIMIZED_EVERY_MS = 60 * 60 * 1000;

/** Prepares each statement once, and runs a work in one go: nothing else can happen in between. */
export function makeSqliteClient(database: DatabaseSync): SqliteClient {
  const commits = new GroupCommit(database);
  const optimizing = setInterval(() => {
    // If it fails, the old plans remain.
    commits.write(() => database.exec('PRAGMA optimize')).catch(() => undefined);
  }, OPTIMIZED_EVERY_MS);
  optimizing.unref();
  const statements = new Map<string, StatementSync>();
  const sql = (text: string): StatementSync => {
    const known = statements.get(text);
    if (known !== undefined) return known;
    const made = database.prepare(text);
    statements.set(text, made);
    return made;
  };
  const answer = (query: Query): unknown => {
    switch (query.kind) {
      case 'one':
        return sql(query.text).get(...query.values);
      case 'all':
        return sql(query.text).all(...query.values);
      case 'run':
        return Number(sql(query.text).run(...query.values).changes);
      case 'holdTable':
        return undefined;
    }
  };
  const perform = <T>(work: Work<T>): T => {
    let step = work.next();
    while (step.done !== true) step = work.next(answer(step.value));
    return step.value;
  };
  return {
    one: async (text, ...values) => sql(text).get(...values),
    all: async (text, ...values) => sql(text).all(...values),
    read: async (work) => perform(work()),
    write: (work) => commits.write(() => perform(work())),
    async backup(file) {
      // Part of the write-ahead log: what was acknowledged before must be in the copy.
      await commits.write(() => undefined);
      await backup(database, file, { rate: PAGES_AT_ONCE });
      chmodSync(file, PRIVATE_FILE);
    },
    async close() {
      clearInterval(optimizing);
      await commits.close();
      try {
        database.exec('PRAGMA optimize');
      } catch {
        // Statistics can wait: a server with a full disk must be able to stop.
      }
      database.close();
    },
  };
}
