import { fail, ok, type Result } from '@portolan/kernel';
import {
  type AppliedEntry,
  type LiveMatch,
  type MatchPosition,
  openLiveMatch,
  type PlayedMatch,
  replayLog,
  startOfTable,
} from '@portolan/match';
import { type BotTrouble, type RefusalInfo, refusal } from '@portolan/protocol';
import type { BotPool } from '../bots/botPool.ts';
import { type MatchClusterOptions, makeMatchCluster, type OwnerTask, type Tenure } from '../cluster/matchCluster.ts';
import type { GameRegistry } from '../gameRegistry.ts';
import { inSlices } from '../inSlices.ts';
import type { Log } from '../log.ts';
import { type Meter, makeMeter } from '../meter.ts';
import type { Retries } from '../retries.ts';
import { withoutName } from '../store/rows.ts';
import type { EntryRow, Store, TableRow } from '../store/store.ts';
import { type Kept, makeKeptMatches } from './keptMatches.ts';
import { openGame } from './openGame.ts';
import { type LiveTable, makeTableBots } from './tableBots.ts';

export type { LiveTable } from './tableBots.ts';

/** Tables of a dead server that are opened at a time. */
const TAKEN_AT_ONCE = 8;

/** The matches in memory, and their bots. */
export interface MatchRegistry {
  /** Refused if this server no longer has the game or components of the table. `meter`: measures what that takes. */
  open(table: TableRow, meter?: Meter): Promise<Result<LiveMatch, RefusalInfo>>;
  /** The same for a table whose match is in memory, without waiting. */
  live(id: string): LiveTable | undefined;
  /** How many matches are in memory. */
  size(): number;
  /** Those in memory that have a clock and are this server's, to be written to as long as they are. */
  withClocks(): readonly ClockTable[];
  /** The row of a table whose match is in memory. */
  row(id: string): TableRow | undefined;
  /** The same, if nobody else can have changed it. */
  ownRow(id: string): TableRow | undefined;
  /** Runs something on the server that owns a running table, which may be this one. `topic` is answered there. */
  onOwner<T>(task: Pick<OwnerTask<T>, 'table' | 'topic' | 'message' | 'here'>): Promise<T>;
  /** Call when another server has taken a table from this one. */
  lose(id: string): void;
  /** Whether this server plays the table's bots and clocks; it begins to, unless another server does. */
  own(id: string): Promise<boolean>;
  /** The latest decision that a bot of a match in memory could not make. */
  botTrouble(id: string): BotTrouble | undefined;
  /** Call when a table's row has changed other than by a move. */
  changed(table: TableRow): Promise<void>;
  /** Call before and after a player's place in a table's row is given to another. */
  reseat(id: string, from: string, to: string): Promise<void>;
  /** Call when a table has been removed. */
  forget(id: string): Promise<void>;
  /** Removes this player's shared devices, and the names given to players there. */
  forgetSharedDevices(player: string): void;
  /** Starts the bots of all running tables: after a restart it may be their turn. */
  resume(): Promise<void>;
  /** Call when another server has written an entry. */
  heard(id: string, entry: EntryRow, from: string): Promise<void>;
  /** Call when another server has changed a table other than by a move: its row is read again. */
  reread(id: string): Promise<void>;
  /** Call when other servers may have written something unnoticed. */
  catchUp(): Promise<void>;
  /** Takes over what other servers may have written to a match in memory, and lets its bots go on. */
  refresh(id: string): Promise<void>;
  /** Call now and then: looks which tables were taken from this server, and lets bots that could not write try again. */
  checkHeld(): Promise<void>;
  /** Call when another server has died: carries on with its tables. */
  takeOver(node: string): Promise<void>;
  /** Call when another server has made a move in place of a bot. */
  heardTrouble(id: string, trouble: BotTrouble): void;
  /** Stops the bots and waits for pending writes. */
  close(): Promise<void>;
}

export interface MatchRegistryOptions {
  readonly store: Store;
  readonly games: GameRegistry;
  readonly bots: BotPool;
  readonly now: () => number;
  readonly log: Log;
  /** For what fails although nobody waits for it, so that nobody would ask again. */
  readonly retries: Retries;
  /** Matches to keep in memory, so that their next move needs no loading. */
  readonly mostKept: number;
  /** Whether anybody watches a table, on whichever server. */
  readonly isWatched: (id: string) => boolean;
  /** Whether a page of this server does. */
  readonly isWatchedHere: (id: string) => boolean;
  readonly onEntry: (table: TableRow, applied: AppliedEntry, position: MatchPosition, source: EntrySource) => void;
  /** Called when a match with a clock has been loaded, or taken over from another server, before anybody plays on. */
  readonly onClock: (live: ClockTable) => Promise<void>;
  /** See `LiveMatchOptions`. */
  readonly ready: () => Promise<void> | undefined;
  /** Called when the server has moved in place of a bot. */
  readonly onBotTrouble: (table: string, trouble: BotTrouble) => void;
  /** The servers that host the same tables; undefined if this is the only one. */
  readonly cluster?: RegistryCluster | undefined;
}

interface RegistryCluster
  extends Pick<MatchClusterOptions, 'bus' | 'ownership' | 'patienceMs' | 'onSeized' | 'onTaken'> {
  /** Called with each table of a dead server: nobody may have told what it wrote last. */
  readonly onOrphan: (table: TableRow) => Promise<void>;
}

/**
 * How this server learnt of an entry: it wrote the entry; it owns the table and found the entry in the store, because it
 * never received the confirmation; or another server announced it.
 */
export type EntrySource = 'written' | 'found' | 'heard';

/** A table with a clock that this server looks after. */
export interface ClockTable extends LiveTable {
  /** Since when; undefined if there are no other servers. */
  readonly tenure?: Tenure | undefined;
}

interface KeptTable extends Kept {
  botTrouble?: BotTrouble;
}

/** What is done with each of several tables. */
interface Task {
  readonly what: string;
  readonly work: (id: string) => Promise<unknown>;
  readonly atOnce?: number;
}

type Loaded = Result<KeptTable, RefusalInfo>;

export function makeMatchRegistry(options: MatchRegistryOptions): MatchRegistry {
  const { store, games, now, log, retries } = options;
  const kept = makeKeptMatches<KeptTable>({
    ...options,
    most: options.mostKept,
    isWatched: options.isWatchedHere,
    isForgettable,
  });
  const loading = new Map<string, Promise<Loaded>>();
  const damaged = new Set<string>();
  let closing = false;
  const bots = makeTableBots({
    ...options,
    onTrouble: rememberTrouble,
    find: async (id) => kept.get(id)?.table ?? (await store.table(id)),
    openOwn,
  });
  const cluster =
    options.cluster === undefined
      ? undefined
      : makeMatchCluster({ ...options.cluster, store, now, find: findLocal, onClaimed, onOwned, onUnsure });
  const holds = (id: string): boolean => cluster === undefined || cluster.holds(id);

  async function findLocal(id: string): Promise<LiveMatch | undefined> {
    const known = kept.use(id);
    if (known !== undefined) return known.local;
    const table = await store.table(id);
    const one = table === undefined ? undefined : await keep(table);
    return one?.ok === true ? one.value.local : undefined;
  }

  async function onClaimed(match: LiveMatch, tenure: Tenure): Promise<void> {
    if (hasClock(match)) await options.onClock({ table: match.row(), match, tenure });
  }

  /** The previous owner may have given up on the table's bots. */
  function onOwned(id: string): void {
    const one = kept.get(id);
    if (one !== undefined) wakeBots(one);
  }

  /** It may be there, and perhaps nobody will ask for it again. */
  function onUnsure(id: string): void {
    retries.add(`refresh ${id}`, () => refresh(id));
  }

  /** With the match itself: handling a clock must not wait until the table is claimed. */
  function clockTable({ table, local }: Kept): ClockTable {
    const claimedAt = cluster?.heldSince(table.id);
    return { table, match: local, tenure: claimedAt === undefined ? undefined : { claimedAt } };
  }

  async function owns({ table, local }: Kept): Promise<boolean> {
    return cluster === undefined || cluster.own(table.id, local);
  }

  function wakeBots(one: LiveTable): void {
    if (holds(one.table.id)) bots.wake(one);
  }

  /** Reported once: otherwise every visit to the table would add to the log. */
  function reportDamage(id: string, error: unknown): Loaded {
    if (!damaged.has(id)) log.error({ table: id, error: String(error) }, 'a table is damaged');
    damaged.add(id);
    return fail(refusal('damaged'));
  }

  async function load(table: TableRow, meter = makeMeter()): Promise<Loaded> {
    if (table.damage !== undefined) return reportDamage(table.id, table.damage);
    const opened = await openGame(games, store, table, { meter });
    if (!opened.ok) return opened;
    // It may have been closed since its row was read.
    const latest = await store.table(table.id);
    const rows = await store.entries(table.id, 0);
    if (latest?.status === 'closed') return fail(refusal('tableClosed'));
    // Another server may be writing: what is not in the row yet is taken over afterwards.
    const known = cluster === undefined ? rows : rows.slice(0, latest?.seq);
    let one: KeptTable;
    try {
      if (rows.length < table.seq) throw new Error(`entry ${rows.length + 1} is missing`);
      const { game, components } = opened.value;
      const start = startOfTable(latest ?? table, game, components);
      one = openKept(latest ?? table, await inSlices(replayLog(start, known), { meter }));
    } catch (error) {
      return reportDamage(table.id, error);
    }
    if (known.length < rows.length) await one.local.catchUp();
    if (hasClock(one.local) && holds(table.id)) await options.onClock(clockTable(one));
    kept.add(table.id, one);
    return ok(one);
  }

  function openKept(table: TableRow, played: PlayedMatch): KeptTable {
    const onEntry = (applied: AppliedEntry, position: MatchPosition, written: boolean): void =>
      published(one, applied, { position, written });
    const local = openLiveMatch({
      table,
      played,
      store: cluster?.log ?? store,
      now,
      ready: options.ready,
      onEntry,
    });
    const one: KeptTable = {
      get table() {
        return local.row();
      },
      local,
      match: cluster?.share(table.id, local) ?? local,
    };
    return one;
  }

  /** The entry is on disk, so a failure to publish it must not look like a failed move. */
  function published(
    one: Kept,
    applied: AppliedEntry,
    { position, written }: { readonly position: MatchPosition; readonly written: boolean },
  ): void {
    try {
      // Its owner tells the others also while it is not sure that it still is: otherwise perhaps nobody would.
      const isOwn = cluster === undefined || cluster.heldSince(one.table.id) !== undefined;
      const source = written ? 'written' : isOwn ? 'found' : 'heard';
      options.onEntry(one.table, applied, position, source);
    } catch (error) {
      log.error({ table: one.table.id, error: String(error) }, 'an entry could not be published');
    }
    wakeBots(one);
    // Its lease has ended with it.
    if (one.table.status === 'finished') cluster?.lose(one.table.id);
  }

  function rememberTrouble(table: string, trouble: BotTrouble): void {
    const one = kept.get(table);
    if (one === undefined) return;
    one.botTrouble = trouble;
    options.onBotTrouble(table, trouble);
  }

  function isForgettable({ table, match }: Kept): boolean {
    // What another server writes reaches the pages of this one only through the match in memory.
    if (cluster !== undefined && table.status === 'running' && options.isWatchedHere(table.id)) return false;
    return match.isIdle() && !bots.isThinking(table.id);
  }

  /** The first caller pays. */
  async function keep(table: TableRow, meter?: Meter): Promise<Loaded> {
    const known = kept.use(table.id);
    if (known !== undefined) {
      if (!holds(table.id)) await bringUpToDate(known, table);
      // Another server may have taken the table from this one without being able to say so.
      else if (cluster !== undefined && table.seq > known.local.position().seq) await known.local.catchUp();
      return ok(known);
    }
    const begun = loading.get(table.id) ?? load(table, meter);
    loading.set(table.id, begun);
    try {
      return await begun;
    } finally {
      loading.delete(table.id);
    }
  }

  /** Entries come from the log; what else is in the row is changed by any server. */
  async function bringUpToDate({ local }: Kept, row: TableRow): Promise<void> {
    if (row.seq > local.position().seq) await local.catchUp();
    const { host, rematch, seats } = row;
    const isSame = row.seq === local.position().seq;
    local.setRow((before) => ({ ...before, host, rematch, ...(isSame ? { seats } : {}) }));
  }

  async function openToWake(table: TableRow): Promise<KeptTable | undefined> {
    const one = await keep(table);
    if (one.ok) return one.value;
    if (one.error.reason !== 'damaged') log.error({ table: table.id, ...one.error }, 'a table could not be opened');
    return undefined;
  }

  async function openOwn(table: TableRow): Promise<KeptTable | undefined> {
    const one = await openToWake(table);
    return one !== undefined && (await owns(one)) ? one : undefined;
  }

  async function wake(table: TableRow): Promise<void> {
    const one = await openOwn(table);
    if (one !== undefined) wakeBots(one);
  }

  async function resumeOne(id: string): Promise<void> {
    const table = await store.table(id);
    if (table === undefined) return;
    if (table.damage !== undefined) reportDamage(id, table.damage);
    else if (!bots.isAwaited(table) || (await cluster?.isElsewhere(id)) === true) return;
    else await bots.wakeUnloaded(table, () => wake(table));
  }

  /** What nobody waits for is left to the next caller. */
  async function takeOverOne(id: string): Promise<void> {
    const table = await store.table(id);
    // The dead server may not have announced what it wrote last.
    const known = kept.get(id);
    if (known !== undefined && table !== undefined && table.damage === undefined) await bringUpToDate(known, table);
    if (table !== undefined) await options.cluster?.onOrphan(table);
    const isAwaited = table?.status === 'running' && (bots.isAwaited(table) || table.dueAt !== null);
    if (!isAwaited || table.damage !== undefined || (await cluster?.isElsewhere(id)) === true) return;
    await wake(table);
  }

  /** A table that fails does not keep the others waiting, and is tried again later. */
  async function forEach(ids: readonly string[], { what, work, atOnce = 1 }: Task): Promise<void> {
    const waiting = [...ids];
    const next = async (): Promise<void> => {
      for (let id = waiting.shift(); id !== undefined && !closing; id = waiting.shift()) {
        const table = id;
        await retries.run(`${what} ${table}`, () => work(table));
      }
    };
    await Promise.all(Array.from({ length: atOnce }, next));
  }

  async function reread(id: string): Promise<void> {
    const one = kept.get(id);
    const row = one === undefined ? undefined : await store.table(id);
    if (one !== undefined && row !== undefined) await bringUpToDate(one, row);
  }

  /** What was not written because the store could not be reached, or another server seemed to own it, is tried again. */
  async function refresh(id: string): Promise<void> {
    const one = kept.get(id);
    if (one === undefined) return;
    await one.local.catchUp();
    if (bots.isAwaited(one.table)) await wake(one.table);
  }

  /** Its match may be over. */
  async function learnEnd(id: string): Promise<void> {
    const local = kept.get(id)?.local;
    if (local !== undefined) await cluster?.learnEnd(id, local);
  }

  return {
    async open(table, meter) {
      if (table.status === 'gathering') return fail({ code: 'notRunning' });
      if (table.status === 'closed') return fail(refusal('tableClosed'));
      const one = await keep(table, meter);
      if (!one.ok) return one;
      // If a bot failed to write its move, the next visitor makes it try again; so if its server died.
      if (holds(table.id)) wakeBots(one.value);
      else if (bots.isAwaited(one.value.table)) void wake(one.value.table).catch(() => undefined);
      return ok(one.value.match);
    },
    live(id) {
      const known = kept.use(id);
      if (known !== undefined) wakeBots(known);
      return known;
    },
    size: kept.size,
    withClocks: () =>
      kept
        .all()
        .filter(({ local, table }) => hasClock(local) && holds(table.id))
        .map(clockTable),
    row: (id) => kept.get(id)?.table,
    ownRow: (id) => (holds(id) ? kept.get(id)?.table : undefined),
    async onOwner(task) {
      const match = cluster === undefined ? undefined : await findLocal(task.table);
      return cluster === undefined || match === undefined ? task.here() : cluster.onOwner({ ...task, match });
    },
    lose: (id) => cluster?.lose(id),
    async own(id) {
      if (cluster === undefined || cluster.holds(id)) return true;
      if (await cluster.isElsewhere(id)) return false;
      const local = await findLocal(id);
      return local !== undefined && cluster.own(id, local);
    },
    botTrouble: (id) => kept.get(id)?.botTrouble,
    async changed(table) {
      const one = kept.get(table.id);
      // The other fields are the match's own and more recent here.
      one?.match.setRow((row) => ({ ...row, host: table.host, rematch: table.rematch }));
      if (table.status === 'running') await wake(table);
    },
    async reseat(id, from, to) {
      await loading.get(id)?.catch(() => undefined);
      kept.get(id)?.match.setRow((row) => ({ ...row, ...reseated(row, from, to) }));
    },
    async forget(id) {
      await loading.get(id)?.catch(() => undefined);
      kept.remove(id);
      bots.stop(id);
      for (const { table, match } of kept.all())
        if (table.rematch === id) match.setRow((row) => ({ ...row, rematch: undefined }));
    },
    forgetSharedDevices(player) {
      for (const { table, match } of kept.all()) {
        if (table.host !== player || table.visibility !== 'hotseat') continue;
        match.setRow(({ device: _, ...row }) => ({ ...row, seats: row.seats.map(withoutName) }));
      }
    },
    resume: async () => forEach(await store.botTables(), { what: 'resume', work: resumeOne }),
    async heard(id, entry, from) {
      // What is being loaded may have been read before.
      await loading.get(id)?.catch(() => undefined);
      const local = kept.get(id)?.local;
      if (local === undefined || entry.seq <= local.position().seq) return;
      // The server that wrote it is the owner.
      cluster?.see(id, from);
      await retries.run(
        `refresh ${id}`,
        () => local.absorb(entry),
        () => refresh(id),
      );
    },
    reread,
    refresh,
    catchUp: () => forEach(kept.ids(), { what: 'refresh', work: refresh }),
    async checkHeld() {
      const before = cluster?.held() ?? [];
      const own = new Set(options.cluster === undefined ? [] : await store.leasesOf(options.cluster.ownership.self));
      const lost = before.filter((id) => !own.has(id));
      for (const id of lost) cluster?.lose(id);
      await forEach(lost, { what: 'learn the end of', work: learnEnd });
      for (const one of kept.all()) if (bots.isAwaited(one.table)) wakeBots(one);
    },
    async takeOver(node) {
      const ids = new Set(await store.leasesOf(node));
      // The other servers do the same; each begins somewhere else.
      await forEach(shuffled([...ids]), { what: 'take over', work: takeOverOne, atOnce: TAKEN_AT_ONCE });
      // It may have ended others, and their leases, without a word.
      const others = kept
        .all()
        .filter(({ table }) => table.status === 'running' && !ids.has(table.id) && !holds(table.id));
      await forEach(
        others.map(({ table }) => table.id),
        { what: 'reread', work: reread, atOnce: TAKEN_AT_ONCE },
      );
    },
    heardTrouble(id, trouble) {
      const one = kept.get(id);
      if (one !== undefined) one.botTrouble = trouble;
    },
    async close() {
      closing = true;
      await bots.close();
      await Promise.all([...kept.all()].map(({ match }) => match.settled()));
    },
  };
}

function hasClock(match: LiveMatch): boolean {
  return match.position().table.clock !== undefined;
}

function shuffled(ids: readonly string[]): string[] {
  return ids
    .map((id) => ({ id, at: Math.random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ id }) => id);
}

/** The table with one player's place taken by another. */
export function reseated({ seats, host }: TableRow, from: string, to: string): Pick<TableRow, 'seats' | 'host'> {
  return {
    seats: seats.map((seat) => (seat.kind === 'person' && seat.player === from ? { ...seat, player: to } : seat)),
    host: host === from ? to : host,
  };
}
