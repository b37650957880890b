import { hold, run, type SqlClient, type Work } from './sql.ts';
import type { DueTable, Store } from './store.ts';

type ClockStore = Pick<Store, 'dueTables' | 'nextDue' | 'beat' | 'wakeUp' | 'outages'>;

/** Outages older than this concern no running table: those have expired. */
const KEPT_MS = 400 * 24 * 60 * 60 * 1000;

/** What clocks need: which table is due next, and when no server was running. */
export function clockStore(db: SqlClient): ClockStore {
  return {
    async dueTables(now, limit, { dueAt, id } = FIRST) {
      const rows = await db.all(DUE_QUERY, now, dueAt, dueAt, id, limit);
      return rows.map((row) => ({ id: String(row.id), dueAt: Number(row.due_at) }));
    },
    async nextDue() {
      const row = await db.one('SELECT due_at FROM game_table WHERE due_at IS NOT NULL ORDER BY due_at LIMIT 1');
      return row === undefined ? undefined : Number(row.due_at);
    },
    beat: (at) => db.write(() => beat(at)),
    wakeUp: (at, least = 0) =>
      db.write(function* () {
        const last = yield* hold('SELECT at FROM beat WHERE id = 1');
        const since = last === undefined ? undefined : Number(last.at);
        // Also if it is earlier: a clock that was wrong must not hide the next outage.
        yield* run('INSERT INTO beat (id, at) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET at = ?', at, at);
        if (since === undefined || since + least >= at) return;
        yield* run('DELETE FROM outage WHERE until < ?', at - KEPT_MS);
        yield* run('INSERT INTO outage (since, until) VALUES (?, ?) ON CONFLICT DO NOTHING', since, at);
      }),
    outages: async (after) =>
      (await db.all('SELECT since, until FROM outage WHERE until > ? ORDER BY until', after)).map(
        ({ since, until }) => ({
          since: Number(since),
          until: Number(until),
        }),
      ),
  };
}

function beat(at: number): Work<void> {
  const text = 'INSERT INTO beat (id, at) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET at = ? WHERE beat.at < ?';
  return run(text, at, at, at);
}

/** Before all others. */
const FIRST: DueTable = { id: '', dueAt: Number.MIN_SAFE_INTEGER };

/** The bound on `due_at` alone is for the index, which does not know the ids. */
export const DUE_QUERY =
  'SELECT id, due_at FROM game_table WHERE due_at <= ? AND due_at >= ? AND (due_at, id) > (?, ?) ORDER BY due_at, id LIMIT ?';
