import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { GroupCommit } from './groupCommit.ts';
import { MIGRATIONS } from './migrations.ts';
import { type Cells, readEntry, readPlayer, readTable, tableCells, tableChangeCells } from './rows.ts';
import type { Appended, EntryRow, Store, TableChange, TableFilter, TableRow } from './store.ts';

/**
 * The store in one SQLite file. Every write goes through one group commit, so that many moves share a flush and each is
 * on disk before its promise is fulfilled. `:memory:` makes one that is gone with the process.
 */
export function openSqliteStore(file: string): Store {
  const database = new DatabaseSync(file);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000;');
  migrate(database);
  return makeStore(database);
}

function migrate(database: DatabaseSync): void {
  const row = database.prepare('PRAGMA user_version').get() as { user_version: number };
  for (let version = row.user_version; version < MIGRATIONS.length; version++) {
    database.exec(`BEGIN IMMEDIATE; ${MIGRATIONS[version]}; PRAGMA user_version = ${version + 1}; COMMIT;`);
  }
}

function makeStore(database: DatabaseSync): Store {
  const commits = new GroupCommit(database);
  const statements = new Map<string, StatementSync>();
  const sql = (text: string): StatementSync => {
    const known = statements.get(text) ?? database.prepare(text);
    statements.set(text, known);
    return known;
  };
  const one = (text: string, ...values: SQLInputValue[]): Cells | undefined => sql(text).get(...values);
  const all = (text: string, ...values: SQLInputValue[]): Cells[] => sql(text).all(...values);
  const run = (text: string, ...values: SQLInputValue[]): void => void sql(text).run(...values);

  const setSeats = (id: string, table: Pick<TableRow, 'seats'> & { readonly host?: string }): void => {
    run('DELETE FROM seat WHERE game_table = ?', id);
    const people = table.seats.flatMap((seat) => (seat.kind === 'person' ? [seat.player] : []));
    for (const player of new Set([...people, ...(table.host === undefined ? [] : [table.host])])) {
      run('INSERT INTO seat (game_table, player) VALUES (?, ?)', id, player);
    }
  };
  const change = (id: string, fields: TableChange): void => {
    const cells = tableChangeCells(fields);
    const names = Object.keys(cells);
    if (names.length === 0) return;
    run(
      `UPDATE game_table SET ${names.map((name) => `${name} = ?`).join(', ')} WHERE id = ?`,
      ...Object.values(cells),
      id,
    );
    if (fields.seats !== undefined) {
      const row = one('SELECT host FROM game_table WHERE id = ?', id);
      setSeats(id, { seats: fields.seats, host: String(row?.host) });
    }
  };
  const append = (table: string, row: EntryRow, fields: TableChange): Appended => {
    const same = one('SELECT seq FROM entry WHERE game_table = ? AND id = ?', table, row.id);
    if (same !== undefined) return { kind: 'duplicate', seq: Number(same.seq) };
    const last = one('SELECT max(seq) AS seq FROM entry WHERE game_table = ?', table);
    if (Number(last?.seq ?? 0) !== row.seq - 1) return { kind: 'conflict' };
    run(
      'INSERT INTO entry (game_table, seq, id, entry, at) VALUES (?, ?, ?, ?, ?)',
      table,
      row.seq,
      row.id,
      JSON.stringify(row.entry),
      row.at,
    );
    change(table, fields);
    return { kind: 'appended' };
  };

  return {
    addPlayer: (player) =>
      commits.write(() =>
        run('INSERT INTO player (id, name, created_at) VALUES (?, ?, ?)', player.id, player.name, player.createdAt),
      ),
    player: async (id) => readPlayer(one('SELECT * FROM player WHERE id = ?', id)),
    renamePlayer: (id, name) => commits.write(() => run('UPDATE player SET name = ? WHERE id = ?', name, id)),
    forgetPlayer: (id) =>
      commits.write(() => {
        run('DELETE FROM player WHERE id = ?', id);
        run('DELETE FROM link WHERE player = ?', id);
        run('DELETE FROM chat WHERE player = ?', id);
      }),

    addLink: (code, player, until) =>
      commits.write(() => {
        run('DELETE FROM link WHERE player = ?', player);
        run('INSERT INTO link (code, player, until) VALUES (?, ?, ?)', code, player, until);
      }),
    takeLink: (code, now) =>
      commits.write(() => {
        const row = one('SELECT player, until FROM link WHERE code = ?', code);
        run('DELETE FROM link WHERE code = ?', code);
        return row !== undefined && Number(row.until) >= now ? String(row.player) : undefined;
      }),

    addTable: (table) =>
      commits.write(() => {
        const cells = tableCells(table);
        const names = Object.keys(cells);
        run(
          `INSERT INTO game_table (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
          ...Object.values(cells),
        );
        setSeats(table.id, table);
      }),
    table: async (id) => readTable(one('SELECT * FROM game_table WHERE id = ?', id)),
    tableByCode: async (code) => readTable(one('SELECT * FROM game_table WHERE code = ?', code)),
    tables: async (filter) => all(...tablesQuery(filter)).flatMap((row) => readTable(row) ?? []),
    changeTable: (id, fields) => commits.write(() => change(id, fields)),
    countTables: async (host, status) =>
      Number(one('SELECT count(*) AS n FROM game_table WHERE host = ? AND status = ?', host, status)?.n ?? 0),

    append: (table, row, fields) => commits.write(() => append(table, row, fields)),
    entries: async (table) => all('SELECT * FROM entry WHERE game_table = ? ORDER BY seq', table).map(readEntry),

    addChat: (table, line) =>
      commits.write(() => {
        const last = one('SELECT max(line) AS line FROM chat WHERE game_table = ?', table);
        const id = Number(last?.line ?? 0) + 1;
        run(
          'INSERT INTO chat (game_table, line, player, text, at) VALUES (?, ?, ?, ?, ?)',
          table,
          id,
          line.player,
          line.text,
          line.at,
        );
        return id;
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

    async close() {
      await commits.flush();
      database.close();
    },
  };
}

function tablesQuery(filter: TableFilter): [string, ...SQLInputValue[]] {
  const conditions: string[] = [];
  const values: SQLInputValue[] = [];
  const where = (condition: string, value: SQLInputValue | undefined): void => {
    if (value === undefined) return;
    conditions.push(condition);
    values.push(value);
  };
  where('status = ?', filter.status);
  where('visibility = ?', filter.visibility);
  where('id IN (SELECT game_table FROM seat WHERE player = ?)', filter.player);
  const clause = conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`;
  return [`SELECT * FROM game_table ${clause} ORDER BY moved_at DESC, id LIMIT ?`, ...values, filter.limit];
}
