import { t } from '../messages/analysis.ts';

export function rounded(value: number): number {
  const tenth = Math.round(value * 10) / 10;
  return tenth === 0 ? 0 : tenth;
}

export function tenths(value: number): string {
  return t('analysis.place', { n: rounded(value) });
}

/** With its sign. */
export function signed(value: number): string {
  const shown = rounded(value);
  if (shown === 0) return tenths(0);
  return `${shown > 0 ? '+' : '−'}${tenths(Math.abs(shown))}`;
}
