import { mayRead, playersOf } from '@portolan/match';
import type { ChatLine, TableInfo } from '@portolan/protocol';
import type { LobbyChange, ServerNews } from './cluster/serverNews.ts';
import type { Company } from './company/company.ts';
import type { Lobby } from './lobby.ts';
import type { ClockScheduler } from './match/clockScheduler.ts';
import type { MatchRegistry } from './match/matchRegistry.ts';
import type { NetworkTables } from './networkTables.ts';
import type { OpenBots } from './openBots/openBots.ts';
import { shownName } from './players.ts';
import { type Asker, isElsewhere } from './sharedDevice.ts';
import type { Store, TableRow } from './store/store.ts';
import type { Subscriptions } from './subscriptions.ts';

/** What everybody else needs of the news about tables. */
export interface TableNews {
  /** The current row of a table. */
  table(id: string): Promise<TableRow | undefined>;
  /** The same, unless it is being played on another shared device. */
  tableFor(asker: Asker, id: string): Promise<TableRow | undefined>;
  info(table: TableRow): Promise<TableInfo>;
  chat(table: string, limit: number): Promise<ChatLine[]>;
  /** The latest lines that a viewer may read, and wants to. */
  chatFor(table: TableRow, player: string | undefined): Promise<ChatLine[]>;
  /** Sends a player what they may read, and want to, at the tables they watch. */
  showChat(player: string): Promise<void>;
  /** Sends a chat line to all at its table who may read it, and want to. */
  say(table: TableRow, line: ChatLine): Promise<void>;
  /** Sends the table to all who watch it. */
  show(id: string): Promise<void>;
  /** The same for pages of this server. */
  showHere(id: string): Promise<void>;
  /** The same if they may have missed anything: also what was said, that its match has started, or that it is gone. */
  refreshHere(id: string): Promise<void>;
  /** Call when a table's row has changed other than by a move. */
  changed(table: TableRow): Promise<void>;
  /** Call when a game has just started. */
  started(table: TableRow): Promise<void>;
  /** Call when an administrator has closed a table. */
  closed(table: TableRow): Promise<void>;
}

/** And what only concerns this server, also if another one has told it. */
export interface TableNewsHere extends TableNews {
  sayHere(table: TableRow, line: ChatLine): Promise<void>;
  showChatHere(player: string): Promise<void>;
  showStart(table: TableRow): Promise<void>;
  /** Call when a table has been removed. */
  removed(table: TableRow): Promise<void>;
  heardGone(id: string, change: LobbyChange): Promise<void>;
}

export interface TableNewsOptions {
  readonly store: Store;
  /** Other servers host the same tables. */
  readonly isShared: boolean;
  readonly matches: MatchRegistry;
  readonly subscriptions: Subscriptions;
  readonly company: Company;
  readonly lobby: Lobby;
  readonly clocks: ClockScheduler;
  readonly openBots: OpenBots;
  readonly networkTables: NetworkTables;
  readonly info: (table: TableRow) => Promise<TableInfo>;
  /** Tells the other servers. */
  readonly tell: (news: ServerNews) => void;
  /** Call when there may be a notice to send. */
  readonly pokeSender: () => void;
}

/** Of each player at the table, and of all spectators together. */
const CHAT_SHOWN = 50;

/** Keeps everybody who looks at a table up to date, on this server and on others. */
export function makeTableNews(options: TableNewsOptions): TableNewsHere {
  const { store, isShared, matches, subscriptions, company, lobby, clocks, openBots, networkTables, info, tell } =
    options;

  const lobbyChange = (row: TableRow): LobbyChange => ({
    players: [...playersOf(row)],
    listed: row.visibility === 'public',
  });

  /** Where several servers share the store, only it knows what has been acknowledged. */
  async function table(id: string): Promise<TableRow | undefined> {
    return (isShared ? undefined : matches.row(id)) ?? store.table(id);
  }

  async function tableFor(asker: Asker, id: string): Promise<TableRow | undefined> {
    const row = await table(id);
    return row === undefined || isElsewhere(row, asker) ? undefined : row;
  }

  async function showHere(id: string): Promise<void> {
    if (!subscriptions.isWatched(id)) return;
    const row = await table(id);
    if (row !== undefined) subscriptions.broadcast(id, { type: 'table', table: await info(row) });
  }

  async function refreshHere(id: string): Promise<void> {
    if (!subscriptions.isWatched(id)) return;
    const row = await table(id);
    if (row === undefined) return subscriptions.broadcast(id, { type: 'gone', table: id });
    const shown = await info(row);
    const lines = await chat(id, CHAT_SHOWN);
    const players = new Set(subscriptions.lookers(id).map(([player]) => player));
    for (const player of [undefined, ...players]) {
      const message = { type: 'table', table: shown, chat: await readableBy(row, player, lines) } as const;
      subscriptions.broadcast(id, message, (to) => to.player === player);
    }
    if (subscriptions.isWaiting(id)) await showStart(row);
  }

  async function show(id: string): Promise<void> {
    tell({ kind: 'show', table: id });
    await showHere(id);
  }

  async function say(row: TableRow, line: ChatLine): Promise<void> {
    tell({ kind: 'chat', table: row.id, line });
    await sayHere(row, line);
  }

  async function sayHere(row: TableRow, line: ChatLine): Promise<void> {
    const deaf = await company.deafTo(line.player);
    const hears = (to: string | undefined): boolean => mayRead(row, to, line) && (to === undefined || !deaf.has(to));
    subscriptions.broadcast(row.id, { type: 'chat', table: row.id, line }, (to) => hears(to.player));
  }

  async function changed(row: TableRow): Promise<void> {
    tell({ kind: 'changed', table: row.id, lobby: lobbyChange(row) });
    await changedHere(row);
  }

  async function changedHere(row: TableRow): Promise<void> {
    await matches.changed(row);
    if (row.status !== 'gathering') networkTables.remove(row.id);
    lobby.tableChanged(row, true);
    await showHere(row.id);
  }

  async function started(row: TableRow): Promise<void> {
    options.pokeSender();
    await changedHere(row);
    await showStart(row);
    tell({ kind: 'started', table: row.id, lobby: lobbyChange(row) });
  }

  async function showStart(row: TableRow): Promise<void> {
    const match = await matches.open(row);
    // Includes the entries so far: bots may already have moved.
    if (!match.ok) return;
    const current = matches.row(row.id) ?? row;
    subscriptions.publishStart(current, match.value.since(0), match.value.position());
    clocks.noteDue(current);
    await clocks.presence({ table: current, match: match.value });
    openBots.tell({ table: current, match: match.value });
  }

  /** Tells everyone that a table no longer exists. */
  async function removed(row: TableRow): Promise<void> {
    tell({ kind: 'gone', table: row.id, lobby: lobbyChange(row) });
    await heardGone(row.id, lobbyChange(row));
    subscriptions.broadcast(row.id, { type: 'gone', table: row.id });
  }

  async function closed(row: TableRow): Promise<void> {
    tell({ kind: 'closed', table: row.id, lobby: lobbyChange(row) });
    await heardGone(row.id, lobbyChange(row));
    await showHere(row.id);
  }

  async function heardGone(id: string, change: LobbyChange): Promise<void> {
    await matches.forget(id);
    networkTables.remove(id);
    lobby.heard(change);
    openBots.tellGone(id, change.players);
  }

  async function chat(id: string, limit: number): Promise<ChatLine[]> {
    const lines = await store.chat(id, limit);
    return lines.map((line) => ({ ...line, ...shownName(line.name) }));
  }

  async function chatFor(row: TableRow, player: string | undefined): Promise<ChatLine[]> {
    return readableBy(row, player, await chat(row.id, CHAT_SHOWN));
  }

  async function readableBy(
    row: TableRow,
    player: string | undefined,
    lines: readonly ChatLine[],
  ): Promise<ChatLine[]> {
    const unheard = await company.unheardBy(player);
    return lines.filter((line) => mayRead(row, player, line) && !unheard.has(line.player));
  }

  async function showChatHere(player: string): Promise<void> {
    for (const id of subscriptions.watchedBy(player)) {
      const row = await table(id);
      if (row === undefined) continue;
      const message = { type: 'table', table: await info(row), chat: await chatFor(row, player) } as const;
      subscriptions.broadcast(id, message, (to) => to.player === player);
    }
  }

  return {
    table,
    tableFor,
    info,
    chat,
    chatFor,
    async showChat(player) {
      tell({ kind: 'showChat', player });
      await showChatHere(player);
    },
    say,
    show,
    showHere,
    refreshHere,
    changed,
    started,
    closed,
    sayHere,
    showChatHere,
    showStart,
    removed,
    heardGone,
  };
}
