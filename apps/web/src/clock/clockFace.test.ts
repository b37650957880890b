import { describe, expect, it } from 'vitest';
import { clockFace, DAYS_LOW, timeLeft } from './clockFace.ts';
import { DAY, HOUR, MINUTE } from './spans.ts';

describe('the time left', () => {
  it('is said calmly: seconds only in the last ten minutes', () => {
    const left = [DAY + 4 * HOUR + 3 * MINUTE, 5 * HOUR + 12 * MINUTE, 59.9 * MINUTE, 10 * MINUTE, 9 * MINUTE + 40_001];
    expect(left.map(timeLeft)).toEqual(['1 day 4 h', '5 h 12 min', '59 min', '10 min', '9:41']);
  });

  it('is zero only at zero', () => {
    expect([60_000, 59_999, 1, 0].map(timeLeft)).toEqual(['1:00', '1:00', '0:01', '0:00']);
  });
});

describe('the face of a clock', () => {
  it('stands still while the clock does not run', () => {
    expect(clockFace({ left: 90_000, at: 0 }, 1_000_000)).toEqual({
      left: 90_000,
      text: '1:30',
      runs: false,
      isLow: false,
      paused: undefined,
      changesIn: undefined,
    });
    expect(clockFace({ left: 90_000, at: 0, paused: 'nobody' }, 9)).toMatchObject({ text: '1:30', paused: 'nobody' });
  });

  it('counts down to the time that the server has named, which may include days off', () => {
    const clock = { left: DAY, at: 0, until: 3 * DAY };
    expect(clockFace(clock, 0)).toMatchObject({ text: '3 days', runs: true, isLow: false });
    expect(clockFace(clock, 2.5 * DAY)).toMatchObject({ text: '12 h', changesIn: 1 });
    expect(clockFace(clock, 3 * DAY - HOUR / 2, DAYS_LOW)).toMatchObject({ text: '30 min', isLow: true });
  });

  it('waits at zero for the server', () => {
    const clock = { left: 5000, at: 0, until: 5000 };
    expect(clockFace(clock, 7000)).toMatchObject({ left: 0, text: '0:00', changesIn: undefined });
  });

  it('changes when its text does', () => {
    const clock = { left: HOUR, at: 0, until: HOUR };
    for (const now of [0, 1, 49 * MINUTE, 50 * MINUTE - 1, 50 * MINUTE, 59.5 * MINUTE, HOUR - 1]) {
      const face = clockFace(clock, now);
      if (face.changesIn === undefined) throw new Error('it runs');
      expect(clockFace(clock, now + face.changesIn - 1).text).toBe(face.text);
      expect(clockFace(clock, now + face.changesIn + 1).text).not.toBe(face.text);
    }
  });

  it('is low in the last minute', () => {
    const clock = { left: HOUR, at: 0, until: HOUR };
    expect(clockFace(clock, HOUR - MINUTE).isLow).toBe(false);
    expect(clockFace(clock, HOUR - MINUTE + 1)).toMatchObject({ isLow: true, text: '1:00' });
  });
});
