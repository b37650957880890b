import { type ClockState, isReplaced, type LiveMatch } from '@portolan/match';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { DueTable, Outage, Store, TableRow } from '../store/store.ts';
import type { ClockTable, LiveTable, MatchRegistry } from './matchRegistry.ts';

/** Looks after the clocks of all tables: what happens at zero, and that no outage costs anybody time. */
export interface ClockScheduler {
  /** Call before the first request is served: notes how long no server was running. */
  start(): Promise<void>;
  /** Undefined if clocks can be relied on now; otherwise wait for it before anything is written at a table with a clock. */
  ready(): Promise<void> | undefined;
  /**
   * Call when a match has been loaded or taken over, before anybody plays on: stops its clocks for the time since its last
   * entry in which nobody looked after them.
   */
  makeUp(live: ClockTable): Promise<void>;
  /** Call when this server could not be relied on for a while: what it owns may have been without an owner. */
  noteSilence(silence: Outage): void;
  /** Call when the first clock of a table may be at zero earlier than before. */
  noteDue(table: Pick<TableRow, 'dueAt'>): void;
  /** Call when somebody has come to a table or left it: a live clock stands still while nobody is there. */
  presence(live: LiveTable): Promise<void>;
  close(): Promise<void>;
}

export interface ClockSchedulerOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Log;
  readonly matches: () => MatchRegistry;
  readonly isPresent: (table: string, player: string) => boolean;
  /** Runs work that no request waits for. */
  readonly background: (work: () => Promise<void>) => void;
  /**
   * If other servers host the same tables: tells them that this one is alive, and finds out if it was not. Then there is no
   * outage while one of them runs; what a table missed follows from who owned it.
   */
  readonly look?: (() => Promise<void>) | undefined;
}

/** How often the store is told that a server is running: an outage is credited with at most this much too much. */
const BEAT_MS = 10_000;
/** How often the process looks at the machine's time, and the leap by which it knows that it stood still meanwhile. */
const LOOK_MS = 1000;
const STOOD_STILL_MS = 5000;
/** The machine's clock may be changed, so the timer is not trusted for longer. */
const LONGEST_WAIT_MS = 60_000;
const BATCH = 20;
/** A shorter gap, as when a server hands over its tables, is not worth two entries. */
const LEAST_GAP_MS = 250;
/** Silences of this server that are remembered, for matches that are not in memory. */
const MOST_SILENCES = 100;

export function makeClockScheduler(options: ClockSchedulerOptions): ClockScheduler {
  const { store, clock, log, matches, background, look } = options;
  let closed = false;
  let cancel: (() => void) | undefined;
  let armedFor = Number.POSITIVE_INFINITY;
  let isRunning = false;
  /** Whether the store knows that a server is running. */
  let isAwake = false;
  let lookedAt = clock.machineNow();
  /** Until it resolves, nobody's time can be charged. */
  let waking: Promise<void> | undefined;
  /** When this server did not look after its tables, although no other did. */
  const silences: Outage[] = [];
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
    // The last beat of another server may be as old as that.
    await store.wakeUp(clock.now(), look === undefined ? 0 : BEAT_MS + STOOD_STILL_MS);
    isAwake = true;
    await makeUpAll();
  }

  async function makeUpAll(): Promise<void> {
    for (const live of matches().withClocks()) {
      const { id } = live.table;
      try {
        await makeUp(live);
        // Whose connections have outlived the outage are still there.
        await follow(live.match);
      } catch (error) {
        // Tables taken by another server are that one's to credit.
        if (matches().ownRow(id) !== undefined) throw error;
      }
    }
  }

  /** Makes callers of `ready` wait for it. */
  function wakeBy(work: () => Promise<void>): void {
    const before = waking;
    const woken = writeTime(async () => {
      await before;
      await work();
    }).finally(() => {
      if (waking === woken) waking = undefined;
    });
    waking = woken;
  }

  async function awoken(): Promise<void> {
    while (waking !== undefined) await waking;
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
      if (look === undefined) logStandstill(lookedAt - since);
      wakeBy(look ?? wakeUp);
    }
    return waking === undefined ? undefined : awoken();
  }

  function logStandstill(ms: number): void {
    const message = 'the server stood still; no clock ran';
    // A difference this small is not worth looking into.
    if (ms >= STOOD_STILL_MS) log.error({ seconds: Math.round(ms / 1000) }, message);
    else log.info({ ms: Math.round(ms) }, message);
  }

  async function makeUp({ match, table, tenure }: ClockTable): Promise<void> {
    const state = match.position().table.clock;
    if (state === undefined || table.status !== 'running') return;
    if (state.paused !== undefined) return resumeDays(match, state);
    for (const { since, until } of await gaps(state, tenure)) {
      const from = Math.max(since, match.position().table.clock?.at ?? 0);
      if (until - from < LEAST_GAP_MS) continue;
      await match.pause('away', from);
      // Nobody has come back to a live table yet; see `presence`.
      if (state.terms.kind === 'live' && !isAnybodyHere(match)) return;
      await match.resume(until);
    }
  }

  /** Only an outage stops days, so the server that noted it was lost before it could note the end. */
  async function resumeDays(match: LiveMatch, { terms }: ClockState): Promise<void> {
    if (terms.kind !== 'live') await match.resume(clock.now());
  }

  /** When nobody looked after a table, as far as that is not in its log yet. */
  async function gaps({ at }: ClockState, tenure: ClockTable['tenure']): Promise<readonly Outage[]> {
    if (tenure === undefined) return store.outages(at);
    const { claimedAt, lapsedAt } = tenure;
    const before = lapsedAt === undefined ? await store.outages(at) : [{ since: lapsedAt, until: clock.now() }];
    return [...before, ...silences.filter(({ until }) => until > claimedAt)];
  }

  function isAnybodyHere(match: LiveMatch): boolean {
    const { table } = match.position();
    const { id, seats } = match.row();
    return seats.some(
      (seat, at) => seat.kind === 'person' && !isReplaced(table, at) && options.isPresent(id, seat.player),
    );
  }

  async function presence({ match }: LiveTable): Promise<void> {
    if (hasLiveClock(match) && (await matches().own(match.row().id))) await follow(match);
  }

  /** Lets a live clock run if somebody is there, and only then. */
  async function follow(match: LiveMatch): Promise<void> {
    if (!hasLiveClock(match)) return;
    const isHere = isAnybodyHere(match);
    const isPaused = match.position().table.clock?.paused !== undefined;
    if (isHere && isPaused) await match.resume(clock.now());
    else if (!isHere && !isPaused) await match.pause('nobody', clock.now());
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
    try {
      await attendAll();
      const next = await store.nextDue();
      // What is still due could not be attended now, and would not be a moment later.
      if (next !== undefined) arm(next > clock.now() ? next : clock.now() + BEAT_MS);
    } catch (error) {
      // Otherwise no clock would be attended any more until somebody moves.
      arm(clock.now() + BEAT_MS);
      throw error;
    }
  }

  async function attendAll(): Promise<void> {
    isRunning = true;
    try {
      await beat();
      // A clock that stands still does not fall to zero.
      if (isAwake) await attendDue();
    } finally {
      isRunning = false;
    }
  }

  async function attendDue(): Promise<void> {
    let last: DueTable | undefined;
    for (;;) {
      // Those that cannot be attended must not keep the others waiting.
      const due = await store.dueTables(clock.now(), BATCH, last);
      if (due.length === 0 || closed) return;
      for (const { id } of due) {
        await attend(id).catch((error) => {
          if (!closed) log.error({ table: id, error: String(error) }, 'a clock could not be attended');
        });
      }
      last = due.at(-1);
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
    // Otherwise a table that cannot be played would stay due forever.
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
      // At a table of another server they may have been there all the time.
      if (live.tenure !== undefined) await follow(live.match);
    },
    noteSilence(silence) {
      logStandstill(silence.until - silence.since);
      silences.push(silence);
      if (silences.length > MOST_SILENCES) silences.shift();
      wakeBy(makeUpAll);
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

function hasLiveClock(match: LiveMatch): boolean {
  const { table, awaiting } = match.position();
  return table.clock?.terms.kind === 'live' && awaiting.length > 0;
}
