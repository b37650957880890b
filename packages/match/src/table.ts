import type { Outcome, Seat } from '@portolan/kernel';
import type { BranchOrigin, LogEntry, StandInInfo, Status, TableTerms, Visibility } from '@portolan/protocol';
import type { Pending } from './pending.ts';

/** Who plays a seat. */
export type SeatRow =
  | { readonly kind: 'open' }
  | {
      readonly kind: 'person';
      readonly player: string;
      readonly resigned: boolean;
      /** The name used on a shared device; otherwise the seat shows the player's name. */
      readonly called?: string;
      /** A bot plays for them until they return. */
      readonly standIn?: StandInInfo;
    }
  | { readonly kind: 'bot'; readonly bot: string };

/** A table and the state of its match. The entries are stored separately. */
export interface TableRow {
  readonly id: string;
  readonly code: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: unknown;
  /** What the players agreed on besides the rules. */
  readonly terms: TableTerms;
  /** The id of the table's own components; undefined for the shipped ones. */
  readonly components: string | undefined;
  readonly visibility: Visibility;
  readonly status: Status;
  readonly host: string;
  /** A hash of the shared device it is played on; older tables have none, and are played on any device of the host. */
  readonly device?: string;
  readonly seats: readonly SeatRow[];
  /** Secret until the game is over. */
  readonly seed: string;
  /** How many entries the log has. */
  readonly seq: number;
  readonly awaiting: readonly Seat[];
  readonly outcome: Outcome | undefined;
  readonly rematch: string | undefined;
  readonly createdAt: number;
  readonly movedAt: number;
  /** When the game began. */
  readonly startedAt: number | undefined;
  /** When the first clock of the table will be at zero, if nothing happens until then; null if none runs. */
  readonly dueAt: number | null;
  readonly pending: Pending;
  /** Incremented by every change; a writer states the revision it has seen. */
  readonly rev: number;
  /** For a match that continues from a moment of another one; it counts towards no record or rating. */
  readonly branchedFrom?: BranchOrigin;
  /** Why an administrator closed it. */
  readonly closedWhy?: string;
  /** What is wrong with the stored row; then its other fields cannot be relied on. */
  readonly damage?: string;
}

/** The fields of a table that can change. */
export interface TableChange {
  readonly seats?: readonly SeatRow[];
  readonly host?: string;
  readonly status?: Status;
  readonly seq?: number;
  readonly awaiting?: readonly Seat[];
  readonly outcome?: Outcome;
  readonly movedAt?: number;
  readonly startedAt?: number;
  readonly dueAt?: number | null;
  readonly pending?: Pending;
  readonly closedWhy?: string;
}

/** A log entry. Both `(table, seq)` and `(table, id)` are unique, so a retry is never played twice. */
export interface EntryRow {
  readonly seq: number;
  /** Chosen by the page that sent it, or by the server for bots. */
  readonly id: string;
  readonly entry: LogEntry;
  readonly at: number;
}

/** The result of a write: appended, already there under the same id, or the number taken by another entry. */
export type Appended =
  | { readonly kind: 'appended' }
  | { readonly kind: 'duplicate'; readonly seq: number }
  | { readonly kind: 'conflict' };

/** The log of matches, as far as a match needs it. */
export interface LogStore {
  /** Writes the entry and the change of its table atomically, if `row.seq` is the next number and nobody closed it. */
  append(table: string, row: EntryRow, change: TableChange): Promise<Appended>;
  /** The entries with a number above `after`. */
  entries(table: string, after: number): Promise<EntryRow[]>;
}

/** The players of a table and its host. */
export function playersOf({ seats, host }: Pick<TableRow, 'seats' | 'host'>): ReadonlySet<string> {
  return new Set([host, ...seats.flatMap((seat) => (seat.kind === 'person' ? [seat.player] : []))]);
}

/** Whether nobody plays on at the table. */
export function isOver(status: Status): boolean {
  return status === 'finished' || status === 'closed';
}
