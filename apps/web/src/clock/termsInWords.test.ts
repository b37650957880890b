import { describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE, shortSpan, spanInWords } from './spans.ts';
import { shortTerms, termsInWords } from './termsInWords.ts';

describe('spans of time', () => {
  it('are said in their two largest units', () => {
    expect([DAY, 2 * DAY + 4 * HOUR + 59 * MINUTE, 90 * MINUTE, 15_000, 61_000].map(spanInWords)).toEqual([
      '1 day',
      '2 days 4 hours',
      '1 hour 30 minutes',
      '15 seconds',
      '1 minute 1 second',
    ]);
    expect([DAY + 4 * HOUR, 90 * MINUTE, 15_000, 0].map(shortSpan)).toEqual(['1 day 4 h', '1 h 30 min', '15 s', '0 s']);
  });
});

describe('the terms of a table in words', () => {
  it('say when there is no clock', () => {
    expect(termsInWords({})).toEqual(['No clock: everyone takes the time they need.']);
    expect(termsInWords({ silenceHours: 72 })).toEqual([
      'No clock: everyone takes the time they need.',
      'After 3 days of silence, the others can vote for a bot to stand in.',
    ]);
    expect(shortTerms({ silenceHours: 72 })).toBeUndefined();
  });

  it('say who has hints, where that is agreed on', () => {
    expect(termsInWords({ hints: 'everybody' })).toContain('Everybody may ask for hints.');
    expect(termsInWords({ hints: 'nobody' })).toContain('There are no hints.');
  });

  it('say the bank and the increment of a live clock', () => {
    const clock = { kind: 'live', bankSeconds: 1200, incrementSeconds: 15 } as const;
    expect(termsInWords({ clock, atZero: 'resign' })).toEqual([
      '20 minutes for each player, and 15 seconds more after every turn.',
      'When the time is up, the player has resigned.',
    ]);
    expect(shortTerms({ clock })).toBe('20 min + 15 s');
    const plain = { ...clock, incrementSeconds: 0 };
    expect(termsInWords({ clock: plain })[0]).toBe('20 minutes for each player.');
    expect(shortTerms({ clock: plain })).toBe('20 min');
  });

  it('say the days of a turn, and which do not count', () => {
    const clock = {
      kind: 'correspondence',
      daysPerTurn: 2,
      skipWeekends: true,
      holidays: 1,
      vacationDays: 14,
    } as const;
    expect(termsInWords({ clock, rated: true, language: 'de' })).toEqual([
      '2 days for each turn.',
      'Saturdays and Sundays do not count.',
      'One holiday of each player’s choice does not count.',
      '14 days of vacation for each player.',
      'When the time is up, a bot plays until the player is back.',
      'This game is rated.',
      'The chat is in German.',
    ]);
    expect(shortTerms({ clock })).toBe('2 days per turn');
    expect(shortTerms({ clock: { kind: 'correspondence', daysPerTurn: 1 } })).toBe('One day per turn');
  });
});
