import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { watchForSilence } from './postgresSilence.ts';

/** A server that is alone keeps what it reads in memory; servers that tell each other what they do can be many. */
export type DatabaseUse = 'alone' | 'shared';

export interface DatabaseClaim {
  release(): Promise<void>;
}

export interface ClaimOptions {
  readonly url: string;
  readonly use: DatabaseUse;
  /** How long to wait for a server that uses the database in another way: it may be stopping, or may be gone. */
  readonly waitMs: number;
  readonly retryMs?: number;
  /** Called if the connection was lost and somebody else has claimed the database before it was back. */
  readonly onLost: () => void;
}

/** Any number, the same for all processes. */
const KEY = 7_073_653;
const RETRY_MS = 500;
const CONNECT_MS = 5_000;
const ANSWER_MS = 5_000;
/** How long a connection may take to say goodbye. */
const END_MS = 2_000;
const LOCK = {
  alone: 'SELECT pg_try_advisory_lock($1) AS granted',
  shared: 'SELECT pg_try_advisory_lock_shared($1) AS granted',
} as const;
/** Otherwise the claim of a machine that lost its power would last for hours, or for minutes if an answer was on its way. */
const KEEP_ALIVE = `SET tcp_keepalives_idle = 5; SET tcp_keepalives_interval = 2; SET tcp_keepalives_count = 3;
  SET tcp_user_timeout = 11000`;

/** Tells a connection from a later one whose process happens to have the same number. */
interface Session {
  readonly pid: number;
  readonly since: string;
}

const OWN_SESSION = `SELECT pid, extract(epoch FROM backend_start)::text AS since
  FROM pg_stat_activity WHERE pid = pg_backend_pid()`;
const END_SESSION = `SELECT pg_terminate_backend(pid, ${END_MS})
  FROM pg_stat_activity WHERE pid = $1 AND extract(epoch FROM backend_start)::text = $2`;

/** Claims a database for as long as the connection lasts. False if it is already claimed. */
export async function tryToClaim(connection: pg.ClientBase, use: DatabaseUse): Promise<boolean> {
  const { rows } = await connection.query<{ granted: boolean }>(LOCK[use], [KEY]);
  return rows[0]?.granted === true;
}

/** Claims a database for as long as the process lives. Undefined if another server uses it, and not in the same way. */
export async function claimDatabase(options: ClaimOptions): Promise<DatabaseClaim | undefined> {
  const { url, use, waitMs, retryMs = RETRY_MS, onLost } = options;
  let endClaim: (() => Promise<void>) | undefined;
  let released = false;
  let former: Session | undefined;

  /** False if somebody else has the database. */
  async function claim(): Promise<boolean> {
    const socket = new Socket();
    const next = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: ANSWER_MS,
      stream: () => socket,
    });
    // Comes with `end`.
    next.on('error', () => undefined);
    let granted = false;
    let session: Session | undefined;
    try {
      await next.connect();
      await next.query(KEEP_ALIVE);
      // PostgreSQL may not have noticed yet that the former connection is gone: this server must not lose to itself.
      if (former !== undefined) await next.query(END_SESSION, [former.pid, former.since]);
      [session] = (await next.query<Session>(OWN_SESSION)).rows;
      granted = (await tryToClaim(next, use)) && !released;
    } finally {
      if (!granted) await end(next, socket);
    }
    if (granted) {
      former = session;
      endClaim = () => end(next, socket);
      // A link that is cut breaks no connection. PostgreSQL gives the claim up after a while, so this server has to ask
      // whether it still has it, or it would go on beside the next one.
      const endWatch = watchForSilence({ ask: () => next.query('SELECT 1'), onSilence: () => socket.destroy() });
      next.on('end', () => {
        endWatch();
        void claimAgain();
      });
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
      await endClaim?.();
    },
  };
}

/** Breaks off what PostgreSQL does not close. */
async function end(client: pg.Client, socket: Socket): Promise<void> {
  const late = setTimeout(() => socket.destroy(), END_MS);
  await client.end().catch(() => undefined);
  clearTimeout(late);
}
