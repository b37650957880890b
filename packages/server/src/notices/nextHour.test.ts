import { describe, expect, it } from 'vitest';
import { nextHour } from './nextHour.ts';

const next = (at: string, hour: number, zone: string): string =>
  new Date(nextHour(Date.parse(at), hour, zone)).toISOString();

describe('the next time it is an hour somewhere', () => {
  it.each([
    ['2026-11-17T10:20:30.500Z', 18, 'UTC', '2026-11-17T18:00:00.000Z'],
    ['2026-11-17T18:00:00.000Z', 18, 'UTC', '2026-11-18T18:00:00.000Z'],
    ['2026-11-17T18:00:00.001Z', 18, 'UTC', '2026-11-18T18:00:00.000Z'],
    ['2026-11-17T10:20:30.500Z', 18, 'America/New_York', '2026-11-17T23:00:00.000Z'],
    ['2026-11-17T10:20:30.500Z', 8, 'Asia/Kolkata', '2026-11-18T02:30:00.000Z'],
    ['2026-11-17T10:20:30.500Z', 0, 'Pacific/Chatham', '2026-11-18T10:15:00.000Z'],
  ])('after %s: %i in %s', (at, hour, zone, expected) => {
    expect(next(at, hour, zone)).toBe(expected);
  });

  it('is right on the days when clocks change', () => {
    // In Berlin clocks go from 2:00 to 3:00 on 29 March 2026, and from 3:00 to 2:00 on 25 October.
    expect(next('2026-03-28T20:00:00Z', 8, 'Europe/Berlin')).toBe('2026-03-29T06:00:00.000Z');
    expect(next('2026-10-24T20:00:00Z', 8, 'Europe/Berlin')).toBe('2026-10-25T07:00:00.000Z');
    // There is no hour that begins at 2:00 on that day; an hour later will do.
    expect(next('2026-03-28T20:00:00Z', 2, 'Europe/Berlin')).toBe('2026-03-29T01:00:00.000Z');
  });

  it('is always later, within two days, and for every hour of every zone the hour that was asked for', () => {
    const at = Date.parse('2026-11-17T10:20:30.500Z');
    for (const zone of Intl.supportedValuesOf('timeZone').filter((_, index) => index % 10 === 0)) {
      const format = new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone: zone });
      for (let hour = 0; hour < 24; hour++) {
        const found = nextHour(at, hour, zone);
        expect(found).toBeGreaterThan(at);
        expect(found).toBeLessThan(at + 25 * 3600_000);
        expect(Number(format.format(found))).toBe(hour);
      }
    }
  });

  it('treats a zone that is no longer known as UTC', () => {
    expect(next('2026-11-17T10:20:30.500Z', 18, 'Atlantic/Atlantis')).toBe('2026-11-17T18:00:00.000Z');
  });
});
