import { afterEach, expect, it } from 'vitest';
import { setClock } from './movableClock.ts';

const HOUR_MS = 3_600_000;

afterEach(() => setClock({ offByMs: 0 }));

it('whoever asks for the time is told the wrong one, in whatever way they ask', () => {
  const kept = Date.now;
  const before = kept();
  setClock({ offByMs: -HOUR_MS });
  const told = [kept(), Date.now(), Date.parse(new Date().toISOString()), Date.parse(Date())];
  expect(told.map((time) => Math.round((time - before) / HOUR_MS))).toEqual([-1, -1, -1, -1]);
  expect(new Date(5).getTime()).toBe(5);
  expect(new Date()).toBeInstanceOf(Date);
  class Moment extends Date {}
  expect(new Moment()).toBeInstanceOf(Moment);
});
