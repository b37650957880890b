import { isReplaced } from '@portolan/match';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { Store, TableRow } from '../store/store.ts';
import type { LiveTable, MatchRegistry } from './matchRegistry.ts';

/** Looks after the clocks of all tables: what happens at zero, and that no outage costs anybody time. */
export interface ClockKeeper {
  /** Call before the first request is served: notes how long no server was running. */
  start(): Promise<void>;
  /** Undefined if clocks can be relied on now; otherwise wait for it before anything is written at a table with a clock. */
  ready(): Promise<void> | undefined;
  /** Call when a match has been loaded, before anybody plays on: stops its clocks for the outages since its last entry. */
  makeUp(live: LiveTable): Promise<void>;
  /** Call when the first clock of a table may be at zero earlier than before. */
  noteDue(table: Pick<TableRow, 'dueAt'>): void;
  /** Call when somebody has come to a table or left it: a live clock stands still while nobody is there. */
  presence(live: LiveTable): Promise<void>;
  close(): Promise<void>;
}

export interface ClockKeeperOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Log;
  readonly matches: () => MatchRegistry;
  readonly isPresent: (table: string, player: string) => boolean;
  /** Runs work that no request waits for. */
  readonly background: (work: () => Promise<void>) => void;
  /** Whether other servers host the same tables: then there is no outage while one of them runs. */
  readonly isShared?: boolean;
}

/** How often the store is told that a server is running: an outage is credited with at most this much too much. */
const BEAT_MS = 10_000;
/** How often the process looks at the machine's time, and the leap by which it knows that it stood still meanwhile. */
const LOOK_MS = 1000;
const STOOD_STILL_MS = 5000;
/** The machine's clock may be set, so the timer is not trusted for longer. */
const LONGEST_WAIT_MS = 60_000;
const BATCH = 20;

export function makeClockKeeper(options: ClockKeeperOptions): ClockKeeper {
  const { store, clock, log, matches, background, isShared = false } = options;
  let closed = false;
  let cancel: (() => void) | undefined;
  let armedFor = Number.POSITIVE_INFINITY;
  let isRunning = false;
  /** Whether the store knows that a server is running. */
  let isAwake = false;
  let lookedAt = clock.machineNow();
  let waking: Promise<void> | undefined;
  const beats = setInterval(() => background(beat), BEAT_MS);
  const looks = setInterval(() => void ready(), LOOK_MS);
  for (const timer of [beats, looks]) timer.unref();

  /** A store that cannot be written to, for example because the disk is full, is an outage like any other. */
  async function writeTime(write: () => Promise<void>): Promise<void> {
    try {
      await write();
    } catch (error) {
      isAwake = false;
      if (!closed) log.error({ error: String(error) }, 'the time could not be written down; no clock runs');
    }
  }

  async function beat(): Promise<void> {
    if (closed) return;
    await ready();
    await writeTime(() => (isAwake ? store.beat(clock.now()) : wakeUp()));
  }

  async function wakeUp(): Promise<void> {
    await store.wakeUp(clock.now(), isShared ? STOOD_STILL_MS : 0);
    isAwake = true;
    for (const live of matches().withClocks()) {
      await makeUp(live);
      // Whose connections have outlived the outage are still there.
      await presence(live);
    }
  }

  /**
   * A process that was stopped, or whose machine was suspended, goes on with whatever arrives first. That may be a move,
   * long before the next beat: the time until then must not be taken for somebody's.
   */
  function ready(): Promise<void> | undefined {
    if (closed) return undefined;
    const since = lookedAt;
    lookedAt = clock.machineNow();
    if (lookedAt - since >= STOOD_STILL_MS && waking === undefined) {
      log.error({ seconds: Math.round((lookedAt - since) / 1000) }, 'the server stood still; no clock ran');
      waking = writeTime(wakeUp).finally(() => {
        waking = undefined;
      });
    }
    return waking;
  }

  async function makeUp({ match, table }: LiveTable): Promise<void> {
    const state = match.position().table.clock;
    if (state === undefined || table.status !== 'running') return;
    if (state.paused !== undefined) return;
    for (const { since, until } of await store.outages(state.at)) {
      await match.pause('away', Math.max(since, state.at));
      // Nobody has come back to a live table yet; see `presence`.
      if (state.terms.kind === 'live') return;
      await match.resume(until);
    }
  }

  async function presence({ match }: LiveTable): Promise<void> {
    const { table, awaiting } = match.position();
    const state = table.clock;
    if (state?.terms.kind !== 'live' || awaiting.length === 0) return;
    const { id, seats } = match.row();
    if (!(await matches().own(id))) return;
    const isHere = seats.some(
      (seat, at) => seat.kind === 'person' && !isReplaced(table, at) && options.isPresent(id, seat.player),
    );
    if (isHere && state.paused !== undefined) await match.resume(clock.now());
    else if (!isHere && state.paused === undefined) await match.pause('nobody', clock.now());
  }

  function arm(due: number): void {
    if (closed || due >= armedFor) return;
    cancel?.();
    armedFor = due;
    cancel = clock.after(Math.min(Math.max(due - clock.now(), 0), LONGEST_WAIT_MS), () => background(run));
  }

  async function run(): Promise<void> {
    armedFor = Number.POSITIVE_INFINITY;
    if (isRunning || closed) return;
    isRunning = true;
    try {
      await beat();
      // A clock that stands still does not fall to zero.
      if (isAwake) await attendDue();
    } finally {
      isRunning = false;
    }
    const next = await store.nextDue();
    // What is still due could not be attended now, and would not be a moment later.
    if (next !== undefined) arm(next > clock.now() ? next : clock.now() + BEAT_MS);
  }

  async function attendDue(): Promise<void> {
    const seen = new Set<string>();
    for (;;) {
      const ids = (await store.dueTables(clock.now(), BATCH)).filter((id) => !seen.has(id));
      if (ids.length === 0 || closed) return;
      for (const id of ids) {
        seen.add(id);
        await attend(id).catch((error) =>
          log.error({ table: id, error: String(error) }, 'a clock could not be attended'),
        );
      }
    }
  }

  async function attend(id: string): Promise<void> {
    const row = await store.table(id);
    if (row === undefined) return;
    // Another server looks after it.
    if (row.status === 'running' && !(await matches().own(id))) return;
    const match = row.status === 'running' ? await matches().open(row) : undefined;
    if (match?.ok === true) {
      await presence({ table: row, match: match.value });
      await match.value.attend();
      const { dueAt } = match.value.row();
      if (dueAt === null || dueAt > clock.now()) return;
    }
    // Otherwise a table that cannot be played would be due for ever.
    const latest = await store.table(id);
    if (latest !== undefined && latest.status !== 'running') await store.changeTable(id, latest.rev, { dueAt: null });
  }

  return {
    async start() {
      await beat();
      const next = await store.nextDue();
      if (next !== undefined) arm(next);
    },
    ready,
    async makeUp(live) {
      await ready();
      await makeUp(live);
    },
    noteDue({ dueAt }) {
      if (dueAt !== null) arm(dueAt);
    },
    async presence(live) {
      await ready();
      await presence(live);
    },
    async close() {
      closed = true;
      cancel?.();
      clearInterval(beats);
      clearInterval(looks);
      await store.beat(clock.now()).catch(() => undefined);
    },
  };
}
