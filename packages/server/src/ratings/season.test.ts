import { expect, it } from 'vitest';
import { seasonAt } from './season.ts';

it('is a quarter of the calendar by default', () => {
  const season = seasonAt(Date.UTC(2026, 10, 17, 3), 3);
  expect(season).toEqual({ id: '2026-10', startsAt: Date.UTC(2026, 9), endsAt: Date.UTC(2027, 0) });
  expect(seasonAt(season.endsAt - 1, 3).id).toBe('2026-10');
  expect(seasonAt(season.endsAt, 3).id).toBe('2027-01');
});

it('can be a month or a year, in an order that text has too', () => {
  expect(seasonAt(Date.UTC(2026, 1, 3), 1).id).toBe('2026-02');
  expect(seasonAt(Date.UTC(2026, 11, 31), 12)).toMatchObject({ id: '2026-01', endsAt: Date.UTC(2027, 0) });
});
