import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { MIGRATIONS } from './migrations.ts';
import { tryToClaim } from './postgresClaim.ts';
import { numberMarks } from './postgresConnection.ts';
import { hasPlayers, makePool } from './postgresDatabase.ts';
import { lockCurrentSchema, migrate } from './postgresMigration.ts';
import type { Cell, Cells } from './rows.ts';
import { openDatabase } from './sqliteDatabase.ts';

const CLAIM_MS = 2_000;
const RETRY_MS = 250;
/** Each side is idle while the other one works. */
const LONGEST_PAUSE_MS = 60_000;

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

/** Its contents would be lost, or mixed with the copy. */
export function notEmpty(place: string): Error {
  return new Error(`${describePlace(place)} is not empty`);
}

/** The place without a password. */
export function describePlace(place: string): string {
  if (!isPostgresUrl(place) || !URL.canParse(place)) return place;
  const { host, pathname } = new URL(place);
  return `${pathname.slice(1)} at ${host}`;
}

/**
 * Everything it returns is from the same moment, even while servers are using a PostgreSQL database; with `alone`, none
 * may. The database is never migrated: its servers may be older than this program.
 */
export async function openSource(place: string, alone: boolean): Promise<CopySide> {
  if (isPostgresUrl(place))
    return postgresSide(place, async (connection) => {
      if (alone) await claimAlone(connection, place);
      await lockCurrentSchema(connection);
      await connection.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    });
  if (!existsSync(place)) throw new Error(`there is no ${place}`);
  return sqliteSource(place);
}

/** A SQLite file must not exist; a database of PostgreSQL must be there. */
export async function openTarget(place: string): Promise<CopySide> {
  if (isPostgresUrl(place))
    return postgresSide(place, async (connection) => {
      await claimAlone(connection, place);
      if (await hasPlayers(place)) throw notEmpty(place);
      await migrate(place);
      await connection.query('BEGIN');
    });
  if (existsSync(place)) throw new Error(`${place} exists already`);
  return sqliteSide(openDatabase(place), [place, `${place}-wal`, `${place}-shm`]);
}

/** The file is not changed, because it may be a backup. If it is of an earlier version, a copy of it is migrated. */
function sqliteSource(file: string): CopySide {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const side = sqliteSide(database, []);
    // The transaction begins with the first read; until it ends, no server can open the file.
    const version = Number(database.prepare('PRAGMA user_version').get()?.user_version);
    database.prepare('SELECT count(*) FROM sqlite_schema').get();
    return version === MIGRATIONS.length ? side : migratedCopy(file, side);
  } catch (error) {
    database.close();
    throw error;
  }
}

/** `original` stays open as long as the copy. */
function migratedCopy(file: string, original: CopySide): CopySide {
  const folder = mkdtempSync(join(tmpdir(), 'portolan-copy-'));
  const copy = join(folder, 'copy.sqlite');
  try {
    // Not possible within the transaction of `original`.
    const reader = new DatabaseSync(file, { readOnly: true });
    try {
      reader.exec(`VACUUM INTO '${copy.replaceAll("'", "''")}'`);
    } finally {
      reader.close();
    }
    const side = sqliteSide(openDatabase(copy), []);
    const close = async (): Promise<void> => {
      await side.close();
      rmSync(folder, { recursive: true });
      await original.close();
    };
    return { ...side, close, discard: close };
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw error;
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

/** A server that has just been stopped may need a moment to release its claim. */
async function claimAlone(connection: pg.ClientBase, url: string): Promise<void> {
  for (const until = performance.now() + CLAIM_MS; !(await tryToClaim(connection, 'alone')); await pause(RETRY_MS)) {
    if (performance.now() > until) throw new Error(`a server is using ${describePlace(url)}; stop it first`);
  }
}

/** `begin` begins a transaction on the side's only connection. */
async function postgresSide(url: string, begin: (connection: pg.ClientBase) => Promise<void>): Promise<CopySide> {
  const pool = makePool(url, { connections: 1 });
  const connection = await pool.connect().catch(async (error: unknown) => {
    await pool.end();
    throw error;
  });
  const close = async (): Promise<void> => {
    // Whatever was not committed is lost with the connection.
    connection.release(true);
    await pool.end();
  };
  const query = async (text: string, values: readonly Cell[]): Promise<pg.QueryResult<Cells>> => {
    return connection.query<Cells>(numberMarks(text), [...values]);
  };
  try {
    await connection.query(`SET idle_in_transaction_session_timeout = ${LONGEST_PAUSE_MS}`);
    await begin(connection);
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
