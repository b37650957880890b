import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** A server that is alone keeps what it reads in memory; servers that tell each other what they do can be many. */
export type DatabaseUse = 'alone' | 'shared';

export interface DatabaseClaim {
  release(): Promise<void>;
}

export interface ClaimOptions {
  readonly url: string;
  readonly use: DatabaseUse;
  /** How long to wait for a server that uses the database otherwise: it may just be stopping, or its machine is gone. */
  readonly waitMs: number;
  readonly retryMs?: number;
  /** Called if the connection was lost and somebody else has claimed the database before it was back. */
  readonly onLost: () => void;
}

/** Any number, the same for all processes. */
const KEY = 7_073_653;
const RETRY_MS = 500;
const CONNECT_MS = 5_000;
const LOCK = {
  alone: 'SELECT pg_try_advisory_lock($1) AS granted',
  shared: 'SELECT pg_try_advisory_lock_shared($1) AS granted',
} as const;
/** Otherwise the claim of a machine that lost its power would last for hours. */
const KEEP_ALIVE = 'SET tcp_keepalives_idle = 5; SET tcp_keepalives_interval = 2; SET tcp_keepalives_count = 3';

/** Claims a database for as long as the process lives. Undefined if another server uses it, and not in the same way. */
export async function claimDatabase(options: ClaimOptions): Promise<DatabaseClaim | undefined> {
  const { url, use, waitMs, retryMs = RETRY_MS, onLost } = options;
  let client: pg.Client | undefined;
  let released = false;

  /** False if somebody else has the database. */
  async function claim(): Promise<boolean> {
    const next = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS, keepAlive: true });
    // Comes with `end`.
    next.on('error', () => undefined);
    let granted = false;
    try {
      await next.connect();
      await next.query(KEEP_ALIVE);
      const { rows } = await next.query<{ granted: boolean }>(LOCK[use], [KEY]);
      granted = rows[0]?.granted === true && !released;
    } finally {
      if (!granted) await next.end().catch(() => undefined);
    }
    if (granted) {
      client = next;
      next.on('end', () => void claimAgain());
    }
    return granted;
  }

  async function claimAgain(): Promise<void> {
    while (!released) {
      await pause(retryMs, undefined, { ref: false });
      // As long as the database cannot be reached, nobody can use it.
      const granted = await claim().catch(() => undefined);
      if (granted === undefined || released) continue;
      if (!granted) onLost();
      return;
    }
  }

  for (const until = performance.now() + waitMs; !(await claim()); await pause(retryMs)) {
    if (performance.now() > until) return undefined;
  }
  return {
    async release() {
      released = true;
      await client?.end().catch(() => undefined);
    },
  };
}
