import type { LogEntry, Status, Visibility } from '@portolan/protocol';
import type { EntryRow, PlayerRow, SeatRow, TableChange, TableRow } from './store.ts';

/** A row as a database gives it. */
export type Cells = Readonly<Record<string, unknown>>;
export type Cell = string | number | null;

export function readPlayer(row: Cells | undefined): PlayerRow | undefined {
  if (row === undefined) return undefined;
  return { id: String(row.id), name: String(row.name), createdAt: Number(row.created_at) };
}

export function readTable(row: Cells | undefined): TableRow | undefined {
  if (row === undefined) return undefined;
  return {
    id: String(row.id),
    code: String(row.code),
    game: String(row.game),
    rulesVersion: Number(row.rules_version),
    options: parse(row.options),
    components: parse(row.components),
    visibility: row.visibility as Visibility,
    status: row.status as Status,
    host: String(row.host),
    seats: parse(row.seats) as SeatRow[],
    seed: String(row.seed),
    seq: Number(row.seq),
    awaiting: parse(row.awaiting) as number[],
    outcome: parse(row.outcome) as TableRow['outcome'],
    rematch: row.rematch === null ? undefined : String(row.rematch),
    createdAt: Number(row.created_at),
    movedAt: Number(row.moved_at),
  };
}

export function readEntry(row: Cells): EntryRow {
  return { seq: Number(row.seq), id: String(row.id), entry: parse(row.entry) as LogEntry, at: Number(row.at) };
}

export function tableCells(table: TableRow): Readonly<Record<string, Cell>> {
  return {
    id: table.id,
    code: table.code,
    game: table.game,
    rules_version: table.rulesVersion,
    options: JSON.stringify(table.options),
    components: table.components === undefined ? null : JSON.stringify(table.components),
    visibility: table.visibility,
    host: table.host,
    seed: table.seed,
    created_at: table.createdAt,
    ...tableChangeCells({
      seats: table.seats,
      status: table.status,
      seq: table.seq,
      awaiting: table.awaiting,
      outcome: table.outcome,
      rematch: table.rematch,
      movedAt: table.movedAt,
    }),
  };
}

/** Only the fields that are named; an outcome or rematch named as undefined is taken away. */
export function tableChangeCells(change: TableChange): Readonly<Record<string, Cell>> {
  const cells: Record<string, Cell> = {};
  if (change.seats !== undefined) cells.seats = JSON.stringify(change.seats);
  if (change.status !== undefined) cells.status = change.status;
  if (change.seq !== undefined) cells.seq = change.seq;
  if (change.awaiting !== undefined) cells.awaiting = JSON.stringify(change.awaiting);
  if ('outcome' in change) cells.outcome = change.outcome === undefined ? null : JSON.stringify(change.outcome);
  if ('rematch' in change) cells.rematch = change.rematch ?? null;
  if (change.movedAt !== undefined) cells.moved_at = change.movedAt;
  return cells;
}

function parse(text: unknown): unknown {
  return typeof text === 'string' ? JSON.parse(text) : undefined;
}
