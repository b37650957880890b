import { fail, ok, type Result } from '@portolan/kernel';
import type { RefusalInfo } from '@portolan/protocol';
import type { BotPool } from '../bots/botPool.ts';
import type { GameRegistry } from '../gameRegistry.ts';
import type { Log } from '../log.ts';
import { withoutName } from '../store/rows.ts';
import type { Store, TableRow } from '../store/store.ts';
import { makeBotSeats } from './botSeats.ts';
import { type AppliedEntry, type LiveMatch, openLiveMatch } from './liveMatch.ts';
import type { MatchPosition } from './matchPosition.ts';
import { openGame } from './openGame.ts';

/** A running match stays in memory this long after its last move, even above the limit. */
const FRESH_MS = 60_000;

/** The matches in memory, and their bots. */
export interface MatchRegistry {
  /** Refused if this server no longer has the game or components of the table. */
  open(table: TableRow): Promise<Result<LiveMatch, RefusalInfo>>;
  /** The same for a table whose match is in memory, without waiting. */
  live(id: string): LiveTable | undefined;
  /** The current row of a table whose match is in memory. */
  row(id: string): TableRow | undefined;
  /** Call when a table's row has changed other than by a move. */
  changed(table: TableRow): Promise<void>;
  /** Starts the bots of all running tables: after a restart it may be their turn. */
  /** Removes the names given to players on this player's shared device. */
  forgetNames(player: string): void;
  resume(): Promise<void>;
  /** Stops the bots and waits for pending writes. */
  close(): Promise<void>;
}

export interface MatchRegistryOptions {
  readonly store: Store;
  readonly games: GameRegistry;
  readonly bots: BotPool;
  readonly now: () => number;
  readonly log: Log;
  /** Matches to keep in memory, so that their next move needs no loading. */
  readonly mostKept: number;
  readonly onEntry: (table: TableRow, applied: AppliedEntry, position: MatchPosition) => void;
}

export interface LiveTable {
  readonly table: TableRow;
  readonly match: LiveMatch;
}

interface Kept extends LiveTable {
  table: TableRow;
}

type Loaded = Result<Kept, RefusalInfo>;

export function makeMatchRegistry(options: MatchRegistryOptions): MatchRegistry {
  const { store, games, now, log } = options;
  /** Least recently used first. */
  const kept = new Map<string, Kept>();
  const loading = new Map<string, Promise<Loaded>>();
  const botSeats = makeBotSeats({ bots: options.bots, log });

  async function load(table: TableRow): Promise<Loaded> {
    const opened = await openGame(games, store, table);
    if (!opened.ok) return opened;
    const { game, components } = opened.value;
    const rows = await store.entries(table.id, 0);
    const match = openLiveMatch({
      table: table.id,
      start: { game, components, options: table.options, seats: table.seats.length, seed: table.seed },
      rows,
      store,
      now,
      onEntry: (applied, position) => moved(one, applied, position),
    });
    const one: Kept = { table, match };
    kept.set(table.id, one);
    forgetOldest();
    return ok(one);
  }

  /** The entry is on disk, so a failure to publish it must not look like a failed move. */
  function moved(one: Kept, applied: AppliedEntry, position: MatchPosition): void {
    const { entry, at } = applied.row;
    const outcome = position.start.game.outcome(position.state);
    one.table = {
      ...one.table,
      seats: entry.kind === 'resign' ? withResigned(one.table, entry.seat) : one.table.seats,
      seq: position.seq,
      awaiting: position.awaiting,
      movedAt: at,
      outcome,
      status: outcome === undefined ? 'running' : 'finished',
    };
    try {
      options.onEntry(one.table, applied, position);
    } catch (error) {
      log.error({ table: one.table.id, error: String(error) }, 'an entry could not be published');
    }
    botSeats.wake(one.table, one.match);
  }

  function forgetOldest(): void {
    for (const [id, { table, match }] of kept) {
      if (kept.size <= options.mostKept) return;
      const fresh = table.status === 'running' && now() - table.movedAt < FRESH_MS;
      if (!fresh && match.isIdle() && !botSeats.isThinking(id)) kept.delete(id);
    }
  }

  function findKept(id: string): Kept | undefined {
    const known = kept.get(id);
    if (known !== undefined && kept.size >= options.mostKept) {
      kept.delete(id);
      kept.set(id, known);
    }
    return known;
  }

  async function keep(table: TableRow): Promise<Loaded> {
    const known = findKept(table.id);
    if (known !== undefined) return ok(known);
    const begun = loading.get(table.id) ?? load(table);
    loading.set(table.id, begun);
    try {
      return await begun;
    } finally {
      loading.delete(table.id);
    }
  }

  async function wake(table: TableRow): Promise<void> {
    const one = await keep(table);
    if (one.ok) botSeats.wake(one.value.table, one.value.match);
    else log.error({ table: table.id, ...one.error }, 'a table could not be opened');
  }

  return {
    async open(table) {
      if (table.status === 'gathering') return fail({ code: 'notRunning' });
      const one = await keep(table);
      if (!one.ok) return one;
      // If a bot failed to write its move, the next visitor makes it try again.
      botSeats.wake(one.value.table, one.value.match);
      return ok(one.value.match);
    },
    live(id) {
      const known = findKept(id);
      if (known !== undefined) botSeats.wake(known.table, known.match);
      return known;
    },
    row: (id) => kept.get(id)?.table,
    async changed(table) {
      const one = kept.get(table.id);
      // The other fields are the match's own and more recent here.
      if (one !== undefined) one.table = { ...one.table, host: table.host, rematch: table.rematch };
      if (table.status === 'running') await wake(table);
    },
    forgetNames(player) {
      for (const one of kept.values()) {
        const { host, visibility, seats } = one.table;
        if (host === player && visibility === 'hotseat') one.table = { ...one.table, seats: seats.map(withoutName) };
      }
    },
    async resume() {
      const running = await store.tables({ statuses: ['running'], limit: Number.MAX_SAFE_INTEGER });
      for (const table of running.filter((one) => one.awaiting.some((seat) => botSeats.isBot(one, seat)))) {
        await wake(table).catch((error) => log.error({ table: table.id, error: String(error) }, 'a table is broken'));
      }
    },
    async close() {
      await botSeats.close();
      await Promise.all([...kept.values()].map(({ match }) => match.settled()));
    },
  };
}

export function withResigned(table: TableRow, seat: number): TableRow['seats'] {
  return table.seats.map((one, at) => (at === seat && one.kind === 'person' ? { ...one, resigned: true } : one));
}
