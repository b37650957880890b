import { describe, expect, it } from 'vitest';
import { memoryDrift } from './memoryDrift.ts';

/** Readings of a process that starts at 60, is warm at 100 after a quarter of the time, and then grows steadily. */
function soak(readings: number, grown: number): number[] {
  return Array.from({ length: readings }, (_, at) => {
    const part = at / (readings - 1);
    return Math.min(100, 60 + 160 * part) + grown * part + (at % 3);
  });
}

describe('the drift of memory in a soak', () => {
  it('is none for memory that is flat once it is warm', () => {
    expect(Math.abs(memoryDrift(soak(60, 0)))).toBeLessThan(0.02);
  });

  it('is seen if memory grows by a third in all', () => {
    expect(memoryDrift(soak(60, 33))).toBeGreaterThan(0.08);
  });

  it('does not depend on a single reading', () => {
    expect(Math.abs(memoryDrift([...soak(60, 0), 500]))).toBeLessThan(0.02);
  });

  it('is not a number without readings, so that no bound holds', () => {
    expect(memoryDrift([]) < 1).toBe(false);
  });
});
