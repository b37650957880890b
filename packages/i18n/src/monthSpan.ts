import { intlLocale } from './locale.ts';

/** The first and the last month of a period, by the calendar of UTC; `endsAt` is no part of it. */
export function monthSpan(startsAt: number, endsAt: number): string {
  const format = new Intl.DateTimeFormat(intlLocale(), { month: 'short', year: 'numeric', timeZone: 'UTC' });
  return format.formatRange(startsAt, endsAt - 1);
}
