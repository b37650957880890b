import type { Seat } from '@portolan/kernel';
import {
  type CalendarInfo,
  type ClockInfo,
  DEFAULT_ZONE,
  type LogEntry,
  type PauseReason,
  type TableClock,
} from '@portolan/protocol';
import { countedTime, DAY_MS, type DaysOff, dayOf, instantAfter, MINUTE_MS } from './calendar.ts';

/**
 * The clocks of a table after an entry, computed from the log and what was agreed, so that every replay shows the same
 * times. Nothing here reads a clock: instants come with the entries.
 */
export interface ClockState {
  readonly terms: TableClock;
  /** By seat: milliseconds left at `at`. */
  readonly left: readonly number[];
  readonly at: number;
  /** By seat: whether its clock runs, unless the table is paused. */
  readonly runs: readonly boolean[];
  readonly paused: Pause | undefined;
  readonly calendars: readonly CalendarInfo[];
  /** The increments so far: going back forfeits those for turns that no longer count. */
  readonly granted: readonly Grant[];
  /** By seat: whether its decision may still be given the least time. Otherwise undoing or returning again and again would stop the clock. */
  readonly renewable: readonly boolean[];
  /** By seat: the latest day that has begun in a time zone that its player has left. */
  readonly begun: readonly string[];
}

interface Pause {
  readonly why: PauseReason;
  readonly since: number;
}

interface Grant {
  readonly seq: number;
  readonly seat: Seat;
  readonly ms: number;
}

/** What an entry means for the clocks. */
export interface ClockChange {
  readonly seq: number;
  readonly entry: LogEntry;
  readonly at: number;
  /** By seat: whether its player is awaited after the entry. */
  readonly runs: readonly boolean[];
  /** Whether a seat that is still awaited after its move has a new turn. */
  readonly anew: boolean;
}

/** A player who returns, or continues their turn after a move, has at least this long. */
const LEAST_LIVE_MS = MINUTE_MS;
const LEAST_DAYS_MS = DAY_MS;

const NOWHERE: CalendarInfo = { zone: DEFAULT_ZONE, holidays: [], vacation: [] };

export function openClock(terms: TableClock, runs: readonly boolean[], at: number): ClockState {
  const full = fullTime(terms);
  const calendars = runs.map(() => NOWHERE);
  const renewable = runs.map(() => true);
  const begun = runs.map(() => '');
  return { terms, left: runs.map(() => full), at, runs, paused: undefined, calendars, granted: [], renewable, begun };
}

/** For a whole match, or with days per turn for a turn. */
function fullTime(terms: TableClock): number {
  return terms.kind === 'live' ? terms.bankSeconds * 1000 : terms.daysPerTurn * DAY_MS;
}

export function clockAfter(before: ClockState, change: ClockChange): ClockState {
  const { entry, at } = change;
  switch (entry.kind) {
    case 'paused': {
      const since = Math.max(entry.since, before.at);
      return { ...settled(before, since), paused: { why: entry.why, since } };
    }
    case 'resumed':
      return { ...before, at: Math.max(entry.since, before.at), paused: undefined };
    case 'calendar': {
      const { zone, holidays, vacation } = entry;
      const now = settled(before, at);
      const begun = now.begun.with(entry.seat, begunDay(now, entry.seat, at));
      return { ...now, calendars: now.calendars.with(entry.seat, { zone, holidays, vacation }), begun };
    }
    default: {
      const now = settled(before, at);
      const next = before.terms.kind === 'live' ? liveAfter(now, change) : daysAfter(now, change);
      return { ...next, renewable: renewableAfter(now, change) };
    }
  }
}

/** The latest day that has begun for a player, wherever they were. */
export function begunDay({ calendars, begun }: ClockState, seat: Seat, at: number): string {
  const today = dayOf((calendars[seat] ?? NOWHERE).zone, at);
  const before = begun[seat] ?? '';
  return before > today ? before : today;
}

/** A new decision may be given time once, and so may what follows a move of a stand-in. */
function renewableAfter(now: ClockState, { entry, runs, anew }: ClockChange): readonly boolean[] {
  return now.renewable.map((was, seat) => {
    const isOwn = 'seat' in entry && entry.seat === seat;
    if (isOwn && (entry.kind === 'undo' || (entry.kind === 'return' && runs[seat] === true))) return false;
    if (isOwn && entry.kind === 'move' && (anew || entry.standIn !== undefined)) return true;
    const isNew = runs[seat] === true && now.runs[seat] !== true && entry.kind !== 'undo';
    return was || isNew;
  });
}

/** The same clocks at a later time. While the table is paused, none of them goes on. */
function settled(clock: ClockState, to: number): ClockState {
  if (clock.paused !== undefined || to <= clock.at) return clock;
  const left = clock.left.map((ms, seat) =>
    clock.runs[seat] === true ? Math.max(0, ms - passed(clock, seat, to)) : ms,
  );
  return { ...clock, left, at: to };
}

function passed(clock: ClockState, seat: Seat, to: number): number {
  const days = daysOff(clock, seat);
  return days === undefined ? to - clock.at : countedTime(days, clock.at, to);
}

/** Undefined where every day counts. */
export function daysOff({ terms, calendars }: ClockState, seat: Seat): DaysOff | undefined {
  if (terms.kind === 'live') return undefined;
  return { ...(calendars[seat] ?? NOWHERE), skipWeekends: terms.skipWeekends === true };
}

/** A bank for the match: a completed turn adds the increment. */
function liveAfter(now: ClockState, { seq, entry, runs, anew }: ClockChange): ClockState {
  if (now.terms.kind !== 'live') return now;
  if (entry.kind === 'undo' || entry.kind === 'takeBack') return { ...withoutGrants(now, entry.to), runs };
  if (entry.kind === 'return') {
    const left = atLeast(now, entry.seat, LEAST_LIVE_MS);
    return { ...now, left: now.left.with(entry.seat, left), runs };
  }
  const seat = entry.kind === 'move' || entry.kind === 'end' ? entry.seat : -1;
  if (now.runs[seat] !== true || (runs[seat] === true && !anew)) return { ...now, runs };
  const ms = now.terms.incrementSeconds * 1000;
  const left = now.left.with(seat, (now.left[seat] ?? 0) + ms);
  return { ...now, left, runs, granted: [...now.granted, { seq, seat, ms }] };
}

function withoutGrants(now: ClockState, to: number): ClockState {
  const left = [...now.left];
  for (const { seq, seat, ms } of now.granted) {
    const has = left[seat] ?? 0;
    // Others may have used theirs, and agreed to go back without being told that they would have no time left.
    if (seq > to) left[seat] = Math.max(Math.min(has, LEAST_LIVE_MS), has - ms);
  }
  return { ...now, left, granted: now.granted.filter(({ seq }) => seq <= to) };
}

/** Days for each turn: a seat that is newly awaited has all of them, and so has one whose next turn follows at once. */
function daysAfter(now: ClockState, { entry, runs, anew }: ClockChange): ClockState {
  const left = now.left.map((ms, seat) => {
    if (runs[seat] !== true) return ms;
    if (now.runs[seat] !== true) {
      // Otherwise an undo would be a way to get more time.
      if (entry.kind === 'undo') return ms;
      return entry.kind === 'return' ? atLeast(now, seat, LEAST_DAYS_MS) : fullTime(now.terms);
    }
    const isOwn = entry.kind === 'move' && entry.seat === seat;
    return isOwn ? atLeast(now, seat, anew ? fullTime(now.terms) : LEAST_DAYS_MS) : ms;
  });
  return { ...now, left, runs };
}

function atLeast({ left, renewable }: ClockState, seat: Seat, least: number): number {
  const ms = left[seat] ?? 0;
  return renewable[seat] === true ? Math.max(ms, least) : ms;
}

/** When the seat's clock will be at zero, if nothing happens; undefined if it does not run. */
export function zeroAt(clock: ClockState, seat: Seat): number | undefined {
  if (clock.paused !== undefined || clock.runs[seat] !== true) return undefined;
  const days = daysOff(clock, seat);
  const left = clock.left[seat] ?? 0;
  return days === undefined ? clock.at + left : instantAfter(days, clock.at, left);
}

/** When little of a turn of days will be left: a fifth of it, or half a day. Undefined as in `zeroAt`, and for live clocks. */
export function lowAt(clock: ClockState, seat: Seat): number | undefined {
  if (clock.terms.kind === 'live' || clock.paused !== undefined || clock.runs[seat] !== true) return undefined;
  const margin = Math.min(fullTime(clock.terms) / 5, DAY_MS / 2);
  const left = Math.max(0, (clock.left[seat] ?? 0) - margin);
  return zeroAt({ ...clock, left: clock.left.with(seat, left) }, seat);
}

/** When the first of the clocks will be at zero. */
export function firstZero(clock: ClockState): number | undefined {
  const zeros = clock.runs.flatMap((_, seat) => zeroAt(clock, seat) ?? []);
  return zeros.length === 0 ? undefined : Math.min(...zeros);
}

export function clockInfo(clock: ClockState, seat: Seat): ClockInfo {
  const until = zeroAt(clock, seat);
  const { paused, at } = clock;
  return {
    left: clock.left[seat] ?? 0,
    at,
    ...(until === undefined ? {} : { until }),
    ...(paused === undefined || clock.runs[seat] !== true ? {} : { paused: paused.why }),
  };
}
