import { integer, list, object, oneOf, optional, type Shape } from '@portolan/kernel';
import { byKind } from './byKind.ts';
import { DAYS_SHAPE, ZONE_SHAPE } from './calendarShape.ts';
import { type LogEntry, PAUSE_REASONS, STAND_IN_REASONS } from './entry.ts';
import { ID_SHAPE, MOVE_SHAPE, NAME_SHAPE } from './requests.ts';

/** Who played a seat. A person without a name has been deleted. */
export type LogSeat =
  | { readonly kind: 'person'; readonly name?: string; readonly resigned?: true }
  | { readonly kind: 'bot'; readonly bot: string };

/** An entry of the match that is not among the moves of its log: a move that was undone, or no move at all. */
export interface OtherEntry {
  /** Its number among all entries of the match. */
  readonly seq: number;
  readonly entry: LogEntry;
  /** When it was written, in milliseconds since 1970; since format 2. */
  readonly at?: number;
}

const SEAT = integer(0, 7);
const SEQ = integer(0, 1_000_000);
const FLAG = optional(oneOf([true]));

const SEATS = list(
  byKind({
    person: object({ kind: oneOf(['person']), name: optional(NAME_SHAPE), resigned: FLAG }),
    bot: object({ kind: oneOf(['bot']), bot: ID_SHAPE }),
  }),
  { min: 1, max: 8 },
);

const BOT = optional(ID_SHAPE);
const TIME = integer(0, Number.MAX_SAFE_INTEGER);

const OTHER_ENTRIES = list(
  object({
    seq: SEQ,
    at: optional(TIME),
    entry: byKind({
      move: entry('move', { seat: SEAT, text: MOVE_SHAPE, final: FLAG, standIn: BOT }),
      end: entry('end', { seat: SEAT, standIn: BOT }),
      undo: entry('undo', { seat: SEAT, to: SEQ }),
      resign: entry('resign', { seat: SEAT, why: optional(oneOf(['flag'])) }),
      standIn: entry('standIn', { seat: SEAT, bot: ID_SHAPE, why: oneOf(STAND_IN_REASONS) }),
      return: entry('return', { seat: SEAT }),
      vote: entry('vote', { seat: SEAT, for: SEAT, off: FLAG }),
      askBack: entry('askBack', { seat: SEAT, to: SEQ, hidden: FLAG }),
      answerBack: entry('answerBack', { seat: SEAT, agree: oneOf([true, false]), hidden: FLAG }),
      withdrawBack: entry('withdrawBack', { seat: SEAT }),
      takeBack: entry('takeBack', { seat: SEAT, to: SEQ }),
      calendar: entry('calendar', { seat: SEAT, zone: ZONE_SHAPE, holidays: DAYS_SHAPE, vacation: DAYS_SHAPE }),
      paused: entry('paused', { why: oneOf(PAUSE_REASONS), since: TIME }),
      resumed: entry('resumed', { since: TIME }),
    } satisfies Readonly<Record<LogEntry['kind'], Shape>>),
  }),
  { min: 0, max: 100_000 },
);

function entry(kind: LogEntry['kind'], fields: Parameters<typeof object>[0]): Shape {
  return object({ kind: oneOf([kind]), ...fields });
}

export function areLogSeats(value: unknown, players: number): value is readonly LogSeat[] {
  return Array.isArray(value) && value.length === players && SEATS(value, '') === undefined;
}

export function areOtherEntries(value: unknown): value is readonly OtherEntry[] {
  return OTHER_ENTRIES(value, '') === undefined;
}

/** An entry with its time, if the log has times. */
export type LoggedEntry = Omit<OtherEntry, 'seq'>;

/** All entries of the match in their order; undefined if the numbers of the others leave a gap or occur twice. */
export function allEntries(
  moves: readonly LoggedEntry[],
  others: readonly OtherEntry[],
): readonly LoggedEntry[] | undefined {
  const entries: LoggedEntry[] = [];
  const waiting = [...moves];
  const sorted = others.toSorted((one, next) => one.seq - next.seq);
  for (const { seq, ...other } of sorted) {
    const before = waiting.splice(0, seq - 1 - entries.length);
    entries.push(...before, other);
    if (entries.length !== seq) return undefined;
  }
  return [...entries, ...waiting];
}
