/** Days such as `2026-12-25`, one after the other. */
export interface DayRange {
  readonly first: string;
  readonly last: string;
}

const DAY_MS = 86_400_000;

function numberOf(day: string): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS);
}

function dayOf(number: number): string {
  return new Date(number * DAY_MS).toISOString().slice(0, 10);
}

function isWeekend(number: number): boolean {
  // The first day of 1970 was a Thursday.
  const weekday = (number + 4) % 7;
  return weekday === 0 || weekday === 6;
}

/** All days of a range, or without weekends, which need not be taken off where they do not count. */
export function daysIn({ first, last }: DayRange, withWeekends: boolean): readonly string[] {
  const [from, to] = [numberOf(first), numberOf(last)];
  if (!(to >= from)) return [];
  const all = Array.from({ length: to - from + 1 }, (_, more) => from + more);
  return all.filter((day) => withWeekends || !isWeekend(day)).map(dayOf);
}

/** Both together, ascending and each day once. */
export function joinDays(some: readonly string[], more: readonly string[]): readonly string[] {
  return [...new Set([...some, ...more])].sort();
}

/** Days in a row as ranges. Days with nothing but weekends between them are in a row where weekends do not count. */
export function rangesOf(days: readonly string[], withWeekends: boolean): readonly DayRange[] {
  const ranges: { first: string; last: string }[] = [];
  for (const day of days) {
    const range = ranges.at(-1);
    const next = range === undefined ? undefined : dayAfter(range.last, withWeekends);
    if (range !== undefined && day <= (next ?? '')) range.last = day;
    else ranges.push({ first: day, last: day });
  }
  return ranges;
}

function dayAfter(day: string, withWeekends: boolean): string {
  let next = numberOf(day) + 1;
  while (!withWeekends && isWeekend(next)) next++;
  return dayOf(next);
}
