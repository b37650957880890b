import type { Outcome, Seat } from '@portolan/kernel';
import type { ChatLine, LogEntry, Status, Visibility } from '@portolan/protocol';

/** A person, identified by a signed cookie. */
export interface PlayerRow {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
}

/** Who plays a seat. */
export type SeatRow =
  | { readonly kind: 'open' }
  | {
      readonly kind: 'person';
      readonly player: string;
      readonly resigned: boolean;
      /** The name used on a shared device; otherwise the seat shows the player's name. */
      readonly called?: string;
    }
  | { readonly kind: 'bot'; readonly bot: string };

/** A table and the state of its match. The entries are stored separately. */
export interface TableRow {
  readonly id: string;
  readonly code: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: unknown;
  /** The id of the table's own components; undefined for the shipped ones. */
  readonly components: string | undefined;
  readonly visibility: Visibility;
  readonly status: Status;
  readonly host: string;
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
  /** Incremented by every change; a writer states the revision it has seen. */
  readonly rev: number;
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

export interface TableFilter {
  readonly statuses?: readonly Status[];
  readonly visibility?: Visibility;
  /** Has a seat at it, or hosts it. */
  readonly player?: string;
  readonly limit: number;
}

/**
 * Everything that survives a restart. When a promise resolves, the data is on disk. Of two conflicting writes, even
 * from different processes, only one succeeds; the other returns false and changes nothing.
 */
export interface Store {
  addPlayer(player: PlayerRow): Promise<void>;
  player(id: string): Promise<PlayerRow | undefined>;
  renamePlayer(id: string, name: string): Promise<void>;
  /**
   * Deletes the name, device codes, chat lines and the names given on a shared device. The seats remain, played by an
   * unknown player.
   */
  forgetPlayer(id: string): Promise<void>;

  /** Adds a one-time code for another device, valid until `until`; it replaces the player's previous code. */
  addLink(code: string, player: string, until: number): Promise<boolean>;
  /** Consumes a code and returns its player, if it is valid at `now`. */
  takeLink(code: string, now: number): Promise<string | undefined>;

  /** Stores a player's own components, once for all tables that use them. */
  addComponents(id: string, data: unknown): Promise<void>;
  components(id: string): Promise<unknown>;

  /** False if its id or code is taken. `log`: the entries of an imported match. */
  addTable(table: TableRow, log?: readonly EntryRow[]): Promise<boolean>;
  /** Adds the rematch of `of`; false if that table has changed since `rev`. */
  addRematch(of: string, rev: number, next: TableRow): Promise<boolean>;
  table(id: string): Promise<TableRow | undefined>;
  tableByCode(code: string): Promise<TableRow | undefined>;
  /** Latest activity first. */
  tables(filter: TableFilter): Promise<TableRow[]>;
  countTables(filter: { readonly host?: string; readonly statuses: readonly Status[] }): Promise<number>;
  /** False if the table has changed since `rev`. */
  changeTable(id: string, rev: number, change: TableChange): Promise<boolean>;
  /** Removes a table without entries; false if it has changed since `rev`. */
  removeTable(id: string, rev: number): Promise<boolean>;

  /** Writes the entry and the change of its table atomically, if `row.seq` is the next number. */
  append(table: string, row: EntryRow, change: TableChange): Promise<Appended>;
  /** The entries with a number above `after`. */
  entries(table: string, after: number): Promise<EntryRow[]>;

  /**
   * Returns the number of the line. The latest `CHAT_KEPT` lines of each player at the table are kept, and as many of all
   * spectators together, so that nobody can push out what others said.
   */
  addChat(table: string, line: Omit<ChatLine, 'id' | 'name'>): Promise<number>;
  /** The latest `limit` lines of the players and of the spectators, in chronological order. */
  chat(table: string, limit: number): Promise<StoredLine[]>;

  /** Writes a consistent copy of everything acknowledged so far to a new file, while the store is in use. */
  backup(file: string): Promise<void>;

  /** Waits for pending writes; the store cannot be used afterwards. */
  close(): Promise<void>;
}

/** A chat line; without a name if its author was deleted. */
export type StoredLine = Omit<ChatLine, 'name'> & { readonly name: string | undefined };

/** Chat lines kept of one player. */
export const CHAT_KEPT = 200;
