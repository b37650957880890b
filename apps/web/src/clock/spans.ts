import { t } from '../messages/terms.ts';

const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

interface Unit {
  readonly ms: number;
  readonly long: 'time.days' | 'time.hours' | 'time.minutes' | 'time.seconds';
  readonly short: 'time.days' | 'time.shortHours' | 'time.shortMinutes' | 'time.shortSeconds';
}

const UNITS: readonly Unit[] = [
  { ms: DAY, long: 'time.days', short: 'time.days' },
  { ms: HOUR, long: 'time.hours', short: 'time.shortHours' },
  { ms: MINUTE, long: 'time.minutes', short: 'time.shortMinutes' },
  { ms: SECOND, long: 'time.seconds', short: 'time.shortSeconds' },
];

/** A span of time in its two largest units: `2 hours`, `1 day 4 hours`. */
export function spanInWords(ms: number): string {
  return inUnits(ms, 'long');
}

/** The same where there is little room: `2 h`, `1 day 4 h`. */
export function shortSpan(ms: number): string {
  return inUnits(ms, 'short');
}

function inUnits(ms: number, style: 'long' | 'short'): string {
  const at = UNITS.findIndex((unit) => ms >= unit.ms);
  const [unit, next] = UNITS.slice(at < 0 ? -1 : at);
  if (unit === undefined) return '';
  const one = t(unit[style], { n: Math.floor(ms / unit.ms) });
  const rest = next === undefined ? 0 : Math.floor((ms % unit.ms) / next.ms);
  return next === undefined || rest === 0 ? one : t('time.pair', { one, other: t(next[style], { n: rest }) });
}
