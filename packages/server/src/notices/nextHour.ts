const HOUR_MS = 60 * 60 * 1000;
const MOST_FORMATS = 200;

/** Making one takes longer than using it a hundred times. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** The next time after `at` when it is this hour in the time zone. */
export function nextHour(at: number, hour: number, zone: string): number {
  const format = formatOf(zone);
  const { hour: hourNow, ms } = localTime(format, at);
  // The start of the hour, in zones whose clocks differ from others by half an hour as well.
  const hourStart = at - ms;
  const ahead = (hour - hourNow + 24) % 24 || 24;
  const guess = hourStart + ahead * HOUR_MS;
  // When clocks change on the way, the guess is an hour early or late. Where that hour is left out, the next one counts.
  const near = [guess - HOUR_MS, guess, guess + HOUR_MS].filter((time) => time > at);
  return near.find((time) => localTime(format, time).hour === hour) ?? guess;
}

function localTime(format: Intl.DateTimeFormat, at: number): { readonly hour: number; readonly ms: number } {
  const parts = format.formatToParts(at);
  const read = (type: string): number => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return { hour: read('hour'), ms: read('minute') * 60_000 + read('second') * 1000 + (at % 1000) };
}

/** The store has only zones that were checked, but an update of Node may drop one. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const options = { hour: 'numeric', minute: 'numeric', second: 'numeric', hourCycle: 'h23' } as const;
  let made: Intl.DateTimeFormat;
  try {
    made = new Intl.DateTimeFormat('en', { ...options, timeZone: zone });
  } catch {
    made = new Intl.DateTimeFormat('en', { ...options, timeZone: 'UTC' });
  }
  if (formats.size >= MOST_FORMATS) formats.clear();
  formats.set(zone, made);
  return made;
}
