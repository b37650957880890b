import { DEFAULT_ZONE, type LogEntry } from '@portolan/protocol';
import { parseJson, readPlayer, withoutName } from './rows.ts';
import { all, changed, hold, holdAll, one, run, type SqlClient, type Work } from './sql.ts';
import { forgetNotices } from './sqlNotices.ts';
import { forgetRecord } from './sqlRecords.ts';
import { forgetEntrant } from './sqlTournaments.ts';
import type { SeatRow, Store } from './store.ts';

type PlayerStore = Pick<
  Store,
  | 'addPlayer'
  | 'player'
  | 'renamePlayer'
  | 'setPlayerLocale'
  | 'forgetPlayer'
  | 'addBot'
  | 'bots'
  | 'botByToken'
  | 'addLink'
  | 'takeLink'
>;

/** The tables with rows that belong to a player alone. */
const OF_PLAYER = ['link', 'chat', 'session', 'passkey', 'recovery_code', 'address', 'mail_link'];

export function playerStore(db: SqlClient): PlayerStore {
  return {
    addPlayer: ({ id, name, createdAt }) =>
      db.write(() => run('INSERT INTO player (id, name, created_at) VALUES (?, ?, ?)', id, name, createdAt)),
    player: async (id) => readPlayer(await db.one('SELECT * FROM player WHERE id = ?', id)),
    renamePlayer: (id, name) => db.write(() => run('UPDATE player SET name = ? WHERE id = ?', name, id)),
    setPlayerLocale: (id, locale) => db.write(() => run('UPDATE player SET locale = ? WHERE id = ?', locale, id)),
    forgetPlayer: (id) => db.write(() => forget(id)),

    addBot: ({ id, name, owner, createdAt }, tokenHash) =>
      db.write(() => run(ADD_BOT, id, name, owner, tokenHash, createdAt)),
    bots: async (owner) =>
      (await db.all('SELECT * FROM player WHERE owner = ? ORDER BY created_at, id', owner)).flatMap(
        (row) => readPlayer(row) ?? [],
      ),
    botByToken: async (tokenHash) => readPlayer(await db.one('SELECT * FROM player WHERE token_hash = ?', tokenHash)),

    addLink: (code, player, until) =>
      db.write(function* () {
        yield* hold('SELECT id FROM player WHERE id = ?', player);
        yield* run('DELETE FROM link WHERE player = ?', player);
        const text = 'INSERT INTO link (code, player, until) VALUES (?, ?, ?) ON CONFLICT DO NOTHING';
        return yield* changed(text, code, player, until);
      }),
    takeLink: (code, now) =>
      db.write(function* () {
        const row = yield* one('DELETE FROM link WHERE code = ? RETURNING player, until', code);
        return row !== undefined && Number(row.until) >= now ? String(row.player) : undefined;
      }),
  };
}

function* forget(id: string): Work<void> {
  yield* run('DELETE FROM player WHERE id = ?', id);
  for (const theirs of OF_PLAYER) yield* run(`DELETE FROM ${theirs} WHERE player = ?`, id);
  yield* run('DELETE FROM shun WHERE player = ?', id);
  yield* run('DELETE FROM shun WHERE other = ?', id);
  yield* run('DELETE FROM removal WHERE player = ?', id);
  yield* run('DELETE FROM report WHERE reporter = ?', id);
  yield* run('DELETE FROM report WHERE player = ?', id);
  yield* run('DELETE FROM ban WHERE player = ?', id);
  yield* run('DELETE FROM invitation WHERE player = ?', id);
  yield* run('DELETE FROM invitation WHERE inviter = ?', id);
  yield* run('DELETE FROM offer WHERE player = ?', id);
  yield* forgetNotices(id);
  yield* forgetCalendars(id);
  yield* forgetRecord(id);
  yield* forgetEntrant(id);
  yield* forgetSharedDevices(id);
}

/** What somebody can still be reached by, or others have to do with: [table, column]. */
const TIES = [
  ['session', 'player'],
  ['passkey', 'player'],
  ['recovery_code', 'player'],
  ['address', 'player'],
  ['link', 'player'],
  ['player', 'owner'],
  ['seat', 'player'],
  ['game_table', 'host'],
  ['chat', 'player'],
  ['entrant', 'player'],
  ['tournament', 'host'],
  ['ban', 'player'],
  ['report', 'player'],
  ['report', 'reporter'],
] as const;

/** Deletes a guest whom nobody can sign in as any more and of whom only a name is left. */
export function* forgetLostGuest(id: string): Work<void> {
  const ties = TIES.map(
    ([table, column]) => `NOT EXISTS (SELECT 1 FROM ${table} AS tie WHERE tie.${column} = lost.id)`,
  );
  const query = `SELECT id FROM player AS lost WHERE id = ? AND owner IS NULL AND old_cookie = 0 AND ${ties.join(' AND ')}`;
  if ((yield* one(query, id)) !== undefined) yield* forget(id);
}

/** Where somebody lived and when they were away; the entries remain, because others are numbered after them. */
function* forgetCalendars(player: string): Work<void> {
  const query = `SELECT id, seats FROM seat CROSS JOIN game_table
    WHERE seat.player = ? AND game_table.id = seat.game_table AND terms LIKE '%"correspondence"%'`;
  for (const { id, seats } of yield* all(query, player)) {
    for (const [seat, row] of readSeats(seats).entries()) {
      if (row.kind !== 'person' || row.player !== player) continue;
      const blank = { kind: 'calendar', seat, zone: DEFAULT_ZONE, holidays: [], vacation: [] } satisfies LogEntry;
      const theirs = `{"kind":"calendar","seat":${seat},%`;
      const text = 'UPDATE entry SET entry = ? WHERE game_table = ? AND entry LIKE ?';
      yield* run(text, JSON.stringify(blank), String(id), theirs);
    }
  }
}

/** Shared devices, and the names given to players there. */
function* forgetSharedDevices(host: string): Work<void> {
  const theirs = "SELECT id, seats FROM game_table WHERE host = ? AND visibility = 'hotseat'";
  for (const { id, seats } of yield* holdAll(theirs, host)) {
    const named = readSeats(seats);
    const nameless = named.length === 0 ? String(seats) : JSON.stringify(named.map(withoutName));
    const text = 'UPDATE game_table SET seats = ?, device = NULL, rev = rev + 1 WHERE id = ?';
    yield* run(text, nameless, String(id));
  }
}

/** None if the row is damaged. */
function readSeats(cell: unknown): readonly SeatRow[] {
  const seats = parseJson(cell);
  return Array.isArray(seats) ? (seats as SeatRow[]) : [];
}

const ADD_BOT = 'INSERT INTO player (id, name, owner, token_hash, created_at) VALUES (?, ?, ?, ?, ?)';
