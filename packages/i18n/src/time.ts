import { intlLocale } from './locale.ts';
import { t } from './messages.ts';

const UNITS = [
  ['minute', 60],
  ['hour', 3600],
  ['day', 86_400],
] as const;

/** How long ago, in the largest unit that fits; after two weeks, the date. */
export function ago(at: number, now: number): string {
  const seconds = Math.max(0, (now - at) / 1000);
  if (seconds < 45) return t('now');
  const [unit, size] = UNITS.findLast(([, each]) => seconds >= each * 0.9) ?? UNITS[0];
  const count = Math.max(1, Math.round(seconds / size));
  if (unit === 'day' && count > 14) {
    return calendarDay(at);
  }
  // Not by `Intl`, whose first formatter takes long to make.
  return t(unit, { n: count });
}

export function calendarDay(at: number): string {
  return new Date(at).toLocaleDateString(intlLocale(), { day: 'numeric', month: 'short', year: 'numeric' });
}

export function clockTime(at: number): string {
  return new Date(at).toLocaleTimeString(intlLocale(), { hour: '2-digit', minute: '2-digit' });
}
