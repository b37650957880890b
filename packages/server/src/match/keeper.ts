import { InvariantError, type Seat } from '@portolan/kernel';
import type { BotPool } from '../bots/botPool.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Log } from '../log.ts';
import type { Store, TableRow } from '../store/store.ts';
import type { Course } from './course.ts';
import { type Happened, type LiveMatch, openLiveMatch } from './liveMatch.ts';

/** The bot that plays on for a person who gave up. */
const STAND_IN = 'greedy';

/** Matches that stay in memory after their last move, so that the next one is answered at once. */
const MOST_KEPT = 2000;

/** Keeps the matches that are being played, and lets their bots move. */
export interface MatchKeeper {
  open(table: TableRow): Promise<LiveMatch>;
  /** The newest row of a table whose match is open. */
  row(id: string): TableRow | undefined;
  /** Tells the keeper that a table's row changed by other means than a move. */
  changed(table: TableRow): void;
  /** Wakes the bots of every running table: after a restart they may be asked already. */
  resume(): Promise<void>;
  close(): Promise<void>;
}

export interface KeeperOptions {
  readonly store: Store;
  readonly catalogue: Catalogue;
  readonly bots: BotPool;
  readonly now: () => number;
  readonly log: Log;
  readonly happened: (table: TableRow, match: LiveMatch, happened: Happened, course: Course) => void;
}

interface Kept {
  table: TableRow;
  readonly match: LiveMatch;
}

export function makeKeeper(options: KeeperOptions): MatchKeeper {
  const { store, catalogue, bots, now, log } = options;
  const opening = new Map<string, Promise<Kept>>();
  const kept = new Map<string, Kept>();
  let closing = false;

  async function load(table: TableRow): Promise<Kept> {
    const open = catalogue.open(table.game, table.components);
    if (!open.ok) throw new InvariantError(`table ${table.id}: ${open.error.path} ${open.error.problem}`);
    const rows = await store.entries(table.id);
    const match = openLiveMatch({
      table: table.id,
      start: { game: open.value.game, options: table.options, seats: table.seats.length, seed: table.seed },
      rows,
      store,
      now,
      happened: (happened, course) => moved(table.id, happened, course),
    });
    const one: Kept = { table, match };
    kept.set(table.id, one);
    forgetOldest();
    return one;
  }

  function moved(id: string, happened: Happened, course: Course): void {
    const one = kept.get(id);
    if (one === undefined) return;
    const { game } = course.start;
    const outcome = game.outcome(course.state);
    const seats =
      happened.row.entry.kind === 'resign' ? withResigned(one.table, happened.row.entry.seat) : one.table.seats;
    one.table = {
      ...one.table,
      seats,
      seq: course.seq,
      awaiting: course.awaiting,
      movedAt: happened.row.at,
      outcome,
      status: outcome === undefined ? 'running' : 'finished',
    };
    options.happened(one.table, one.match, happened, course);
    letBotsMove(one);
  }

  function letBotsMove({ table, match }: Kept): void {
    if (closing || table.status !== 'running') return;
    const course = match.course();
    for (const seat of course.awaiting) {
      const bot = botAt(table, seat);
      if (bot !== undefined) void moveBot(table, match, course, seat, bot);
    }
  }

  async function moveBot(table: TableRow, match: LiveMatch, course: Course, seat: Seat, bot: string): Promise<void> {
    const { seq, state } = course;
    try {
      const seed = `${table.seed}/bot/${seat}/${seq}`;
      // He gave up with his turn done but not ended.
      if (course.ending === seat) {
        await match.end({ id: `bot-${seat}-${seq}`, seat, seq });
        return;
      }
      const move = await bots.ask({ game: table.game, components: table.components, bot, seat, state, seed });
      const answer = await match.move({ id: `bot-${seat}-${seq}`, seat, seq }, move, true);
      // Stale: an undo or another answer came first, and the bots were asked anew after it.
      if (!answer.ok && answer.error.code !== 'stale')
        log.error({ table: table.id, seat, move, ...answer.error }, 'a bot was refused');
    } catch (error) {
      if (!closing) log.error({ table: table.id, seat, error: String(error) }, 'a bot could not move');
    }
  }

  /** Maps keep the order of insertion: the first is the one opened longest ago. */
  function forgetOldest(): void {
    for (const [id, { table }] of kept) {
      if (kept.size <= MOST_KEPT) return;
      if (table.status === 'finished' || now() - table.movedAt > 60_000) {
        kept.delete(id);
        opening.delete(id);
      }
    }
  }

  async function keep(table: TableRow): Promise<Kept> {
    const known = opening.get(table.id) ?? load(table);
    opening.set(table.id, known);
    try {
      return await known;
    } catch (error) {
      opening.delete(table.id);
      throw error;
    }
  }

  return {
    open: async (table) => (await keep(table)).match,
    row: (id) => kept.get(id)?.table,
    changed(table) {
      const one = kept.get(table.id);
      if (one !== undefined)
        one.table = { ...table, seq: one.match.course().seq, awaiting: one.match.course().awaiting };
      if (table.status === 'running')
        void keep(table).then(letBotsMove, (error) =>
          log.error({ error: String(error) }, 'a table could not be opened'),
        );
    },
    async resume() {
      for (const table of await store.tables({ status: 'running', limit: 100_000 })) {
        if (table.seats.some((seat) => seat.kind !== 'person' || seat.resigned)) letBotsMove(await keep(table));
      }
    },
    async close() {
      closing = true;
      await bots.close();
    },
  };
}

function botAt(table: TableRow, seat: Seat): string | undefined {
  const row = table.seats[seat];
  if (row?.kind === 'bot') return row.bot;
  return row?.kind === 'person' && row.resigned ? STAND_IN : undefined;
}

export function withResigned(table: TableRow, seat: Seat): TableRow['seats'] {
  return table.seats.map((one, at) => (at === seat && one.kind === 'person' ? { ...one, resigned: true } : one));
}
