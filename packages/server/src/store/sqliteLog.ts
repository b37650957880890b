import { readEntry } from './rows.ts';
import type { SqlClient } from './sqlClient.ts';
import { changeRow, insertEntry } from './sqliteWrites.ts';
import { type Appended, CHAT_KEPT, type EntryRow, type Store, type TableChange } from './store.ts';

type LogStore = Pick<Store, 'append' | 'entries' | 'addChat' | 'chat'>;

export function logStore(client: SqlClient): LogStore {
  const { one, all, run, write } = client;
  return {
    append: (table, row, fields) => write(() => append(client, { table, row, fields })),
    entries: async (table, after) =>
      all('SELECT * FROM entry WHERE game_table = ? AND seq > ? ORDER BY seq', table, after).map(readEntry),

    addChat: (table, { player, text, at }) =>
      write(() => {
        const last = one('SELECT max(line) AS line FROM chat WHERE game_table = ?', table);
        const line = Number(last?.line ?? 0) + 1;
        run(
          'INSERT INTO chat (game_table, line, player, text, at) VALUES (?, ?, ?, ?, ?)',
          ...[table, line, player, text, at],
        );
        run('DELETE FROM chat WHERE game_table = ? AND line <= ?', table, line - CHAT_KEPT);
        return line;
      }),
    chat: async (table, limit) =>
      all(
        `SELECT line, player, text, at, (SELECT name FROM player WHERE id = chat.player) AS name
         FROM chat WHERE game_table = ? ORDER BY line DESC LIMIT ?`,
        table,
        limit,
      )
        .reverse()
        .map((row) => ({
          id: Number(row.line),
          player: String(row.player),
          name: row.name === null ? undefined : String(row.name),
          text: String(row.text),
          at: Number(row.at),
        })),
  };
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
