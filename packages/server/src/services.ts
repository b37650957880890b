import { fail, ok, type Result } from '@portolan/kernel';
import type { ChatLine, RefusalInfo, TableInfo } from '@portolan/protocol';
import type { BotPool } from './bots/botPool.ts';
import type { GameRegistry } from './gameRegistry.ts';
import type { Ids } from './ids.ts';
import { type Limits, makeRateLimit, type RateLimit } from './limits.ts';
import { type Lobby, makeLobby } from './lobby.ts';
import type { Log } from './log.ts';
import { type MatchRegistry, makeMatchRegistry, withResigned } from './match/matchRegistry.ts';
import { makePlayers, type Players, shownName } from './players.ts';
import type { Store, TableRow } from './store/store.ts';
import { makeSubscriptions, type Subscriptions, seatsOf } from './subscriptions.ts';
import { makeTableInfo } from './tableInfo.ts';
import { makeTableService, type TableService } from './tableService.ts';

/** Everything that the HTTP routes and the sockets need. */
export interface Services {
  readonly store: Store;
  readonly games: GameRegistry;
  readonly players: Players;
  readonly tableService: TableService;
  readonly matches: MatchRegistry;
  readonly subscriptions: Subscriptions;
  readonly lobby: Lobby;
  readonly limits: Limits;
  /** Tables that pages begin to watch: each time a match may have to be replayed. */
  readonly watches: RateLimit;
  readonly chats: RateLimit;
  readonly log: Log;
  readonly now: () => number;
  /** The current row of a table. */
  table(id: string): Promise<TableRow | undefined>;
  /** The same, unless it is being played on a shared device of somebody else. */
  tableFor(player: string | undefined, id: string): Promise<TableRow | undefined>;
  info(table: TableRow): Promise<TableInfo>;
  chat(table: string, limit: number): Promise<ChatLine[]>;
  /** Sends the table to all who watch it. */
  show(id: string): Promise<void>;
  /** Call when a table's row has changed other than by a move. */
  changed(table: TableRow): Promise<void>;
  /** Call when a game has just started. */
  started(table: TableRow): Promise<void>;
  leave(player: string, id: string): Promise<Result<TableRow, RefusalInfo>>;
  /** Resigns all the player's seats at a running table; bots take over. */
  resign(player: string, id: string): Promise<Result<TableRow, RefusalInfo>>;
  rename(player: string, name: string): ReturnType<Players['rename']>;
  /** Leaves every table, so that nobody waits for the player, then deletes them. */
  forget(player: string): Promise<void>;
  /** Runs work that no request waits for; failures are logged. */
  background(work: () => Promise<void>): void;
  close(): Promise<void>;
}

export interface ServiceOptions {
  readonly store: Store;
  readonly games: GameRegistry;
  readonly bots: BotPool;
  readonly limits: Limits;
  readonly ids: Ids;
  readonly log: Log;
  readonly now: () => number;
}

export function makeServices(options: ServiceOptions): Services {
  const { store, games, limits, log, now } = options;
  const subscriptions = makeSubscriptions(limits);
  const players = makePlayers(options);
  const tableService = makeTableService(options);
  const info = makeTableInfo({ games, players, isPresent: subscriptions.isPresent });
  const lobby = makeLobby({ store, info, intervalMs: limits.lobbyIntervalMs, background });
  const matches = makeMatchRegistry({
    ...options,
    mostKept: limits.keptMatches,
    onEntry(table, applied, position) {
      subscriptions.publish(table, [applied], position, false);
      lobby.tableChanged(table, false);
      if (table.status === 'finished' || applied.row.entry.kind === 'resign') background(() => show(table.id));
    },
  });
  let closing = false;

  function background(work: () => Promise<void>): void {
    work().catch((error) => {
      if (!closing) log.error({ error: String(error) }, 'background work failed');
    });
  }

  async function table(id: string): Promise<TableRow | undefined> {
    return matches.row(id) ?? store.table(id);
  }

  async function tableFor(player: string | undefined, id: string): Promise<TableRow | undefined> {
    const row = await table(id);
    const isElsewhere = row?.visibility === 'hotseat' && row.status !== 'finished' && row.host !== player;
    return isElsewhere ? undefined : row;
  }

  async function show(id: string): Promise<void> {
    const row = await table(id);
    if (row !== undefined) subscriptions.broadcast(id, { type: 'table', table: await info(row) });
  }

  async function changed(row: TableRow): Promise<void> {
    await matches.changed(row);
    lobby.tableChanged(row, true);
    await show(row.id);
  }

  async function started(row: TableRow): Promise<void> {
    await changed(row);
    const match = await matches.open(row);
    // Includes the entries so far: bots may already have moved.
    if (match.ok) subscriptions.publish(matches.row(row.id) ?? row, match.value.since(0), match.value.position(), true);
  }

  async function leave(player: string, id: string): Promise<Result<TableRow, RefusalInfo>> {
    const left = await tableService.leave(player, id);
    if (!left.ok) return left;
    if (!left.value.gone) await changed(left.value.table);
    else {
      lobby.tableChanged(left.value.table, true);
      subscriptions.broadcast(id, { type: 'gone', table: id });
    }
    return ok(left.value.table);
  }

  async function resign(player: string, id: string): Promise<Result<TableRow, RefusalInfo>> {
    const row = await table(id);
    if (row === undefined) return fail({ code: 'unknownTable' });
    const seats = seatsOf(row, player);
    if (seats.length === 0) return fail({ code: 'notSeated' });
    const match = await matches.open(row);
    if (!match.ok) return match;
    for (const seat of seats) {
      const done = await match.value.resign({ id: `resign-${seat}`, seat }, () => ({
        seats: withResigned(matches.row(id) ?? row, seat),
      }));
      if (!done.ok) return done;
    }
    return ok(matches.row(id) ?? row);
  }

  return {
    store,
    games,
    players,
    tableService,
    matches,
    subscriptions,
    lobby,
    limits,
    watches: makeRateLimit(limits.watchBurst, limits.watchesPerSecond),
    chats: makeRateLimit(limits.chatBurst, limits.chatsPerSecond),
    log,
    now,
    table,
    tableFor,
    info,
    show,
    changed,
    started,
    leave,
    resign,
    background,
    async chat(id, limit) {
      const lines = await store.chat(id, limit);
      return lines.map((line) => ({ ...line, ...shownName(line.name) }));
    },
    async rename(player, name) {
      const renamed = await players.rename(player, name);
      if (renamed.ok) for (const id of subscriptions.watchedBy(player)) await show(id);
      return renamed;
    },
    async forget(player) {
      const tables = await store.tables({ player, statuses: ['gathering', 'running'], limit: Number.MAX_SAFE_INTEGER });
      for (const row of tables) await (row.status === 'gathering' ? leave : resign)(player, row.id);
      await players.forget(player);
      matches.forgetNames(player);
      subscriptions.disconnect(player);
    },
    async close() {
      closing = true;
      lobby.close();
      await matches.close();
    },
  };
}
