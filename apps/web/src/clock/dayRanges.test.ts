import { describe, expect, it } from 'vitest';
import { daysIn, joinDays, rangesOf } from './dayRanges.ts';

describe('days off', () => {
  // 20 November 2026 is a Friday.
  const range = { first: '2026-11-20', last: '2026-11-23' };

  it('are all days of a range, or those that count', () => {
    expect(daysIn(range, true)).toEqual(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23']);
    expect(daysIn(range, false)).toEqual(['2026-11-20', '2026-11-23']);
    expect(daysIn({ first: '2026-12-31', last: '2027-01-01' }, true)).toEqual(['2026-12-31', '2027-01-01']);
    expect(daysIn({ first: range.last, last: range.first }, true)).toEqual([]);
    expect(daysIn({ first: '', last: range.first }, true)).toEqual([]);
  });

  it('are joined in order, each once', () => {
    expect(joinDays(['2026-12-24', '2026-12-26'], ['2026-12-25', '2026-12-24'])).toEqual([
      '2026-12-24',
      '2026-12-25',
      '2026-12-26',
    ]);
  });

  it('are told as ranges', () => {
    const days = ['2026-11-20', '2026-11-23', '2026-11-25'];
    expect(rangesOf(days, false)).toEqual([
      { first: '2026-11-20', last: '2026-11-23' },
      { first: '2026-11-25', last: '2026-11-25' },
    ]);
    expect(rangesOf(days, true)).toHaveLength(3);
    expect(rangesOf([], true)).toEqual([]);
  });
});
