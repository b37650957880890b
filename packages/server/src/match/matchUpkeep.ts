import type { MatchCluster } from '../cluster/matchCluster.ts';
import type { Retries } from '../retries.ts';
import type { EntryRow, Store, TableRow } from '../store/store.ts';
import { bringUpToDate } from './bringUpToDate.ts';
import type { Kept, KeptMatches } from './keptMatches.ts';
import type { MatchLoader } from './matchLoader.ts';
import type { LiveTable, TableBots } from './tableBots.ts';

/** Carries on with matches after interruptions, and keeps those in memory as other servers write them. */
export interface MatchUpkeep {
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
}

export interface MatchUpkeepOptions {
  readonly store: Pick<Store, 'table' | 'botTables' | 'leasesOf'>;
  readonly retries: Retries;
  readonly kept: Pick<KeptMatches<Kept>, 'get' | 'ids' | 'all'>;
  readonly loader: Pick<MatchLoader, 'loading' | 'reportDamage'>;
  readonly bots: Pick<TableBots, 'isAwaited' | 'wakeUnloaded'>;
  /** Of the servers that host the same tables; undefined if this is the only one. */
  readonly cluster: MatchCluster | undefined;
  /** This server, as they know it. */
  readonly self: string | undefined;
  /** Called with each table of a dead server: nobody may have told what it wrote last. */
  readonly onOrphan: ((table: TableRow) => Promise<void>) | undefined;
  /** Lets the bots of a table go on, if this server can own it. */
  readonly wake: (table: TableRow) => Promise<void>;
  /** Lets those of a match in memory go on, if this server owns it. */
  readonly wakeBots: (one: LiveTable) => void;
  readonly isClosing: () => boolean;
}

/** What is done with each of several tables. */
interface Task {
  readonly what: string;
  readonly work: (id: string) => Promise<unknown>;
  readonly atOnce?: number;
}

/** Tables of a dead server that are opened at a time. */
const TAKEN_AT_ONCE = 8;

export function makeMatchUpkeep(options: MatchUpkeepOptions): MatchUpkeep {
  const { store, retries, kept, loader, bots, cluster, self, wake } = options;

  /** A table that fails does not keep the others waiting, and is tried again later. */
  async function forEach(ids: readonly string[], { what, work, atOnce = 1 }: Task): Promise<void> {
    const waiting = [...ids];
    const next = async (): Promise<void> => {
      for (let id = waiting.shift(); id !== undefined && !options.isClosing(); id = waiting.shift()) {
        const table = id;
        await retries.run(`${what} ${table}`, () => work(table));
      }
    };
    await Promise.all(Array.from({ length: atOnce }, next));
  }

  async function resumeOne(id: string): Promise<void> {
    const table = await store.table(id);
    if (table === undefined) return;
    if (table.damage !== undefined) loader.reportDamage(id, table.damage);
    else if (!bots.isAwaited(table) || (await cluster?.isElsewhere(id)) === true) return;
    else await bots.wakeUnloaded(table, () => wake(table));
  }

  /** What nobody waits for is left to the next caller. */
  async function takeOverOne(id: string): Promise<void> {
    const table = await store.table(id);
    // The dead server may not have announced what it wrote last.
    const known = kept.get(id);
    if (known !== undefined && table !== undefined && table.damage === undefined) await bringUpToDate(known, table);
    if (table !== undefined) await options.onOrphan?.(table);
    const isAwaited = table?.status === 'running' && (bots.isAwaited(table) || table.dueAt !== null);
    if (!isAwaited || table.damage !== undefined || (await cluster?.isElsewhere(id)) === true) return;
    await wake(table);
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
    resume: async () => forEach(await store.botTables(), { what: 'resume', work: resumeOne }),
    async heard(id, entry, from) {
      // What is being loaded may have been read before.
      await loader.loading(id);
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
      const own = new Set(self === undefined ? [] : await store.leasesOf(self));
      const lost = before.filter((id) => !own.has(id));
      for (const id of lost) cluster?.lose(id);
      await forEach(lost, { what: 'learn the end of', work: learnEnd });
      for (const one of kept.all()) if (bots.isAwaited(one.table)) options.wakeBots(one);
    },
    async takeOver(node) {
      const ids = new Set(await store.leasesOf(node));
      // The other servers do the same; each begins somewhere else.
      await forEach(shuffled([...ids]), { what: 'take over', work: takeOverOne, atOnce: TAKEN_AT_ONCE });
      // It may have ended others, and their leases, without a word.
      const holds = (id: string): boolean => cluster === undefined || cluster.holds(id);
      const others = kept
        .all()
        .filter(({ table }) => table.status === 'running' && !ids.has(table.id) && !holds(table.id));
      await forEach(
        others.map(({ table }) => table.id),
        { what: 'reread', work: reread, atOnce: TAKEN_AT_ONCE },
      );
    },
  };
}

function shuffled(ids: readonly string[]): string[] {
  return ids
    .map((id) => ({ id, at: Math.random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ id }) => id);
}
