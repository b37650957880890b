import { describe, expect, it } from 'vitest';
import { makePace } from './pace.ts';

describe('the pace of a rival', () => {
  it('reaches the next place in one turn, and hardly the end of the street', () => {
    const pace = makePace(2.5);
    expect(pace(1, 1)).toBe(1);
    expect(pace(1, 2)).toBeCloseTo(0.6);
    expect(pace(1, 3)).toBeCloseTo(0.36);
    expect(pace(1, 18)).toBeLessThan(0.001);
    expect(pace(0, 1)).toBe(0);
  });

  it('comes further with every turn', () => {
    const pace = makePace(2.5);
    expect(pace(2, 2)).toBe(1);
    expect(pace(2, 3)).toBeCloseTo(0.36 + 2 * 0.4 * 0.6);
    for (let turns = 1; turns < 10; turns++) expect(pace(turns + 1, 9)).toBeGreaterThanOrEqual(pace(turns, 9));
    expect(pace(30, 40)).toBe(1);
  });

  it('stops everywhere where it moves one place at a time', () => {
    const pace = makePace(1);
    expect([pace(1, 1), pace(1, 2), pace(4, 4), pace(4, 5)]).toEqual([1, 0, 1, 0]);
  });
});
