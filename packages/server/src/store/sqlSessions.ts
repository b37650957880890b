import type { AccountStore, SessionRow } from './accountStore.ts';
import type { Cells } from './rows.ts';
import { all, changed, changes, hold, one, run, type SqlClient } from './sql.ts';
import { forgetLostGuest } from './sqlPlayers.ts';

type SessionStore = Pick<
  AccountStore,
  | 'addSession'
  | 'session'
  | 'sessions'
  | 'touchSession'
  | 'rotateSession'
  | 'removeSession'
  | 'removeSessions'
  | 'endOldCookies'
  | 'removeLapsed'
>;

const INSERT = `INSERT INTO session (id, hash, player, label, exchanged, created_at, seen_at, until)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?)`;
const OF_PLAYER = 'SELECT * FROM session WHERE player = ? ORDER BY seen_at DESC';

export function sessionStore(db: SqlClient): SessionStore {
  const readAll = (rows: readonly Cells[]): SessionRow[] => rows.flatMap((row) => readSession(row) ?? []);
  return {
    addSession: ({ id, hash, player, label, exchanged, createdAt, seenAt, until }, most) =>
      db.write(function* () {
        yield* hold('SELECT id FROM player WHERE id = ?', player);
        yield* run(INSERT, id, hash, player, label, exchanged ? 1 : 0, createdAt, seenAt, until);
        const tooMany = readAll(yield* all(OF_PLAYER, player)).slice(most);
        for (const { id: gone } of tooMany) yield* run('DELETE FROM session WHERE id = ?', gone);
        return tooMany;
      }),
    session: async (hash) => readSession(await db.one('SELECT * FROM session WHERE hash = ?', hash)),
    sessions: async (player) => readAll(await db.all(OF_PLAYER, player)),
    touchSession: (id, seenAt, until) =>
      db.write(() => run('UPDATE session SET seen_at = ?, until = ? WHERE id = ?', seenAt, until, id)),
    rotateSession: (id, hash) => db.write(() => changed('UPDATE session SET hash = ? WHERE id = ?', hash, id)),
    removeSession: (player, id) =>
      db.write(function* () {
        return readSession(yield* one('DELETE FROM session WHERE id = ? AND player = ? RETURNING *', id, player));
      }),
    removeSessions: (player, except = '') =>
      db.write(function* () {
        return readAll(yield* all('DELETE FROM session WHERE player = ? AND id <> ? RETURNING *', player, except));
      }),
    endOldCookies: (player) => db.write(() => run('UPDATE player SET old_cookie = 0 WHERE id = ?', player)),
    removeLapsed: (now, limit) =>
      db.write(function* () {
        const links = yield* changes(lapsed('mail_link', 'hash'), now, limit, now);
        const sessions = readAll(yield* all(`${lapsed('session', 'id')} RETURNING *`, now, limit, now));
        for (const player of new Set(sessions.map((session) => session.player))) yield* forgetLostGuest(player);
        return links + sessions.length;
      }),
  };
}

function lapsed(table: string, key: string): string {
  const some = `SELECT ${key} FROM ${table} WHERE until < ? ORDER BY until LIMIT ?`;
  // The condition again: somebody may be using it at this moment.
  return `DELETE FROM ${table} WHERE ${key} IN (${some}) AND until < ?`;
}

function readSession(row: Cells | undefined): SessionRow | undefined {
  if (row === undefined) return undefined;
  return {
    id: String(row.id),
    hash: String(row.hash),
    player: String(row.player),
    label: String(row.label),
    exchanged: Number(row.exchanged) === 1,
    createdAt: Number(row.created_at),
    seenAt: Number(row.seen_at),
    until: Number(row.until),
  };
}
