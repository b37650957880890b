import { Socket } from 'node:net';
import pg from 'pg';
import { lockCurrentSchema } from './postgresMigration.ts';

/** Enough for one process to use all cores of a database; PostgreSQL accepts 100 in all unless told otherwise. */
export const POOL_CONNECTIONS = 10;
const CONNECT_MS = 5_000;
const LONGEST_QUERY_MS = 30_000;
/** A process that stops in the middle of a transaction must not block the others, who take over its matches. */
const LONGEST_PAUSE_MS = 2_000;

export interface PoolOptions {
  readonly connections?: number;
  /** If an answer takes longer, the connection is considered lost, even though neither end was told. */
  readonly longestQueryMs?: number;
  /** Has its open connections, so that they can be broken off together. */
  readonly sockets?: Set<Socket>;
}

/** Connects on first use, to a database with the schema of this program. */
export function makePool(
  url: string,
  { connections = POOL_CONNECTIONS, longestQueryMs = LONGEST_QUERY_MS, sockets = new Set() }: PoolOptions = {},
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: longestQueryMs,
    idle_in_transaction_session_timeout: LONGEST_PAUSE_MS,
    keepAlive: true,
    application_name: 'portolan',
    // A server may be set up to acknowledge commits that are not on disk yet.
    options: '-c synchronous_commit=on',
    types: { getTypeParser },
    stream() {
      const socket = new Socket();
      sockets.add(socket);
      return socket.once('close', () => sockets.delete(socket));
    },
  });
  // A lost connection is reported to whoever waits for it, and the pool replaces it.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Times and counts are safe integers; without this they would be read as text. */
const getTypeParser = ((id: number, format: 'text') =>
  id === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(id, format)) as typeof pg.types.getTypeParser;

/** Whether anybody has played here; false if the database is still empty. Changes nothing. */
export function hasPlayers(url: string): Promise<boolean> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ there: boolean }>("SELECT to_regclass('player') IS NOT NULL AS there");
    return rows[0]?.there === true && (await client.query('SELECT 1 FROM player LIMIT 1')).rows.length > 0;
  });
}

/** Rejects if a database has another schema than this program. Changes nothing. */
export function checkSchema(url: string): Promise<void> {
  return withClient(url, lockCurrentSchema);
}

async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await use(client);
  } finally {
    await client.end();
  }
}
