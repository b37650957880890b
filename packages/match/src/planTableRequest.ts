import { fail, ok, type Result, type Seat } from '@portolan/kernel';
import { type CalendarInfo, DEFAULT_ZONE, type LogEntry, type RefusalInfo, refusal } from '@portolan/protocol';
import { dayOf, HOUR_MS, instantAfter } from './calendar.ts';
import { begunDay, daysOff } from './clock.ts';
import { hiddenBelow, type MatchPosition } from './matchPosition.ts';
import { type Plan, planned } from './planMove.ts';
import { activePeople, isPerson, isReplaced, type TakeBackRequest } from './tableState.ts';
import { LAST_UNDO } from './undoTarget.ts';

/** What the player of a seat can ask for besides moves. */
export type TableRequest =
  | { readonly kind: 'resign' }
  /** `bot`: the player's choice. */
  | { readonly kind: 'handOver'; readonly bot?: string }
  | { readonly kind: 'return' }
  | { readonly kind: 'vote'; readonly for: Seat; readonly off?: true }
  | { readonly kind: 'askBack'; readonly seq: number; readonly to: number; readonly hidden?: true }
  | { readonly kind: 'answerBack'; readonly request: number; readonly agree: boolean; readonly hidden?: true }
  | { readonly kind: 'withdrawBack'; readonly request: number }
  | ({ readonly kind: 'calendar' } & Partial<CalendarInfo>);

/** The bot that takes over from a player. */
export const STAND_IN = 'bosun';

/** In a log of this length only moves are written, so that nobody can make it grow without end. */
const LAST_REQUEST = 3000;

type Entry = Result<LogEntry, RefusalInfo>;

interface Asking<K extends TableRequest['kind'] = TableRequest['kind']> {
  readonly position: MatchPosition;
  readonly seat: Seat;
  readonly asked: Extract<TableRequest, { readonly kind: K }>;
  readonly at: number;
}

/** The effect of a request, if it is allowed at `position`. */
export function planTableRequest(position: MatchPosition, seat: Seat, asked: TableRequest, at: number): Plan {
  if (position.awaiting.length === 0) return fail({ code: 'over' });
  if (position.table.seats[seat]?.resigned === true) return fail({ code: 'notSeated' });
  if (position.seq >= LAST_REQUEST && !ALWAYS.has(asked.kind)) return fail(refusal('tooManyRequests'));
  const entry = entryOf(position, seat, asked, at);
  return entry.ok ? planned(position, entry.value, at) : entry;
}

/** A player can always go, and come back. */
const ALWAYS: ReadonlySet<TableRequest['kind']> = new Set(['resign', 'return']);

function entryOf(position: MatchPosition, seat: Seat, asked: TableRequest, at: number): Entry {
  switch (asked.kind) {
    case 'resign':
      return ok({ kind: 'resign', seat });
    case 'handOver':
      if (isReplaced(position.table, seat)) return fail(refusal('standInPlays'));
      return ok({ kind: 'standIn', seat, bot: asked.bot ?? STAND_IN, why: 'asked' });
    case 'return':
      if (!isReplaced(position.table, seat)) return fail(refusal('noStandIn'));
      return ok({ kind: 'return', seat });
    case 'vote':
      return vote({ position, seat, asked, at });
    case 'askBack':
      return askBack({ position, seat, asked, at });
    case 'answerBack':
      return answerBack({ position, seat, asked, at });
    case 'withdrawBack':
      if (position.table.request?.seq !== asked.request) return fail(refusal('requestOver'));
      if (position.table.request.seat !== seat) return fail(refusal('notAsked'));
      return ok({ kind: 'withdrawBack', seat });
    case 'calendar':
      return calendar({ position, seat, asked, at });
  }
}

/** When the others may vote about an awaited seat; undefined where they never may. */
export function voteFrom({ start, table, awaiting }: MatchPosition, seat: Seat): number | undefined {
  const hours = start.terms?.silenceHours;
  const asked = table.askedAt?.[seat];
  if (hours === undefined || asked === undefined || !awaiting.includes(seat)) return undefined;
  if (!isPerson(start, seat) || isReplaced(table, seat)) return undefined;
  const days = table.clock === undefined ? undefined : daysOff(table.clock, seat);
  return days === undefined ? asked + hours * HOUR_MS : instantAfter(days, asked, hours * HOUR_MS);
}

function vote({ position, seat, asked, at }: Asking<'vote'>): Entry {
  const { table } = position;
  if (position.start.terms?.silenceHours === undefined) return fail(refusal('noVote'));
  if (isReplaced(table, seat)) return fail(refusal('standInPlays'));
  const from = asked.for === seat ? undefined : voteFrom(position, asked.for);
  if (from === undefined || at < from) return fail(refusal('notSilent'));
  const has = table.votes.some((one) => one.seat === seat && one.for === asked.for);
  if (has === (asked.off !== true)) return fail({ code: 'stale' });
  return ok({ kind: 'vote', seat, for: asked.for, ...(asked.off === true ? { off: true } : {}) });
}

/** How many votes replace a player: more than half of the others who still play themselves. */
export function votesNeeded({ start, table }: MatchPosition, target: Seat): number {
  const others = activePeople(start, table).filter((seat) => seat !== target);
  return Math.floor(others.length / 2) + 1;
}

function askBack({ position, seat, asked }: Asking<'askBack'>): Entry {
  const { table, counted } = position;
  if (asked.seq !== position.seq) return fail({ code: 'stale' });
  if (isReplaced(table, seat)) return fail(refusal('standInPlays'));
  if (table.request !== undefined) return fail(refusal('requestOpen'));
  if (!mayGoBackTo(position, asked.to)) return fail(refusal('noSuchMove'));
  if (counted.length === 0 || position.seq >= LAST_UNDO) return fail({ code: 'noUndo' });
  const hidden = asked.to < hiddenBelow(position);
  if (hidden && asked.hidden !== true) return fail(refusal('hiddenSince'));
  return ok({ kind: 'askBack', seat, to: asked.to, ...(hidden ? { hidden: true } : {}) });
}

/** True for the state after any standing move but the last, and for the opening. */
export function mayGoBackTo({ counted }: MatchPosition, to: number): boolean {
  if (counted.length === 0) return false;
  return to === 0 || counted.slice(0, -1).some((move) => move.seq === to);
}

/**
 * Everyone concerned who has not answered the open request. That includes those whom a bot replaces without their asking
 * for it, if a move of their own would be undone or something hidden has come out: they are away, not out of the game.
 */
export function unanswered(position: MatchPosition): readonly Seat[] {
  const { start, table } = position;
  const { request } = table;
  if (request === undefined) return [];
  const away = table.seats.flatMap((_, seat) => (isConcernedThoughAway(position, request, seat) ? [seat] : []));
  return [...activePeople(start, table), ...away]
    .filter((seat) => seat !== request.seat && !request.agreed.includes(seat))
    .sort((one, other) => one - other);
}

function isConcernedThoughAway({ table, counted }: MatchPosition, request: TakeBackRequest, seat: Seat): boolean {
  const { standIn } = table.seats[seat] ?? {};
  if (standIn === undefined || standIn.why === 'asked') return false;
  return request.hidden || counted.some((move) => move.seq > request.to && move.seat === seat && !move.byStandIn);
}

function answerBack({ position, seat, asked }: Asking<'answerBack'>): Entry {
  const { request } = position.table;
  if (request?.seq !== asked.request) return fail(refusal('requestOver'));
  if (!unanswered(position).includes(seat)) return fail(refusal('notAsked'));
  if (!asked.agree) return ok({ kind: 'answerBack', seat, agree: false });
  if (request.hidden && asked.hidden !== true) return fail(refusal('hiddenSince'));
  return ok({ kind: 'answerBack', seat, agree: true, ...(request.hidden ? { hidden: true } : {}) });
}

/**
 * Days that have begun stay taken, even in a time zone where they have not: nobody can take more of them
 * than was agreed.
 */
function calendar({ position, seat, asked, at }: Asking<'calendar'>): Entry {
  const { clock } = position.table;
  if (clock === undefined || clock.terms.kind !== 'correspondence') return fail(refusal('noClock'));
  const { terms, calendars } = clock;
  const had = calendars[seat] ?? { zone: DEFAULT_ZONE, holidays: [], vacation: [] };
  const zone = asked.zone ?? had.zone;
  const today = dayOf(zone, at);
  const begun = begunDay(clock, seat, at);
  const merged = (before: readonly string[], wanted: readonly string[] | undefined): readonly string[] => {
    if (wanted === undefined) return before;
    const days = [...before.filter((day) => day <= begun), ...wanted.filter((day) => day >= today)];
    return [...new Set(days)].sort();
  };
  const holidays = merged(had.holidays, asked.holidays);
  const vacation = merged(had.vacation, asked.vacation);
  const { holidays: mostHolidays = 0, vacationDays = 0 } = terms;
  if (holidays.length > mostHolidays) return fail(refusal('tooManyDaysOff', { max: mostHolidays }));
  if (vacation.length > vacationDays) return fail(refusal('tooManyDaysOff', { max: vacationDays }));
  return ok({ kind: 'calendar', seat, zone, holidays, vacation });
}
