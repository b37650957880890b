import type { EntryRow, LogStore, TableChange, TableRow } from '@portolan/match';
import type { ChatLine, Status, Visibility } from '@portolan/protocol';
import type { AccountStore } from './accountStore.ts';
import type { CompanyStore } from './companyStore.ts';
import type { FindingStore } from './findingStore.ts';
import type { LeaseStore } from './leaseStore.ts';
import type { NoticeStore } from './noticeStore.ts';
import type { RecordStore } from './recordStore.ts';
import type { TournamentStore } from './tournamentStore.ts';

export type { Appended, EntryRow, SeatRow, TableChange, TableRow } from '@portolan/match';

/** A person, or a person's program. */
export interface PlayerRow {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  /** In which language to write to them; undefined if they never said. */
  readonly locale?: string;
  /** The player whose program this is. */
  readonly owner?: string;
  /** Cookies from before there were sessions are still exchanged for one. */
  readonly oldCookie?: true;
}

export interface TableFilter {
  readonly statuses?: readonly Status[];
  readonly visibility?: Visibility;
  /** Has a seat at it, or hosts it. */
  readonly player?: string;
  readonly limit: number;
}

export interface TableCount {
  readonly host?: string;
  /** Has a seat at it, or hosts it. */
  readonly player?: string;
  readonly statuses: readonly Status[];
}

/** What is stored together with a new table. */
export interface TableParts {
  /** The entries of an imported match, or those that a branch begins with: it is in nobody's record. */
  readonly log?: readonly EntryRow[];
  /** The data behind the id in the row. */
  readonly components?: unknown;
}

export interface SilentFilter {
  readonly status: Status;
  /** Without a move or a change since this time. */
  readonly before: number;
  /** Only tables at which nobody sits. */
  readonly empty?: boolean;
  readonly limit: number;
}

/**
 * Everything that survives a restart. When a promise resolves, the data is on disk. Of two conflicting writes, even
 * from different processes, only one succeeds; the other returns false and changes nothing.
 */
export interface Store
  extends LogStore,
    AccountStore,
    CompanyStore,
    FindingStore,
    LeaseStore,
    NoticeStore,
    RecordStore,
    TournamentStore {
  addPlayer(player: PlayerRow): Promise<void>;
  player(id: string): Promise<PlayerRow | undefined>;
  renamePlayer(id: string, name: string): Promise<void>;
  setPlayerLocale(id: string, locale: string): Promise<void>;
  /**
   * Deletes the name, everything that signs the player in, chat lines, calendars, shared devices with the names given there, the
   * record, everything about notices, whom they keep clear of and who of them, and reports by and about them. The seats remain,
   * played by an unknown player; so do measures, which name ids only, and results, from which the ratings of others follow.
   */
  forgetPlayer(id: string): Promise<void>;

  /** Adds a program of a player's own. Only the hash of its token is stored. */
  addBot(bot: PlayerRow & { readonly owner: string }, tokenHash: string): Promise<void>;
  /** The programs of a player, oldest first. */
  bots(owner: string): Promise<PlayerRow[]>;
  botByToken(tokenHash: string): Promise<PlayerRow | undefined>;

  /** Adds a one-time code for another device, valid until `until`; it replaces the player's previous code. */
  addLink(code: string, player: string, until: number): Promise<boolean>;
  /** Consumes a code and returns its player, if it is valid at `now`. */
  takeLink(code: string, now: number): Promise<string | undefined>;

  /** A player's own components. They are stored once for all tables that use them, and removed with the last of these. */
  components(id: string): Promise<unknown>;

  /** Whether a game that is not over belongs to this shared device. */
  isDeviceUsed(device: string): Promise<boolean>;

  /** False if its id or code is taken. */
  addTable(table: TableRow, parts?: TableParts): Promise<boolean>;
  /** Adds the rematch of `of`; false if that table has changed since `rev`. */
  addRematch(of: string, rev: number, next: TableRow): Promise<boolean>;
  table(id: string): Promise<TableRow | undefined>;
  tableByCode(code: string): Promise<TableRow | undefined>;
  /** Latest activity first. */
  tables(filter: TableFilter): Promise<TableRow[]>;
  /** The ids of all running tables with a bot, or a stand-in for a player. */
  botTables(): Promise<string[]>;
  countTables(filter: TableCount): Promise<number>;
  /** False if the table has changed since `rev`. */
  changeTable(id: string, rev: number, change: TableChange): Promise<boolean>;
  /** Removes a table without entries; false if it has changed since `rev`. */
  removeTable(id: string, rev: number): Promise<boolean>;
  /** Removes tables with everything that belongs to them, at most `limit` at once; returns their last rows. */
  removeSilent(filter: SilentFilter): Promise<TableRow[]>;

  /**
   * Returns the number of the line. The latest `CHAT_KEPT` lines of each player at the table are kept, and as many of all
   * spectators together, so that nobody can push out what others said.
   */
  addChat(table: string, line: Omit<ChatLine, 'id' | 'name'>): Promise<number>;
  /**
   * The latest `limit` lines of each player at the table, and of all spectators together, in chronological order; hidden
   * ones without text.
   */
  chat(table: string, limit: number): Promise<StoredLine[]>;

  /** The time of the store, which is the same for all its servers. */
  time(): Promise<number>;

  /** Tables whose first clock is at zero by `now`, the longest overdue first; those that come after one of them, if given. */
  dueTables(now: number, limit: number, after?: DueTable): Promise<DueTable[]>;
  /** When the next clock of all tables will be at zero. */
  nextDue(): Promise<number | undefined>;
  /** Notes that a server is running. */
  beat(at: number): Promise<void>;
  /** The same, when it has just begun to run: the time since the last beat becomes an outage, if it is above `least`. */
  wakeUp(at: number, least?: number): Promise<void>;
  /** The outages that ended after `after`, in their order. */
  outages(after: number): Promise<Outage[]>;

  /** Resolves when a small change is on disk; rejects if nothing can be written. */
  checkWritable(): Promise<void>;

  /** Writes a consistent copy of everything acknowledged so far to a new file, while the store is in use. */
  backup(file: string): Promise<void>;

  /** Waits for pending writes; the store cannot be used afterwards. */
  close(): Promise<void>;
}

/** A table, and when its first clock is at zero. */
export interface DueTable {
  readonly id: string;
  readonly dueAt: number;
}

/** A time in which no server was running. */
export interface Outage {
  readonly since: number;
  readonly until: number;
}

/** A chat line; without a name if its author was deleted. */
export type StoredLine = Omit<ChatLine, 'name'> & { readonly name: string | undefined };

/** Chat lines kept of one player. */
export const CHAT_KEPT = 200;
