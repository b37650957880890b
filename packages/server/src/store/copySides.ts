import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type pg from 'pg';
import { MIGRATIONS } from './migrations.ts';
import { numberMarks } from './postgresConnection.ts';
import { openPool } from './postgresDatabase.ts';
import type { Cell, Cells } from './rows.ts';
import { openDatabase } from './sqliteDatabase.ts';

/** A database from or to which everything is copied, in one transaction. */
export interface CopySide {
  all(text: string, ...values: readonly Cell[]): Promise<readonly Cells[]>;
  run(text: string, ...values: readonly Cell[]): Promise<void>;
  commit(): Promise<void>;
  /** Leaves nothing of the copy; also closes. */
  discard(): Promise<void>;
  close(): Promise<void>;
}

export function isPostgresUrl(place: string): boolean {
  return /^postgres(ql)?:\/\//.test(place);
}

/** The place without a password. */
export function describePlace(place: string): string {
  if (!isPostgresUrl(place) || !URL.canParse(place)) return place;
  const { host, pathname } = new URL(place);
  return `${pathname.slice(1)} at ${host}`;
}

/** Everything it returns is from the same moment, also while a server uses a PostgreSQL database. */
export async function openSource(place: string): Promise<CopySide> {
  if (isPostgresUrl(place)) return postgresSide(place, 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  if (!existsSync(place)) throw new Error(`there is no ${place}`);
  return sqliteSource(place);
}

/** A SQLite file must not exist; a database of PostgreSQL must be there. */
export async function openTarget(place: string): Promise<CopySide> {
  if (isPostgresUrl(place)) return postgresSide(place, 'BEGIN');
  if (existsSync(place)) throw new Error(`${place} exists already`);
  return sqliteSide(openDatabase(place), [place, `${place}-wal`, `${place}-shm`]);
}

/** The file is not changed, because it may be a backup. If it is of an earlier version, a copy of it is migrated. */
function sqliteSource(file: string): CopySide {
  const database = new DatabaseSync(file, { readOnly: true });
  const row = database.prepare('PRAGMA user_version').get();
  if (Number(row?.user_version) === MIGRATIONS.length) return sqliteSide(database, []);
  const folder = mkdtempSync(join(tmpdir(), 'portolan-copy-'));
  const copy = join(folder, 'copy.sqlite');
  try {
    database.exec(`VACUUM INTO '${copy.replaceAll("'", "''")}'`);
    const side = sqliteSide(openDatabase(copy), []);
    const close = async (): Promise<void> => {
      await side.close();
      rmSync(folder, { recursive: true });
    };
    return { ...side, close, discard: close };
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw error;
  } finally {
    database.close();
  }
}

function sqliteSide(database: DatabaseSync, made: readonly string[]): CopySide {
  database.exec('BEGIN');
  const close = async (): Promise<void> => database.close();
  return {
    all: async (text, ...values) => database.prepare(text).all(...values),
    run: async (text, ...values) => void database.prepare(text).run(...values),
    commit: async () => database.exec('COMMIT'),
    async discard() {
      await close();
      for (const file of made) rmSync(file, { force: true });
    },
    close,
  };
}

async function postgresSide(url: string, begin: string): Promise<CopySide> {
  const pool = await openPool(url, { connections: 1 });
  const connection = await pool.connect();
  const close = async (): Promise<void> => {
    // Whatever was not committed is lost with the connection.
    connection.release(true);
    await pool.end();
  };
  const query = async (text: string, values: readonly Cell[]): Promise<pg.QueryResult<Cells>> => {
    return connection.query<Cells>(numberMarks(text), [...values]);
  };
  try {
    await query(begin, []);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    all: async (text, ...values) => (await query(text, values)).rows,
    run: async (text, ...values) => void (await query(text, values)),
    async commit() {
      const { command } = await query('COMMIT', []);
      if (command !== 'COMMIT') throw new Error(`PostgreSQL answered COMMIT with ${command}`);
    },
    discard: close,
    close,
  };
}
