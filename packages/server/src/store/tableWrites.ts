import { isOver, playersOf } from '@portolan/match';
import type { LogEntry } from '@portolan/protocol';
import { setListing } from './listing.ts';
import { enqueueNotices, overhear } from './outboxWrites.ts';
import { type Cell, minuteOf, readTable, tableCells, tableChangeCells } from './rows.ts';
import { changed, hold, one, run, share, type Work } from './sql.ts';
import type { EntryRow, TableChange, TableParts, TableRow } from './store.ts';

/** False if its id or code is taken. */
export function* insertTable(table: TableRow, { log = [], components }: TableParts = {}): Work<boolean> {
  // A player who continues another match, or imports one, knows what will be dealt.
  const isBrought = log.length > 0 || table.branchedFrom !== undefined;
  const cells = { ...tableCells(table), recorded: isBrought ? 1 : 0 };
  const names = Object.keys(cells);
  const marks = names.map(() => '?').join(', ');
  const added = yield* changed(
    `INSERT INTO game_table (${names.join(', ')}) VALUES (${marks}) ON CONFLICT DO NOTHING`,
    ...Object.values(cells),
  );
  if (!added) return false;
  yield* setPlayers(table);
  yield* setListing(table, true);
  for (const row of log) yield* insertEntry(table.id, row);
  if (table.components !== undefined && components !== undefined) {
    // Their last table may be leaving.
    yield* share('component_set', 'SELECT id FROM component_set WHERE id = ?', table.components);
    yield* run(
      'INSERT INTO component_set (id, data) VALUES (?, ?) ON CONFLICT DO NOTHING',
      table.components,
      JSON.stringify(components),
    );
  }
  const overheard = yield* overhear(table.id);
  if (overheard !== undefined)
    yield* enqueueNotices({ ...overheard, before: undefined }, { table: table.id, entry: undefined });
  return true;
}

/** Call when the row of a table has been deleted: deletes what belongs to it. */
export function* deleteParts({ id, components }: Pick<TableRow, 'id' | 'components'>): Work<void> {
  for (const part of ['seat', 'entry', 'chat', 'removal', 'listing', 'invitation', 'notice_timing', 'outbox', 'lease'])
    yield* run(`DELETE FROM ${part} WHERE game_table = ?`, id);
  yield* run('UPDATE game_table SET rematch = NULL, rev = rev + 1 WHERE rematch = ?', id);
  if (components === undefined) return;
  yield* hold('SELECT id FROM component_set WHERE id = ?', components);
  const used = 'SELECT 1 FROM game_table WHERE components = component_set.id';
  yield* run(`DELETE FROM component_set WHERE id = ? AND NOT EXISTS (${used})`, components);
}

/** False if its number or id is taken. */
export function* insertEntry(table: string, { seq, id, entry, at }: EntryRow): Work<boolean> {
  const text = 'INSERT INTO entry (game_table, seq, id, entry, at) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING';
  return yield* changed(text, table, seq, id, JSON.stringify(entry), at);
}

export interface RowChange {
  readonly id: string;
  /** The revision the row must have. */
  readonly rev?: number;
  /** The number of entries its log must have. */
  readonly seq?: number;
  /** It must not have been closed. */
  readonly open?: true;
  readonly fields: TableChange;
  /** The entry that makes the change. */
  readonly entry?: LogEntry;
}

/** True if the row was as expected and has been changed. */
export function* changeRow(change: RowChange): Work<boolean> {
  const { id, entry } = change;
  const overheard = yield* overhear(id);
  if (!(yield* writeRow(change))) return false;
  if (overheard !== undefined) yield* enqueueNotices(overheard, { table: id, entry });
  return true;
}

function* writeRow({ id, rev, seq, open, fields }: RowChange): Work<boolean> {
  const cells = tableChangeCells(fields);
  const sets = [...Object.keys(cells).map((name) => `${name} = ?`), 'rev = rev + 1'].join(', ');
  const [clause, values] = where([
    ['id = ?', id],
    ['rev = ?', rev],
    ['seq = ?', seq],
    ...(open === true ? [[`status <> 'closed'`] as const] : []),
  ]);
  if (!(yield* changed(`UPDATE game_table SET ${sets} ${clause}`, ...Object.values(cells), ...values))) return false;
  if (fields.movedAt !== undefined) {
    const minute = minuteOf(fields.movedAt);
    yield* run('UPDATE game_table SET moved_minute = ? WHERE id = ? AND moved_minute <> ?', minute, id, minute);
  }
  if (fields.seats === undefined && fields.host === undefined && fields.status === undefined) return true;
  const table = readTable(yield* one('SELECT * FROM game_table WHERE id = ?', id));
  if (table === undefined) return true;
  yield* setPlayers(table);
  yield* setListing(table, fields.movedAt !== undefined);
  return true;
}

function* setPlayers(table: TableRow): Work<void> {
  const endedAt = isOver(table.status) ? table.movedAt : null;
  yield* run('DELETE FROM seat WHERE game_table = ?', table.id);
  for (const player of playersOf(table))
    yield* run('INSERT INTO seat (game_table, player, ended_at) VALUES (?, ?, ?)', table.id, player, endedAt);
}

export type Condition = readonly [text: string, ...values: (Cell | undefined)[]];

/** Joins the conditions whose values are defined. */
export function where(conditions: readonly Condition[]): [string, Cell[]] {
  const known = conditions.filter(([, ...values]) => !values.includes(undefined));
  const text = known.map(([condition]) => condition).join(' AND ');
  return [text === '' ? '' : `WHERE ${text}`, known.flatMap(([, ...values]) => values as Cell[])];
}
