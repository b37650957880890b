import { fail, ok, type Result } from '@portolan/kernel';
import type { AppliedEntry, LiveMatch, MatchPosition } from '@portolan/match';
import { type BotTrouble, type RefusalInfo, refusal } from '@portolan/protocol';
import type { BotPool } from '../bots/botPool.ts';
import { type MatchClusterOptions, makeMatchCluster, type OwnerTask, type Tenure } from '../cluster/matchCluster.ts';
import type { GameRegistry } from '../gameRegistry.ts';
import type { Log } from '../log.ts';
import type { Meter } from '../meter.ts';
import type { Retries } from '../retries.ts';
import { withoutName } from '../store/rows.ts';
import type { Store, TableRow } from '../store/store.ts';
import { hasClock } from './hasClock.ts';
import { type Kept, makeKeptMatches } from './keptMatches.ts';
import { type EntryPosition, makeMatchLoader } from './matchLoader.ts';
import { type MatchUpkeep, makeMatchUpkeep } from './matchUpkeep.ts';
import { reseated } from './reseated.ts';
import { type LiveTable, makeTableBots } from './tableBots.ts';

export type { LiveTable } from './tableBots.ts';

/** The matches in memory, and their bots. */
export interface MatchRegistry extends MatchUpkeep {
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

export function makeMatchRegistry(options: MatchRegistryOptions): MatchRegistry {
  const { store, now, log, retries } = options;
  const kept = makeKeptMatches<KeptTable>({
    ...options,
    most: options.mostKept,
    isWatched: options.isWatchedHere,
    isForgettable,
  });
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
      : makeMatchCluster({
          ...options.cluster,
          store,
          now,
          find: (id) => loader.find(id),
          onClaimed,
          onOwned,
          onUnsure,
        });
  const holds = (id: string): boolean => cluster === undefined || cluster.holds(id);
  const loader = makeMatchLoader({
    ...options,
    kept,
    cluster,
    onClock: (one) => options.onClock(clockTable(one)),
    onEntry: published,
  });
  const { find, keep } = loader;
  const upkeep = makeMatchUpkeep({
    ...{ store, retries, kept, loader, bots, cluster, wake, wakeBots },
    self: options.cluster?.ownership.self,
    onOrphan: options.cluster?.onOrphan,
    isClosing: () => closing,
  });

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
    retries.add(`refresh ${id}`, () => upkeep.refresh(id));
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

  /** The entry is on disk, so a failure to publish it must not look like a failed move. */
  function published(one: Kept, applied: AppliedEntry, { position, written }: EntryPosition): void {
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

  async function openToWake(table: TableRow): Promise<Kept | undefined> {
    const one = await keep(table);
    if (one.ok) return one.value;
    if (one.error.reason !== 'damaged') log.error({ table: table.id, ...one.error }, 'a table could not be opened');
    return undefined;
  }

  async function openOwn(table: TableRow): Promise<Kept | undefined> {
    const one = await openToWake(table);
    return one !== undefined && (await owns(one)) ? one : undefined;
  }

  async function wake(table: TableRow): Promise<void> {
    const one = await openOwn(table);
    if (one !== undefined) wakeBots(one);
  }

  return {
    ...upkeep,
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
      const match = cluster === undefined ? undefined : await find(task.table);
      return cluster === undefined || match === undefined ? task.here() : cluster.onOwner({ ...task, match });
    },
    lose: (id) => cluster?.lose(id),
    async own(id) {
      if (cluster === undefined || cluster.holds(id)) return true;
      if (await cluster.isElsewhere(id)) return false;
      const local = await find(id);
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
      await loader.loading(id);
      kept.get(id)?.match.setRow((row) => ({ ...row, ...reseated(row, from, to) }));
    },
    async forget(id) {
      await loader.loading(id);
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
