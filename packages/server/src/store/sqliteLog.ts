import { type Cells, readEntry } from './rows.ts';
import type { SqlClient } from './sqlClient.ts';
import { changeRow, insertEntry } from './sqliteWrites.ts';
import { type Appended, CHAT_KEPT, type EntryRow, type Store, type StoredLine, type TableChange } from './store.ts';

type LogStore = Pick<Store, 'append' | 'entries' | 'addChat' | 'chat'>;

export function logStore(client: SqlClient): LogStore {
  const { one, all, run, write } = client;
  return {
    append: (table, row, fields) => write(() => append(client, { table, row, fields })),
    entries: async (table, after) =>
      all('SELECT * FROM entry WHERE game_table = ? AND seq > ? ORDER BY seq', table, after).map(readEntry),

    addChat: (table, { player, spectator, text, at }) =>
      write(() => {
        const last = one('SELECT max(line) AS line FROM chat WHERE game_table = ?', table);
        const line = Number(last?.line ?? 0) + 1;
        run(
          'INSERT INTO chat (game_table, line, player, spectator, text, at) VALUES (?, ?, ?, ?, ?, ?)',
          ...[table, line, player, spectator === true ? 1 : 0, text, at],
        );
        if (spectator === true) dropOldest(client, 'game_table = ? AND spectator = 1', table);
        else dropOldest(client, 'game_table = ? AND spectator = 0 AND player = ?', table, player);
        return line;
      }),
    chat: async (table, limit) =>
      [0, 1]
        .flatMap((spectator) =>
          all(
            `SELECT line, player, spectator, text, at, (SELECT name FROM player WHERE id = chat.player) AS name
             FROM chat WHERE game_table = ? AND spectator = ? ORDER BY line DESC LIMIT ?`,
            ...[table, spectator, limit],
          ),
        )
        .map(readChat)
        .sort((one, other) => one.id - other.id),
  };
}

function readChat(row: Cells): StoredLine {
  return {
    id: Number(row.line),
    player: String(row.player),
    name: row.name === null ? undefined : String(row.name),
    ...(row.spectator === 1 ? { spectator: true } : {}),
    text: String(row.text),
    at: Number(row.at),
  };
}

/** Each player at the table, and all spectators together, replace only their own oldest lines. */
function dropOldest({ run }: SqlClient, which: string, ...values: string[]): void {
  const last = `SELECT line FROM chat WHERE ${which} ORDER BY line DESC LIMIT 1 OFFSET ?`;
  run(`DELETE FROM chat WHERE ${which} AND line <= (${last})`, ...values, ...values, CHAT_KEPT);
}

interface Append {
  readonly table: string;
  readonly row: EntryRow;
  readonly fields: TableChange;
}

/** The keys decide: a known id is a retry; a number that is taken or not yet due is a conflict. */
function append(client: SqlClient, { table, row, fields }: Append): Appended {
  if (!insertEntry(client, table, row)) {
    const same = client.one('SELECT seq FROM entry WHERE game_table = ? AND id = ?', table, row.id);
    return same === undefined ? { kind: 'conflict' } : { kind: 'duplicate', seq: Number(same.seq) };
  }
  const change = { id: table, seq: row.seq - 1, fields: { ...fields, seq: row.seq } };
  if (changeRow(client, change)) return { kind: 'appended' };
  client.run('DELETE FROM entry WHERE game_table = ? AND seq = ?', table, row.seq);
  return { kind: 'conflict' };
}
