import type { Seat } from '@portolan/kernel';
import { type LogEntry, type StandInInfo, seatOf, type TableTerms } from '@portolan/protocol';
import { type ClockState, clockAfter, openClock } from './clock.ts';

/** Who decides for a seat that a person has taken. */
export interface SeatState {
  readonly resigned: boolean;
  /** The bot that plays until the player returns. */
  readonly standIn: StandInInfo | undefined;
}

/** A request to go back that has not been decided. */
export interface TakeBackRequest {
  /** The number of its entry. */
  readonly seq: number;
  readonly seat: Seat;
  readonly to: number;
  /** Something hidden came out since. */
  readonly hidden: boolean;
  readonly agreed: readonly Seat[];
}

interface Vote {
  readonly seat: Seat;
  readonly for: Seat;
}

/** What was agreed and asked at the table, besides the game itself. Most entries leave it as it is. */
export interface TableState {
  readonly seats: readonly SeatState[];
  readonly request: TakeBackRequest | undefined;
  /** For stand-ins. */
  readonly votes: readonly Vote[];
  /** By seat, where the others may vote: since when nothing has been heard of the awaited player. */
  readonly askedAt: readonly number[] | undefined;
  readonly clock: ClockState | undefined;
}

/** What a table is before its first entry, as far as clocks and stand-ins are concerned. */
export interface TableStart {
  readonly seats: number;
  readonly terms?: TableTerms;
  /** When the game began. */
  readonly startedAt?: number;
  /** By seat: played by a bot from the start. Absent where nobody knows. */
  readonly bots?: readonly boolean[];
}

const PLAYING: SeatState = { resigned: false, standIn: undefined };

export function openTable(start: TableStart, awaiting: readonly Seat[]): TableState {
  const { terms = {}, startedAt = 0 } = start;
  const seats = Array.from({ length: start.seats }, () => PLAYING);
  const runs = seats.map((_, seat) => awaiting.includes(seat) && isPerson(start, seat));
  return {
    seats,
    request: undefined,
    votes: [],
    askedAt: terms.silenceHours === undefined ? undefined : seats.map(() => startedAt),
    clock: terms.clock === undefined ? undefined : openClock(terms.clock, runs, startedAt),
  };
}

export function isPerson({ bots }: TableStart, seat: Seat): boolean {
  return bots?.[seat] !== true;
}

/** Whether a bot decides for the player of this seat. */
export function isReplaced({ seats }: TableState, seat: Seat): boolean {
  const state = seats[seat] ?? PLAYING;
  return state.resigned || state.standIn !== undefined;
}

/** The seats whose own players decide. */
export function activePeople(start: TableStart, table: TableState): Seat[] {
  return table.seats.flatMap((_, seat) => (isPerson(start, seat) && !isReplaced(table, seat) ? [seat] : []));
}

/** An entry and the seats awaited around it. */
export interface TableChangeContext {
  readonly start: TableStart;
  readonly seq: number;
  readonly entry: LogEntry;
  readonly at: number;
  readonly awaitedBefore: readonly Seat[];
  readonly awaiting: readonly Seat[];
  /** Whether a seat that is still awaited after its move has a new turn. */
  readonly anew: boolean;
  /** Whether something hidden came out since the entry a request goes back to. */
  readonly hidden: (to: number) => boolean;
}

const GAME_KINDS: ReadonlySet<LogEntry['kind']> = new Set(['move', 'end', 'undo']);

export function tableAfter(before: TableState, change: TableChangeContext): TableState {
  const { entry } = change;
  const isQuiet =
    before.clock === undefined &&
    before.askedAt === undefined &&
    before.request === undefined &&
    before.votes.length === 0;
  // Nearly every move of nearly every table.
  if (isQuiet && GAME_KINDS.has(entry.kind)) return before;
  const seats = seatsAfter(before, change);
  const request = requestAfter(before, change);
  const votes = votesAfter(before, change);
  const askedAt = askedAtAfter(before, change);
  const next = { seats, request, votes, askedAt, clock: before.clock };
  if (before.clock === undefined) return next;
  const { start, awaiting, seq, at, anew } = change;
  const runs = seats.map((_, seat) => awaiting.includes(seat) && isPerson(start, seat) && !isReplaced(next, seat));
  return { ...next, clock: clockAfter(before.clock, { seq, entry, at, runs, anew }) };
}

function seatsAfter({ seats }: TableState, { entry, at }: TableChangeContext): readonly SeatState[] {
  switch (entry.kind) {
    case 'resign':
      return seats.with(entry.seat, { resigned: true, standIn: undefined });
    case 'standIn':
      return seats.with(entry.seat, { resigned: false, standIn: { bot: entry.bot, why: entry.why, since: at } });
    case 'return':
      return seats.with(entry.seat, PLAYING);
    default:
      return seats;
  }
}

function requestAfter(
  { request }: TableState,
  { entry, seq, hidden }: TableChangeContext,
): TakeBackRequest | undefined {
  switch (entry.kind) {
    case 'askBack':
      return { seq, seat: entry.seat, to: entry.to, hidden: hidden(entry.to), agreed: [] };
    case 'answerBack':
      return request !== undefined && entry.agree ? { ...request, agreed: [...request.agreed, entry.seat] } : undefined;
    case 'move':
    case 'end':
    case 'undo':
    case 'takeBack':
    case 'withdrawBack':
      return undefined;
    case 'resign':
    case 'standIn':
      return request?.seat === entry.seat ? undefined : request;
    default:
      return request;
  }
}

function votesAfter({ votes }: TableState, { entry, awaiting }: TableChangeContext): readonly Vote[] {
  if (entry.kind === 'vote') {
    const others = votes.filter((vote) => vote.seat !== entry.seat || vote.for !== entry.for);
    return entry.off === true ? others : [...others, { seat: entry.seat, for: entry.for }];
  }
  if (votes.length === 0) return votes;
  const from = seatOf(entry);
  const isGone = entry.kind === 'resign' || entry.kind === 'standIn';
  return votes.filter((vote) => vote.for !== from && awaiting.includes(vote.for) && !(isGone && vote.seat === from));
}

/** Any sign of life counts. Time in which the table could not be played does not. */
function askedAtAfter({ askedAt, clock }: TableState, change: TableChangeContext): readonly number[] | undefined {
  if (askedAt === undefined) return undefined;
  const { entry, at, awaitedBefore, awaiting } = change;
  if (entry.kind === 'resumed') {
    const away = Math.max(0, entry.since - (clock?.paused?.since ?? entry.since));
    return askedAt.map((since) => since + away);
  }
  const from = seatOf(entry);
  return askedAt.map((since, seat) => {
    const isSame = awaitedBefore.includes(seat) && awaiting.includes(seat) && seat !== from;
    return isSame && entry.kind !== 'takeBack' ? since : at;
  });
}
