import type { SQLInputValue } from 'node:sqlite';
import { type Cell, playersOf, readTable, tableCells, tableChangeCells } from './rows.ts';
import type { SqlClient } from './sqlClient.ts';
import type { EntryRow, TableChange, TableRow } from './store.ts';

/** False if its id or code is taken. */
export function insertTable(client: SqlClient, table: TableRow, log: readonly EntryRow[]): boolean {
  const cells = tableCells(table);
  const names = Object.keys(cells);
  const marks = names.map(() => '?').join(', ');
  const added = client.run(
    `INSERT INTO game_table (${names.join(', ')}) VALUES (${marks}) ON CONFLICT DO NOTHING`,
    ...Object.values(cells),
  );
  if (added === 0) return false;
  setPlayers(client, table);
  for (const row of log) insertEntry(client, table.id, row);
  return true;
}

/** False if its number or id is taken. */
export function insertEntry({ run }: SqlClient, table: string, { seq, id, entry, at }: EntryRow): boolean {
  const text = 'INSERT INTO entry (game_table, seq, id, entry, at) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING';
  return run(text, table, seq, id, JSON.stringify(entry), at) === 1;
}

export interface RowChange {
  readonly id: string;
  /** The revision the row must have. */
  readonly rev?: number;
  /** The number of entries its log must have. */
  readonly seq?: number;
  readonly fields: TableChange;
}

/** True if the row was as expected and has been changed. */
export function changeRow(client: SqlClient, { id, rev, seq, fields }: RowChange): boolean {
  const cells = tableChangeCells(fields);
  const sets = [...Object.keys(cells).map((name) => `${name} = ?`), 'rev = rev + 1'].join(', ');
  const [clause, values] = where([
    ['id = ?', id],
    ['rev = ?', rev],
    ['seq = ?', seq],
  ]);
  const changed = client.run(`UPDATE game_table SET ${sets} ${clause}`, ...Object.values(cells), ...values);
  if (changed === 0) return false;
  if (fields.seats === undefined && fields.host === undefined && fields.status === undefined) return true;
  const table = readTable(client.one('SELECT * FROM game_table WHERE id = ?', id));
  if (table !== undefined) setPlayers(client, table);
  return true;
}

function setPlayers({ run }: SqlClient, table: TableRow): void {
  const endedAt = table.status === 'finished' ? table.movedAt : null;
  run('DELETE FROM seat WHERE game_table = ?', table.id);
  for (const player of playersOf(table))
    run('INSERT INTO seat (game_table, player, ended_at) VALUES (?, ?, ?)', table.id, player, endedAt);
}

export type Condition = readonly [text: string, ...values: (Cell | undefined)[]];

/** Joins the conditions whose values are defined. */
export function where(conditions: readonly Condition[]): [string, SQLInputValue[]] {
  const known = conditions.filter(([, ...values]) => !values.includes(undefined));
  const text = known.map(([condition]) => condition).join(' AND ');
  return [text === '' ? '' : `WHERE ${text}`, known.flatMap(([, ...values]) => values as Cell[])];
}
