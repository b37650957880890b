import type { Outcome, Seat } from '@portolan/kernel';
import type { ChatLine, LogEntry, Status, Visibility } from '@portolan/protocol';

/** A person, known by a signed cookie. Accounts will hang on the same id. */
export interface PlayerRow {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
}

/** Who plays a seat: nobody yet, a person, or a bot. */
export type SeatRow =
  | { readonly kind: 'open' }
  | {
      readonly kind: 'person';
      readonly player: string;
      readonly resigned: boolean;
      /** What the others at his device call him; without it he has the player's name. */
      readonly called?: string;
    }
  | { readonly kind: 'bot'; readonly bot: string };

/** A table and the match played at it. What is here changes seldom; the moves are apart. */
export interface TableRow {
  readonly id: string;
  readonly code: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: unknown;
  /** Under which id somebody's own components are kept; undefined for the ones we ship. */
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
  /** Raised by every change: who changes a row says which one he has seen. */
  readonly rev: number;
}

/** The fields of a table that may change after it was made. */
export interface TableChange {
  readonly seats?: readonly SeatRow[];
  readonly host?: string;
  readonly status?: Status;
  readonly seq?: number;
  readonly awaiting?: readonly Seat[];
  readonly outcome?: Outcome;
  readonly movedAt?: number;
}

/** An entry of a match's log. `(table, seq)` is its key, and so is `(table, id)`: a retry never plays twice. */
export interface EntryRow {
  readonly seq: number;
  /** The id given by the page that sent it, or by the server for its bots. */
  readonly id: string;
  readonly entry: LogEntry;
  readonly at: number;
}

/** What became of an entry: written, already there under the same id, or its place was taken by another. */
export type Appended =
  | { readonly kind: 'appended' }
  | { readonly kind: 'duplicate'; readonly seq: number }
  | { readonly kind: 'conflict' };

export interface TableFilter {
  readonly statuses?: readonly Status[];
  readonly visibility?: Visibility;
  /** Somebody who sits at it or made it. */
  readonly player?: string;
  readonly limit: number;
}

/**
 * All that outlives the process. A promise that is fulfilled means: on disk. Everything is keyed so that two writers
 * cannot both succeed, whichever process they run in: a write that came too late answers false and changes nothing.
 */
export interface Store {
  addPlayer(player: PlayerRow): Promise<void>;
  player(id: string): Promise<PlayerRow | undefined>;
  renamePlayer(id: string, name: string): Promise<void>;
  /**
   * The name goes, with links, chat lines and the names given at a shared device; the seats remain, as somebody who is
   * no longer known.
   */
  forgetPlayer(id: string): Promise<void>;

  /** A one-time code for a second device, valid until `until`; an earlier one of the same player is void. */
  addLink(code: string, player: string, until: number): Promise<boolean>;
  /** Whose code it is, if it is valid at `now`; it is spent by asking. */
  takeLink(code: string, now: number): Promise<string | undefined>;

  /** Somebody's own components, kept once however many tables use them. */
  addComponents(id: string, data: unknown): Promise<void>;
  components(id: string): Promise<unknown>;

  /** False when its id or code is taken. With a log: a match that was played elsewhere. */
  addTable(table: TableRow, log?: readonly EntryRow[]): Promise<boolean>;
  /** Adds the table at which those of `of` play again; false when that one has changed since `rev`. */
  addRematch(of: string, rev: number, next: TableRow): Promise<boolean>;
  table(id: string): Promise<TableRow | undefined>;
  tableByCode(code: string): Promise<TableRow | undefined>;
  /** Newest movement first. */
  tables(filter: TableFilter): Promise<TableRow[]>;
  countTables(filter: { readonly host?: string; readonly statuses: readonly Status[] }): Promise<number>;
  /** False when the table has changed since `rev`. */
  changeTable(id: string, rev: number, change: TableChange): Promise<boolean>;
  /** Takes away a table at which nothing was played; false when it has changed since `rev`. */
  removeTable(id: string, rev: number): Promise<boolean>;

  /** Writes the entry and the change of its table together, if `row.seq` is the next one. */
  append(table: string, row: EntryRow, change: TableChange): Promise<Appended>;
  /** The entries after the first `after`. */
  entries(table: string, after: number): Promise<EntryRow[]>;

  /** Answers with the number of the line. Only the last ones of a table are kept. */
  addChat(table: string, line: Omit<ChatLine, 'id' | 'name'>): Promise<number>;
  /** The newest `limit` lines, the oldest of them first. */
  chat(table: string, limit: number): Promise<(Omit<ChatLine, 'name'> & { readonly name: string | undefined })[]>;

  /** Waits for what is being written. Nothing can be read or written afterwards. */
  close(): Promise<void>;
}

/** Lines of chat that a table keeps. */
export const CHAT_KEPT = 500;
