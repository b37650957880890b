import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { MIGRATIONS } from './migrations.ts';

const CONNECT_MS = 5_000;
/** How long to wait while another process migrates or copies the database, before reporting it. */
const PATIENCE_MS = 60_000;
/**
 * While a migration waits for the lock on a table, everything else that uses the table queues behind it: all moves, and
 * the heartbeats by which servers know that others are alive. So it waits only briefly and lets them pass before it
 * tries again.
 */
const LOCK_MS = 500;
const PAUSE_MS = 1_500;
/** A process that stops in the middle of a migration must not block the others. */
const LONGEST_PAUSE_MS = 2_000;
/** A lock timeout and a deadlock. In both cases the transaction has been rolled back. */
const BUSY: ReadonlySet<unknown> = new Set(['55P03', '40P01']);

/** An arbitrary number, the same for all processes. A shared lock on it prevents changes to the schema. */
const MIGRATION_LOCK = 7_073_652;

export interface MigrateOptions {
  /** In tests, the migrations of another version of this program. */
  readonly migrations?: readonly string[];
  readonly patienceMs?: number;
}

/** Brings a database to the schema of this program. All or nothing, and only one process at a time. */
export async function migrate(
  url: string,
  { migrations = MIGRATIONS, patienceMs = PATIENCE_MS }: MigrateOptions = {},
): Promise<void> {
  // Queries have no time limit: building an index on many rows may take long.
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    idle_in_transaction_session_timeout: LONGEST_PAUSE_MS,
    keepAlive: true,
    application_name: 'portolan migration',
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    // While a backup holds the schema lock, servers that need no migration must still be able to start.
    if ((await missing(client, migrations)).length === 0) return;
    for (const until = performance.now() + patienceMs; ; await pause(PAUSE_MS)) {
      if (await tryToMigrate(client, migrations, patienceMs)) return;
      if (performance.now() > until)
        throw new Error('the database cannot be migrated while something else is using it, such as a backup');
    }
  } finally {
    await client.end();
  }
}

/** False if the database is busy. */
async function tryToMigrate(client: pg.Client, migrations: readonly string[], patienceMs: number): Promise<boolean> {
  try {
    await client.query('BEGIN');
    await client.query(`SET LOCAL lock_timeout = ${patienceMs}`);
    await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await client.query(`SET LOCAL lock_timeout = ${LOCK_MS}`);
    await client.query('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)');
    for (const migration of await missing(client, migrations)) await client.query(inPostgres(migration));
    const { rowCount } = await client.query('UPDATE schema_version SET version = $1', [migrations.length]);
    if (rowCount === 0) await client.query('INSERT INTO schema_version (version) VALUES ($1)', [migrations.length]);
    await client.query('COMMIT');
    return true;
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && BUSY.has(error.code))) throw error;
    await client.query('ROLLBACK');
    return false;
  }
}

/** Rejects if the database is newer than the program. */
async function missing(client: pg.ClientBase, migrations: readonly string[]): Promise<readonly string[]> {
  const version = await versionOf(client);
  if (version > migrations.length)
    throw new Error(`the data has version ${version}; this program supports up to ${migrations.length}`);
  return migrations.slice(version);
}

/** Makes sure that a database has the schema of this program, and prevents changes to it while the connection lasts. */
export async function lockCurrentSchema(connection: pg.ClientBase): Promise<void> {
  const lock = 'SELECT pg_try_advisory_lock_shared($1) AS granted';
  const { rows } = await connection.query<{ granted: boolean }>(lock, [MIGRATION_LOCK]);
  if (rows[0]?.granted !== true) throw new Error('a server is migrating the database; try again when it has started');
  const version = await versionOf(connection);
  if (version === MIGRATIONS.length) return;
  const migrating = version < MIGRATIONS.length ? ', or start a server of this version, which migrates it' : '';
  throw new Error(
    `the data has version ${version}, this program ${MIGRATIONS.length}: use the program of the servers that run on it${migrating}`,
  );
}

/** How many migrations have been applied to a database. */
export async function schemaVersion(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await versionOf(client);
  } finally {
    await client.end();
  }
}

async function versionOf(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ there: boolean }>("SELECT to_regclass('schema_version') IS NOT NULL AS there");
  if (rows[0]?.there !== true) return 0;
  return (await client.query<{ version: number }>('SELECT version FROM schema_version')).rows[0]?.version ?? 0;
}

/** Text is compared byte by byte, as in SQLite, so that lists have the same order whatever the database's locale. */
function inPostgres(migration: string): string {
  return migration.replace(/\bTEXT\b/g, 'TEXT COLLATE "C"');
}
