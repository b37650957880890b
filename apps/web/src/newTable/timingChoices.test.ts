import { readRequest } from '@portolan/protocol';
import { describe, expect, it } from 'vitest';
import * as timing from './timingChoices.ts';

const { termsOf, USUAL_TIMING: USUAL } = timing;

describe('the timing of a new table', () => {
  it('is no clock at first, and a vote when somebody has vanished', () => {
    expect(termsOf(USUAL)).toEqual({ silenceHours: 168 });
    expect(termsOf({ ...USUAL, silenceDays: 0 })).toBeUndefined();
  });

  it('is a bank and an increment in a live game, where nobody has to vote', () => {
    expect(termsOf({ ...USUAL, kind: 'live', atZero: 'resign' })).toEqual({
      clock: { kind: 'live', bankSeconds: 1800, incrementSeconds: 30 },
      atZero: 'resign',
    });
  });

  it('is days per turn, and the days that do not count', () => {
    const days = { ...USUAL, kind: 'days' } as const;
    expect(termsOf(days)).toEqual({
      clock: { kind: 'correspondence', daysPerTurn: 2, skipWeekends: true, vacationDays: 14 },
      atZero: 'standIn',
    });
    expect(termsOf({ ...days, skipWeekends: false, holidays: 3, vacationDays: 0, earlyVoteDays: 1 })).toEqual({
      clock: { kind: 'correspondence', daysPerTurn: 2, holidays: 3 },
      atZero: 'standIn',
      silenceHours: 24,
    });
  });

  it('is accepted whatever is chosen', () => {
    const { BANK_MINUTES, INCREMENT_SECONDS, TURN_DAYS, HOLIDAYS, VACATION_DAYS, SILENCE_DAYS } = timing;
    const chosen = [
      ...BANK_MINUTES.map((bankMinutes) => ({ kind: 'live', bankMinutes }) as const),
      ...INCREMENT_SECONDS.map((incrementSeconds) => ({ kind: 'live', incrementSeconds }) as const),
      ...TURN_DAYS.map((daysPerTurn) => ({ kind: 'days', daysPerTurn }) as const),
      ...HOLIDAYS.map((holidays) => ({ kind: 'days', holidays }) as const),
      ...VACATION_DAYS.map((vacationDays) => ({ kind: 'days', vacationDays }) as const),
      ...SILENCE_DAYS.map((silenceDays) => ({ kind: 'days', earlyVoteDays: silenceDays }) as const),
    ];
    for (const one of chosen) {
      const terms = termsOf({ ...USUAL, ...one });
      const request = { game: 'g', seats: [{ kind: 'me' }], visibility: 'public', terms };
      expect(readRequest('newTable', request)).toMatchObject({ ok: true });
    }
  });
});
