import { fail, ok, type Result } from '@portolan/kernel';
import type { ChatLine, RefusalInfo, TableInfo } from '@portolan/protocol';
import type { BotPool } from './bots/botPool.ts';
import type { Catalogue } from './catalogue.ts';
import { type House, makeHouse } from './house.ts';
import { type Hub, makeHub, seatsOf } from './hub.ts';
import type { Ids } from './ids.ts';
import type { Limits } from './limits.ts';
import { type Lobby, makeLobby } from './lobby.ts';
import type { Log } from './log.ts';
import { type MatchKeeper, makeKeeper, withResigned } from './match/keeper.ts';
import { makePeople, type People } from './people.ts';
import type { Store, TableRow } from './store/store.ts';
import { makeTableInfo } from './tableInfo.ts';

/** Everything the doors (HTTP and socket) need, wired together. */
export interface Services {
  readonly store: Store;
  readonly catalogue: Catalogue;
  readonly people: People;
  readonly house: House;
  readonly keeper: MatchKeeper;
  readonly hub: Hub;
  readonly lobby: Lobby;
  readonly limits: Limits;
  readonly log: Log;
  readonly now: () => number;
  /** The newest row of a table. */
  table(id: string): Promise<TableRow | undefined>;
  info(table: TableRow): Promise<TableInfo>;
  chat(table: string, limit: number): Promise<ChatLine[]>;
  /** Sends a table's row to everybody who watches it. */
  show(id: string): Promise<void>;
  /** To be called whenever a table's row changed by other means than a move. */
  changed(table: TableRow): Promise<void>;
  /** To be called when a game has just begun. */
  began(table: TableRow): Promise<void>;
  leave(player: string, id: string): Promise<Result<TableRow, RefusalInfo>>;
  /** Gives up every seat one has at a running table; bots play on. */
  resign(player: string, id: string): Promise<Result<TableRow, RefusalInfo>>;
  rename(player: string, name: string): ReturnType<People['rename']>;
  /** Leaves every table, so that nobody waits for him, and then he was never here. */
  forget(player: string): Promise<void>;
  /** Does something that nobody waits for; should it fail, the log says so. */
  background(work: () => Promise<void>): void;
  close(): Promise<void>;
}

export interface ServiceOptions {
  readonly store: Store;
  readonly catalogue: Catalogue;
  readonly bots: BotPool;
  readonly limits: Limits;
  readonly ids: Ids;
  readonly log: Log;
  readonly now: () => number;
}

/** What somebody is called whose chat line outlived him. */
const SOMEBODY = 'somebody';

export function makeServices(options: ServiceOptions): Services {
  const { store, catalogue, limits, log, now } = options;
  const hub = makeHub();
  const people = makePeople(options);
  const house = makeHouse(options);
  const info = makeTableInfo({ catalogue, people, isPresent: hub.isPresent });
  const lobby = makeLobby({ store, info, pauseMs: limits.lobbyPauseMs, background });
  const keeper = makeKeeper({
    ...options,
    mostKept: limits.keptMatches,
    happened(table, happened, course) {
      hub.tell(table, [happened], course, false);
      lobby.touched(table, false);
      if (table.status === 'finished' || happened.row.entry.kind === 'resign') background(() => show(table.id));
    },
  });
  let closing = false;

  function background(work: () => Promise<void>): void {
    work().catch((error) => {
      if (!closing) log.error({ error: String(error) }, 'something in the background failed');
    });
  }

  async function table(id: string): Promise<TableRow | undefined> {
    return keeper.row(id) ?? store.table(id);
  }

  async function show(id: string): Promise<void> {
    const row = await table(id);
    if (row !== undefined) hub.toTable(id, { type: 'table', table: await info(row) });
  }

  async function changed(row: TableRow): Promise<void> {
    await keeper.changed(row);
    lobby.touched(row, true);
    await show(row.id);
  }

  async function began(row: TableRow): Promise<void> {
    await changed(row);
    const match = await keeper.open(row);
    // With all that happened since: bots may have moved already.
    if (match.ok) hub.tell(keeper.row(row.id) ?? row, match.value.since(0), match.value.course(), true);
  }

  async function leave(player: string, id: string): Promise<Result<TableRow, RefusalInfo>> {
    const left = await house.leave(player, id);
    if (!left.ok) return left;
    if (!left.value.gone) await changed(left.value.table);
    else {
      lobby.touched(left.value.table, true);
      hub.toTable(id, { type: 'gone', table: id });
    }
    return ok(left.value.table);
  }

  async function resign(player: string, id: string): Promise<Result<TableRow, RefusalInfo>> {
    const row = await table(id);
    if (row === undefined) return fail({ code: 'unknownTable' });
    const seats = seatsOf(row, player);
    if (seats.length === 0) return fail({ code: 'notSeated' });
    const match = await keeper.open(row);
    if (!match.ok) return match;
    for (const seat of seats) {
      const done = await match.value.resign({ id: `resign-${seat}`, seat }, () => ({
        seats: withResigned(keeper.row(id) ?? row, seat),
      }));
      if (!done.ok) return done;
    }
    return ok(keeper.row(id) ?? row);
  }

  return {
    store,
    catalogue,
    people,
    house,
    keeper,
    hub,
    lobby,
    limits,
    log,
    now,
    table,
    info,
    show,
    changed,
    began,
    leave,
    resign,
    background,
    async chat(id, limit) {
      const lines = await store.chat(id, limit);
      return lines.map((line) => ({ ...line, name: line.name ?? SOMEBODY }));
    },
    async rename(player, name) {
      const renamed = await people.rename(player, name);
      if (renamed.ok) for (const id of hub.watchedBy(player)) await show(id);
      return renamed;
    },
    async forget(player) {
      const tables = await store.tables({ player, statuses: ['gathering', 'running'], limit: Number.MAX_SAFE_INTEGER });
      for (const row of tables) await (row.status === 'gathering' ? leave : resign)(player, row.id);
      await people.forget(player);
      hub.cut(player);
    },
    async close() {
      closing = true;
      lobby.close();
      await keeper.close();
    },
  };
}
