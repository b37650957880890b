import type { Pending } from '@portolan/match';
import {
  type BranchOrigin,
  type LogEntry,
  STATUSES,
  type Status,
  type TableTerms,
  VISIBILITIES,
  type Visibility,
} from '@portolan/protocol';
import type { EntryRow, PlayerRow, SeatRow, TableChange, TableRow } from './store.ts';

/** A row as the database returns it. */
export type Cells = Readonly<Record<string, unknown>>;
export type Cell = string | number | null;

export function readPlayer(row: Cells | undefined): PlayerRow | undefined {
  if (row === undefined) return undefined;
  const owner = row.owner === null ? {} : { owner: String(row.owner) };
  const locale = row.locale === null ? {} : { locale: String(row.locale) };
  const old = Number(row.old_cookie) === 1 ? { oldCookie: true as const } : {};
  return { id: String(row.id), name: String(row.name), createdAt: Number(row.created_at), ...locale, ...owner, ...old };
}

export function readTable(row: Cells | undefined): TableRow | undefined {
  if (row === undefined) return undefined;
  const damage = tableDamage(row);
  return {
    id: String(row.id),
    code: String(row.code),
    game: String(row.game),
    rulesVersion: Number(row.rules_version),
    options: parseJson(row.options),
    terms: (parseJson(row.terms) ?? {}) as TableTerms,
    components: row.components === null ? undefined : String(row.components),
    visibility: row.visibility as Visibility,
    status: row.status as Status,
    host: String(row.host),
    ...(row.device === null ? {} : { device: String(row.device) }),
    seats: (parseJson(row.seats) ?? []) as SeatRow[],
    seed: String(row.seed),
    seq: Number(row.seq),
    awaiting: (parseJson(row.awaiting) ?? []) as number[],
    outcome: parseJson(row.outcome) as TableRow['outcome'],
    rematch: row.rematch === null ? undefined : String(row.rematch),
    createdAt: Number(row.created_at),
    movedAt: Number(row.moved_at),
    startedAt: row.started_at === null ? undefined : Number(row.started_at),
    dueAt: row.due_at === null ? null : Number(row.due_at),
    pending: (damage === undefined ? parseJson(row.pending) : {}) as Pending,
    rev: Number(row.rev),
    ...(row.branched_from === null ? {} : { branchedFrom: parseJson(row.branched_from) as BranchOrigin }),
    ...(row.closed_why === null ? {} : { closedWhy: String(row.closed_why) }),
    ...(damage === undefined ? {} : { damage }),
  };
}

/** What makes a row unusable, whatever its game. Damage must be contained to its table, so reading never throws. */
function tableDamage(row: Cells): string | undefined {
  const { status, visibility } = row;
  const broken = ['options', 'terms', 'seats', 'awaiting', 'outcome', 'pending', 'branched_from'].find(
    (name) => row[name] !== null && parseJson(row[name]) === undefined,
  );
  if (broken !== undefined) return `${broken} is not JSON`;
  if (!STATUSES.some((one) => one === status)) return `status is '${status}'`;
  if (!VISIBILITIES.some((one) => one === visibility)) return `visibility is '${visibility}'`;
  const seats = parseJson(row.seats);
  if (!isList(seats, (seat) => isRecord(seat) && typeof seat.kind === 'string')) return 'seats is not a list of seats';
  if (!isList(parseJson(row.awaiting), Number.isInteger)) return 'awaiting is not a list of seats';
  const branchedFrom = parseJson(row.branched_from);
  if (branchedFrom !== undefined && !isBranchOrigin(branchedFrom)) return 'branched_from is not the moment of a match';
  const pending = parseJson(row.pending);
  if (!isRecord(pending) || !Object.values(pending).every(Array.isArray)) return 'pending is not made of lists';
  return undefined;
}

/** No game has a move without text, so replaying it fails at this entry. */
const UNREADABLE: LogEntry = { kind: 'move', seat: 0, text: '' };
/** Whether entries of a kind have a seat. */
const KINDS: Readonly<Record<LogEntry['kind'], boolean>> = {
  move: true,
  end: true,
  undo: true,
  resign: true,
  standIn: true,
  return: true,
  vote: true,
  askBack: true,
  answerBack: true,
  withdrawBack: true,
  takeBack: true,
  calendar: true,
  paused: false,
  resumed: false,
};

function isEntry(value: unknown): value is LogEntry {
  if (!isRecord(value) || !Object.hasOwn(KINDS, String(value.kind))) return false;
  return Number.isInteger(value.seat) || !KINDS[value.kind as LogEntry['kind']];
}

export function readEntry(row: Cells): EntryRow {
  const read = parseJson(row.entry);
  const entry = isEntry(read) ? read : UNREADABLE;
  return { seq: Number(row.seq), id: String(row.id), entry, at: Number(row.at) };
}

export function tableCells(table: TableRow): Readonly<Record<string, Cell>> {
  return {
    id: table.id,
    code: table.code,
    game: table.game,
    rules_version: table.rulesVersion,
    options: JSON.stringify(table.options),
    terms: JSON.stringify(table.terms),
    components: table.components ?? null,
    visibility: table.visibility,
    device: table.device ?? null,
    seed: table.seed,
    rematch: table.rematch ?? null,
    branched_from: table.branchedFrom === undefined ? null : JSON.stringify(table.branchedFrom),
    created_at: table.createdAt,
    rev: table.rev,
    moved_minute: minuteOf(table.movedAt),
    ...tableChangeCells({
      seats: table.seats,
      host: table.host,
      status: table.status,
      seq: table.seq,
      awaiting: table.awaiting,
      movedAt: table.movedAt,
      ...(table.outcome === undefined ? {} : { outcome: table.outcome }),
      ...(table.startedAt === undefined ? {} : { startedAt: table.startedAt }),
      dueAt: table.dueAt,
      pending: table.pending,
      ...(table.closedWhy === undefined ? {} : { closedWhy: table.closedWhy }),
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
  if (change.startedAt !== undefined) cells.started_at = change.startedAt;
  if (change.dueAt !== undefined) cells.due_at = change.dueAt;
  if (change.pending !== undefined) cells.pending = JSON.stringify(change.pending);
  if (change.closedWhy !== undefined) cells.closed_why = change.closedWhy;
  return cells;
}

/** By which tables are found in the order of their activity. */
export function minuteOf(at: number): number {
  return Math.floor(at / 60_000);
}

/** The seat without the name given to its player on a shared device. */
export function withoutName(seat: SeatRow): SeatRow {
  if (seat.kind !== 'person') return seat;
  const { called: _, ...rest } = seat;
  return rest;
}

function isBranchOrigin(value: unknown): boolean {
  return (
    isRecord(value) &&
    typeof value.table === 'string' &&
    [value.seq, value.moves].every((count) => Number.isInteger(count))
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isList(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isItem);
}

/** Undefined if there is no text, or it is not JSON. */
export function parseJson(text: unknown): unknown {
  if (typeof text !== 'string') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
