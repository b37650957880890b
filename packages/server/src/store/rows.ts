import type { LogEntry, Status, Visibility } from '@portolan/protocol';
import type { EntryRow, PlayerRow, SeatRow, TableChange, TableRow } from './store.ts';

/** A row as the database returns it. */
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
    components: row.components === null ? undefined : String(row.components),
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
    rev: Number(row.rev),
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
    components: table.components ?? null,
    visibility: table.visibility,
    seed: table.seed,
    rematch: table.rematch ?? null,
    created_at: table.createdAt,
    rev: table.rev,
    ...tableChangeCells({
      seats: table.seats,
      host: table.host,
      status: table.status,
      seq: table.seq,
      awaiting: table.awaiting,
      movedAt: table.movedAt,
      ...(table.outcome === undefined ? {} : { outcome: table.outcome }),
    }),
  };
}

/** The cells of the given fields only. */
export function tableChangeCells(change: TableChange): Readonly<Record<string, Cell>> {
  const cells: Record<string, Cell> = {};
  if (change.seats !== undefined) cells.seats = JSON.stringify(change.seats);
  if (change.host !== undefined) cells.host = change.host;
  if (change.status !== undefined) cells.status = change.status;
  if (change.seq !== undefined) cells.seq = change.seq;
  if (change.awaiting !== undefined) cells.awaiting = JSON.stringify(change.awaiting);
  if (change.outcome !== undefined) cells.outcome = JSON.stringify(change.outcome);
  if (change.movedAt !== undefined) cells.moved_at = change.movedAt;
  return cells;
}

/** The players of a table and its host. */
export function playersOf({ seats, host }: Pick<TableRow, 'seats' | 'host'>): ReadonlySet<string> {
  return new Set([host, ...seats.flatMap((seat) => (seat.kind === 'person' ? [seat.player] : []))]);
}

/** The seat without the name given to its player on a shared device. */
export function withoutName(seat: SeatRow): SeatRow {
  return seat.kind === 'person' ? { kind: 'person', player: seat.player, resigned: seat.resigned } : seat;
}

function parse(text: unknown): unknown {
  return typeof text === 'string' ? JSON.parse(text) : undefined;
}
