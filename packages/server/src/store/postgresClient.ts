import type pg from 'pg';
import { answer, inTransaction, perform, withConnection } from './postgresConnection.ts';
import { PostgresLane } from './postgresLane.ts';
import type { Cells } from './rows.ts';
import type { Query, SqlClient } from './sql.ts';

/** A PostgreSQL database, which other processes may use as well. */
export interface PostgresClient extends SqlClient {
  close(): Promise<void>;
}

/** How many transactions write at the same time; the other connections of the pool are for reading. */
const LANES = 4;

export function makePostgresClient(pool: pg.Pool): PostgresClient {
  const lanes = Array.from({ length: LANES }, () => new PostgresLane(pool));
  const pending = new Set<Promise<unknown>>();
  let closed = false;

  /** `close` waits for it. */
  function track<T>(start: () => Promise<T>): Promise<T> {
    if (closed) return Promise.reject(new Error('the store is closed'));
    const started = start();
    pending.add(started);
    const forget = (): void => void pending.delete(started);
    started.then(forget, forget);
    return started;
  }
  const find = (query: Query): Promise<unknown> =>
    track(() => withConnection(pool, (connection) => answer(connection, query)));

  return {
    one: async (text, ...values) => (await find({ kind: 'one', text, values })) as Cells | undefined,
    all: async (text, ...values) => (await find({ kind: 'all', text, values })) as Cells[],
    read: (work) => track(() => inTransaction(pool, 'read', (connection) => perform(connection, work()))),
    write: (work, subject = '') => track(() => laneOf(lanes, subject).write(work)),
    async close() {
      if (closed) return;
      closed = true;
      while (pending.size > 0) await Promise.allSettled(pending);
      await pool.end();
    },
  };
}

/** Always the same for the same subject. */
function laneOf(lanes: readonly PostgresLane[], subject: string): PostgresLane {
  let sum = 0;
  for (let at = 0; at < subject.length; at++) sum = (sum * 31 + subject.charCodeAt(at)) >>> 0;
  return lanes[sum % lanes.length] as PostgresLane;
}
