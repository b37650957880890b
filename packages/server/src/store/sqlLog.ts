import { type Cells, readEntry } from './rows.ts';
import { hold, one, run, type SqlClient, type Work } from './sql.ts';
import { type Appended, CHAT_KEPT, type EntryRow, type Store, type StoredLine, type TableChange } from './store.ts';
import { changeRow, insertEntry } from './tableWrites.ts';

type LogStore = Pick<Store, 'append' | 'entries' | 'addChat' | 'chat'>;

export function logStore(db: SqlClient): LogStore {
  return {
    append: (table, row, fields) => db.write(() => append({ table, row, fields }), table),
    entries: async (table, after) =>
      (await db.all('SELECT * FROM entry WHERE game_table = ? AND seq > ? ORDER BY seq', table, after)).map(readEntry),

    addChat: (table, { player, spectator, text, at }) =>
      db.write(function* () {
        yield* hold('SELECT id FROM game_table WHERE id = ?', table);
        const last = yield* one('SELECT max(line) AS line FROM chat WHERE game_table = ?', table);
        const line = Number(last?.line ?? 0) + 1;
        yield* run(
          'INSERT INTO chat (game_table, line, player, spectator, text, at) VALUES (?, ?, ?, ?, ?, ?)',
          ...[table, line, player, spectator === true ? 1 : 0, text, at],
        );
        if (spectator === true) yield* dropOldest('game_table = ? AND spectator = 1', table);
        else yield* dropOldest('game_table = ? AND spectator = 0 AND player = ?', table, player);
        return line;
      }, table),
    chat: async (table, limit) =>
      (await Promise.all([db.all(OF_EACH_PLAYER, table, limit), db.all(OF_SPECTATORS, table, limit)]))
        .flat()
        .map(readChat)
        .map((line) => (line.hidden === true ? { ...line, text: '' } : line))
        .sort((one, other) => one.id - other.id),
  };
}

const COLUMNS = `line, player, spectator, hidden, text, at,
  (SELECT name FROM player WHERE id = chat.player) AS name`;
const OF_SPECTATORS = `SELECT ${COLUMNS} FROM chat WHERE game_table = ? AND spectator = 1 ORDER BY line DESC LIMIT ?`;
const OF_EACH_PLAYER = `SELECT ${COLUMNS} FROM (
    SELECT *, row_number() OVER (PARTITION BY player ORDER BY line DESC) AS nth FROM chat
    WHERE game_table = ? AND spectator = 0
  ) AS chat WHERE nth <= ?`;

export function readChat(row: Cells): StoredLine {
  return {
    id: Number(row.line),
    player: String(row.player),
    name: row.name === null ? undefined : String(row.name),
    ...(row.spectator === 1 ? { spectator: true } : {}),
    ...(row.hidden === 1 ? { hidden: true } : {}),
    text: String(row.text),
    at: Number(row.at),
  };
}

/** Each player at the table, and all spectators together, replace only their own oldest lines. */
function* dropOldest(which: string, ...values: string[]): Work<void> {
  const last = `SELECT line FROM chat WHERE ${which} ORDER BY line DESC LIMIT 1 OFFSET ?`;
  yield* run(`DELETE FROM chat WHERE ${which} AND line <= (${last})`, ...values, ...values, CHAT_KEPT);
}

export interface Append {
  readonly table: string;
  readonly row: EntryRow;
  readonly fields: TableChange;
}

/** The keys decide: a known id is a retry; a number that is taken or not yet due is a conflict. */
export function* append({ table, row, fields }: Append): Work<Appended> {
  if (!(yield* insertEntry(table, row))) {
    const same = yield* one('SELECT seq FROM entry WHERE game_table = ? AND id = ?', table, row.id);
    return same === undefined ? { kind: 'conflict' } : { kind: 'duplicate', seq: Number(same.seq) };
  }
  const { seq, entry } = row;
  const change = { id: table, seq: seq - 1, open: true, fields: { ...fields, seq }, entry } as const;
  if (yield* changeRow(change)) return { kind: 'appended' };
  yield* run('DELETE FROM entry WHERE game_table = ? AND seq = ?', table, row.seq);
  return { kind: 'conflict' };
}
