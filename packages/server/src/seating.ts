import { fail, ok, type Result } from '@portolan/kernel';
import { playersOf } from '@portolan/match';
import type { RefusalInfo } from '@portolan/protocol';
import type { Sessions } from './account/sessions.ts';
import type { Bus } from './bus/bus.ts';
import type { ServerNews } from './cluster/serverNews.ts';
import type { Company } from './company/company.ts';
import type { Lobby } from './lobby.ts';
import type { MatchRegistry } from './match/matchRegistry.ts';
import { reseated } from './match/reseated.ts';
import type { OpenBots } from './openBots/openBots.ts';
import type { Players } from './players.ts';
import type { Store, TableRow } from './store/store.ts';
import { type Subscriptions, seatsOf } from './subscriptions.ts';
import type { TableNewsHere } from './tableNews.ts';
import type { TableService } from './tableService.ts';

/** Players who leave their places, or change them. */
export interface Seating {
  /** The host removes somebody from a table whose game has not begun. */
  removePlayer(host: string, id: string, player: string): Promise<Result<TableRow, RefusalInfo>>;
  leave(player: string, id: string): Promise<Result<TableRow, RefusalInfo>>;
  /** Resigns all the player's seats at a running table; bots take over. */
  resign(player: string, id: string): Promise<Result<TableRow, RefusalInfo>>;
  /** Gives a player's place at an unfinished table to another; false if that cannot be done. */
  reseat(id: string, from: string, to: string): Promise<boolean>;
  rename(player: string, name: string): ReturnType<Players['rename']>;
  /** Leaves every gathering table and resigns every match, so that nobody waits for the player. */
  vacate(player: string): Promise<void>;
  /** Leaves every table, so that nobody waits for the player, then deletes them and their programs. */
  forget(player: string): Promise<void>;
}

/** And what another server has told. */
export interface SeatingHere extends Seating {
  heardRemoval(id: string, player: string): void;
  /** Answers the requests of other servers; call where there are any. */
  listen(): void;
}

export interface SeatingOptions {
  readonly store: Store;
  readonly bus: Bus;
  readonly players: Players;
  readonly company: Company;
  readonly sessions: Sessions;
  readonly tableService: TableService;
  readonly matches: MatchRegistry;
  readonly subscriptions: Subscriptions;
  readonly lobby: Lobby;
  readonly openBots: OpenBots;
  readonly news: TableNewsHere;
  /** Tells the other servers. */
  readonly tell: (news: ServerNews) => void;
}

/** Requests to give the place of one player to another. */
const RESEATS = 'reseat';
/** A table that is played at full speed changes often. */
const MOST_TRIES = 100;

export function makeSeating(options: SeatingOptions): SeatingHere {
  const { store, bus, players, company, sessions, tableService, matches, subscriptions, lobby, openBots, tell } =
    options;
  const { table, changed, removed, show } = options.news;

  async function leave(player: string, id: string): Promise<Result<TableRow, RefusalInfo>> {
    const left = await tableService.leave(player, id);
    if (!left.ok) return left;
    if (!left.value.gone) await changed(left.value.table);
    else await removed(left.value.table);
    return ok(left.value.table);
  }

  async function removePlayer(host: string, id: string, player: string): Promise<Result<TableRow, RefusalInfo>> {
    const done = await tableService.removePlayer(host, id, player);
    if (!done.ok) return done;
    tell({ kind: 'removed', table: id, player });
    heardRemoval(id, player);
    await changed(done.value);
    return done;
  }

  function heardRemoval(id: string, player: string): void {
    subscriptions.broadcast(id, { type: 'removed', table: id }, (to) => to.player === player);
    openBots.tellGone(id, [player]);
  }

  async function vacate(player: string): Promise<void> {
    await store.removeOffers(player);
    lobby.offersChanged();
    const tables = await store.tables({ player, statuses: ['gathering', 'running'], limit: Number.MAX_SAFE_INTEGER });
    for (const row of tables) await (row.status === 'gathering' ? leave : resign)(player, row.id);
  }

  async function forget(player: string): Promise<void> {
    await vacate(player);
    await players.forget(player);
    company.forget(player);
    matches.forgetSharedDevices(player);
    sessions.forget(player);
    openBots.remove(player);
    tell({ kind: 'player', player });
    tell({ kind: 'program', bot: player, removed: true });
  }

  async function reseat(id: string, from: string, to: string): Promise<boolean> {
    const row = await table(id);
    const here = (): Promise<boolean> => reseatHere(id, from, to);
    // The owner of the match writes its seats too.
    return row?.status === 'running'
      ? matches.onOwner({ table: id, topic: RESEATS, message: { from, to }, here })
      : here();
  }

  async function reseatHere(id: string, from: string, to: string): Promise<boolean> {
    const before = await table(id);
    if (before === undefined || (await company.seatRefusal(before, to, false)) !== undefined) return false;
    // In memory first: later changes of the seats start from there.
    await matches.reseat(id, from, to);
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const row = await store.table(id);
      if (row === undefined || (row.status !== 'gathering' && row.status !== 'running')) return false;
      const change = reseated(row, from, to);
      if (!(await store.changeTable(id, row.rev, change))) continue;
      await matches.reseat(id, from, to);
      await changed({ ...row, ...change, rev: row.rev + 1 });
      return true;
    }
    return false;
  }

  async function resign(player: string, id: string): Promise<Result<TableRow, RefusalInfo>> {
    const row = await table(id);
    if (row === undefined) return fail({ code: 'unknownTable' });
    const seats = seatsOf(row, player);
    if (seats.length === 0) return fail({ code: 'notSeated' });
    const match = await matches.open(row);
    if (!match.ok) return match;
    for (const seat of seats) {
      const done = await match.value.ask({ id: `resign-${seat}`, seat }, { kind: 'resign' });
      if (!done.ok) return done;
    }
    return ok(matches.row(id) ?? row);
  }

  return {
    removePlayer,
    heardRemoval,
    leave,
    resign,
    reseat,
    async rename(player, name) {
      const renamed = await players.rename(player, name);
      tell({ kind: 'player', player });
      // The name is only read at tables where they have a seat.
      for (const id of renamed.ok ? subscriptions.watchedBy(player) : []) {
        const row = await table(id);
        if (row !== undefined && playersOf(row).has(player)) await show(id);
      }
      return renamed;
    },
    vacate,
    async forget(player) {
      for (const { id } of await store.bots(player)) await forget(id);
      await forget(player);
    },
    listen() {
      bus.answer(RESEATS, async (message) => {
        const {
          table: id,
          from,
          to,
        } = message as {
          readonly table: string;
          readonly from: string;
          readonly to: string;
        };
        return (await matches.own(id)) ? { kind: 'done', done: await reseatHere(id, from, to) } : { kind: 'notOwner' };
      });
    },
  };
}
