import { describe, expect, it } from 'vitest';
import { countedTime, DAY_MS, type DaysOff, dayOf, HOUR_MS, instantAfter } from './calendar.ts';

const at = (text: string): number => Date.parse(text);
const days = (over: Partial<DaysOff> = {}): DaysOff => ({
  zone: 'UTC',
  holidays: [],
  vacation: [],
  skipWeekends: false,
  ...over,
});

describe('the days that count', () => {
  it('are all of them without a calendar', () => {
    expect(countedTime(days(), at('2026-11-06T10:00Z'), at('2026-11-10T11:00Z'))).toBe(4 * DAY_MS + HOUR_MS);
  });

  it('leave out Saturday and Sunday in the player’s own time zone', () => {
    const from = at('2026-11-06T12:00Z');
    const to = at('2026-11-09T12:00Z');
    expect(countedTime(days({ skipWeekends: true }), from, to)).toBe(DAY_MS);
    // On Friday noon in London it is ten hours later there, and Saturday comes two hours later.
    const auckland = days({ skipWeekends: true, zone: 'Pacific/Auckland' });
    expect(dayOf('Pacific/Auckland', from)).toBe('2026-11-07');
    expect(countedTime(auckland, from, to)).toBe(25 * HOUR_MS);
  });

  it('leave out holidays and vacation', () => {
    const off = days({ holidays: ['2026-12-25'], vacation: ['2026-12-28', '2026-12-29'] });
    expect(countedTime(off, at('2026-12-24T18:00Z'), at('2026-12-30T06:00Z'))).toBe(
      6 * HOUR_MS + 2 * DAY_MS + 6 * HOUR_MS,
    );
  });

  it('have 23 and 25 hours when clocks change', () => {
    const lisbon = days({ zone: 'Europe/Lisbon', holidays: ['2026-03-28', '2026-10-26'] });
    expect(countedTime(lisbon, at('2026-03-28T12:00Z'), at('2026-03-29T23:00Z'))).toBe(23 * HOUR_MS);
    expect(countedTime(lisbon, at('2026-10-24T23:00Z'), at('2026-10-26T12:00Z'))).toBe(25 * HOUR_MS);
  });

  it('begin at one o’clock where midnight is skipped', () => {
    // In Santiago de Chile clocks went from 0:00 to 1:00 on 6 September 2026.
    const santiago = days({ zone: 'America/Santiago', vacation: ['2026-09-05'] });
    const midnight = at('2026-09-06T04:00Z');
    expect(countedTime(santiago, midnight - 5 * HOUR_MS, midnight + 2 * HOUR_MS)).toBe(2 * HOUR_MS);
  });
});

describe('a deadline', () => {
  it.each([
    [days(), '2026-11-06T12:00Z', 2, '2026-11-08T12:00Z'],
    [days({ skipWeekends: true }), '2026-11-06T12:00Z', 2, '2026-11-10T12:00Z'],
    [days({ skipWeekends: true }), '2026-11-07T12:00Z', 1, '2026-11-10T00:00Z'],
    [days({ vacation: ['2026-11-07', '2026-11-08'] }), '2026-11-06T12:00Z', 1, '2026-11-09T12:00Z'],
  ])('skips what does not count: %o from %s', (calendar, from, count, until) => {
    const found = instantAfter(calendar, at(from), count * DAY_MS);
    expect(new Date(found).toISOString()).toBe(new Date(until).toISOString());
    expect(countedTime(calendar, at(from), found)).toBe(count * DAY_MS);
  });
});
