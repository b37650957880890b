import pg from 'pg';
import { MIGRATIONS } from './migrations.ts';

/** Enough for one process to use all cores of a database; PostgreSQL accepts 100 in all unless told otherwise. */
const CONNECTIONS = 10;
const CONNECT_MS = 5_000;
/** Longer means that the connection is dead, although nobody has said so. */
const LONGEST_QUERY_MS = 30_000;
/** A process that stops in the middle of a transaction must not block the others, who take over its matches. */
const LONGEST_PAUSE_MS = 2_000;

/** Any number, the same for all processes. */
const MIGRATION_LOCK = 7_073_652;

export interface PostgresOptions {
  readonly connections?: number;
}

/** Opens a pool of connections and migrates the database. Rejects if it cannot be reached. */
export async function openPool(url: string, { connections = CONNECTIONS }: PostgresOptions = {}): Promise<pg.Pool> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: LONGEST_QUERY_MS,
    idle_in_transaction_session_timeout: LONGEST_PAUSE_MS,
    keepAlive: true,
    application_name: 'portolan',
    // A server may be set up to acknowledge commits that are not on disk yet.
    options: '-c synchronous_commit=on',
    types: { getTypeParser },
  });
  // A lost connection is reported to whoever waits for it, and the pool replaces it.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await migrate(pool);
    return pool;
  } catch (error) {
    await pool.end();
    throw error;
  }
}

/** Times and counts are safe integers; without this they would be read as text. */
const getTypeParser = ((id: number, format: 'text') =>
  id === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(id, format)) as typeof pg.types.getTypeParser;

/** All or nothing, and only one process at a time. */
async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await client.query('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)');
    const { rows } = await client.query<{ version: number }>('SELECT version FROM schema_version');
    const version = rows[0]?.version ?? 0;
    if (version > MIGRATIONS.length)
      throw new Error(`the data has version ${version}; this program supports up to ${MIGRATIONS.length}`);
    for (const migration of MIGRATIONS.slice(version)) await client.query(inPostgres(migration));
    if (version === 0) await client.query('INSERT INTO schema_version (version) VALUES (0)');
    if (version < MIGRATIONS.length) await client.query('UPDATE schema_version SET version = $1', [MIGRATIONS.length]);
    await client.query('COMMIT');
    client.release();
  } catch (error) {
    // Closes the connection, and with it the transaction.
    client.release(true);
    throw error;
  }
}

/** Text is compared byte by byte, as in SQLite: whatever language the database is set up for, lists have the same order. */
function inPostgres(migration: string): string {
  return migration.replace(/\bTEXT\b/g, 'TEXT COLLATE "C"');
}

/** Whether anybody has played here; false for a database that is still empty. Changes nothing. */
export async function hasPlayers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ there: boolean }>("SELECT to_regclass('player') IS NOT NULL AS there");
    return rows[0]?.there === true && (await client.query('SELECT 1 FROM player LIMIT 1')).rows.length > 0;
  } finally {
    await client.end();
  }
}
