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
import { type RefusalInfo, refusal } from '@portolan/protocol';
import type { MatchCluster } from '../cluster/matchCluster.ts';
import type { GameRegistry } from '../gameRegistry.ts';
import { inSlices } from '../inSlices.ts';
import type { Log } from '../log.ts';
import { type Meter, makeMeter } from '../meter.ts';
import type { Store, TableRow } from '../store/store.ts';
import { bringUpToDate } from './bringUpToDate.ts';
import { hasClock } from './hasClock.ts';
import type { Kept, KeptMatches } from './keptMatches.ts';
import { openGame } from './openGame.ts';

export type Loaded = Result<Kept, RefusalInfo>;

/** Reads matches from the store into memory, each of them once. */
export interface MatchLoader {
  /** The match of a table, up to date with its row. `meter`: measures what loading it takes; the first caller pays. */
  keep(table: TableRow, meter?: Meter): Promise<Loaded>;
  /** The match itself of a table; undefined if it cannot be loaded. */
  find(id: string): Promise<LiveMatch | undefined>;
  /** Ends when the match has been loaded, or could not be; undefined if it is not being loaded. */
  loading(id: string): Promise<unknown> | undefined;
  /** The refusal of a table that is damaged. */
  reportDamage(id: string, error: unknown): Loaded;
}

export interface MatchLoaderOptions {
  readonly store: Store;
  readonly games: GameRegistry;
  readonly now: () => number;
  readonly log: Log;
  /** See `LiveMatchOptions`. */
  readonly ready: () => Promise<void> | undefined;
  readonly kept: Pick<KeptMatches<Kept>, 'use' | 'add'>;
  /** Undefined if no other server hosts the same tables. */
  readonly cluster: MatchCluster | undefined;
  /** Called when a match with a clock that this server owns has been loaded, before anybody plays on. */
  readonly onClock: (one: Kept) => Promise<void>;
  readonly onEntry: (one: Kept, applied: AppliedEntry, now: EntryPosition) => void;
}

export interface EntryPosition {
  readonly position: MatchPosition;
  /** Whether the match has just written the entry, and not found it in the log. */
  readonly written: boolean;
}

export function makeMatchLoader(options: MatchLoaderOptions): MatchLoader {
  const { store, games, now, log, kept, cluster } = options;
  const loading = new Map<string, Promise<Loaded>>();
  const damaged = new Set<string>();
  const holds = (id: string): boolean => cluster === undefined || cluster.holds(id);

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
    let one: Kept;
    try {
      if (rows.length < table.seq) throw new Error(`entry ${rows.length + 1} is missing`);
      const { game, components } = opened.value;
      const start = startOfTable(latest ?? table, game, components);
      one = openKept(latest ?? table, await inSlices(replayLog(start, known), { meter }));
    } catch (error) {
      return reportDamage(table.id, error);
    }
    if (known.length < rows.length) await one.local.catchUp();
    if (hasClock(one.local) && holds(table.id)) await options.onClock(one);
    kept.add(table.id, one);
    return ok(one);
  }

  function openKept(table: TableRow, played: PlayedMatch): Kept {
    const local = openLiveMatch({
      table,
      played,
      store: cluster?.log ?? store,
      now,
      ready: options.ready,
      onEntry: (applied, position, written) => options.onEntry(one, applied, { position, written }),
    });
    const one: Kept = {
      get table() {
        return local.row();
      },
      local,
      match: cluster?.share(table.id, local) ?? local,
    };
    return one;
  }

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

  return {
    keep,
    async find(id) {
      const known = kept.use(id);
      if (known !== undefined) return known.local;
      const table = await store.table(id);
      const one = table === undefined ? undefined : await keep(table);
      return one?.ok === true ? one.value.local : undefined;
    },
    loading: (id) => loading.get(id)?.catch(() => undefined),
    reportDamage,
  };
}
