import type { CalendarInfo } from '@portolan/protocol';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Which days do not count for a player. */
export interface DaysOff extends CalendarInfo {
  readonly skipWeekends: boolean;
}

/** No day has more hours, even where clocks are set back. */
const LONGEST_DAY_MS = 26 * HOUR_MS;
/** A year without a day that counts would be a bug. */
const MOST_DAYS = 400;

/** The milliseconds from `from` to `to` that count. */
export function countedTime(days: DaysOff, from: number, to: number): number {
  let counted = 0;
  for (let at = from; at < to; ) {
    const end = Math.min(nextMidnight(days.zone, at), to);
    if (!isOff(days, at)) counted += end - at;
    at = end;
  }
  return counted;
}

/** When this many milliseconds that count will have passed. */
export function instantAfter(days: DaysOff, from: number, ms: number): number {
  let at = from;
  let left = ms;
  for (let passed = 0; passed < MOST_DAYS; passed++) {
    const end = nextMidnight(days.zone, at);
    if (!isOff(days, at)) {
      if (left <= end - at) return at + left;
      left -= end - at;
    }
    at = end;
  }
  return at;
}

function isOff({ zone, holidays, vacation, skipWeekends }: DaysOff, at: number): boolean {
  const day = dayOf(zone, at);
  return (skipWeekends && isWeekend(day)) || holidays.includes(day) || vacation.includes(day);
}

function isWeekend(day: string): boolean {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6;
}

/** By time zone; making one takes as long as a thousand uses. */
const formats = new Map<string, Intl.DateTimeFormat>();
/** There are about 600 zones; any others have been refused before. */
const MOST_FORMATS = 1000;

/** The day in a time zone, such as `2026-12-25`. */
export function dayOf(zone: string, at: number): string {
  let format = formats.get(zone);
  if (format === undefined) {
    if (formats.size >= MOST_FORMATS) formats.clear();
    const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
    // Swedish dates are ISO dates.
    format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, ...parts });
    formats.set(zone, format);
  }
  return format.format(at);
}

/**
 * The first instant of the next day, found by looking at days alone: there are zones in which midnight itself is skipped
 * when clocks change.
 */
function nextMidnight(zone: string, at: number): number {
  const today = dayOf(zone, at);
  // Days begin at full minutes.
  let before = Math.floor(at / MINUTE_MS);
  let after = before + LONGEST_DAY_MS / MINUTE_MS;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (dayOf(zone, middle * MINUTE_MS) === today) before = middle;
    else after = middle;
  }
  return after * MINUTE_MS;
}
