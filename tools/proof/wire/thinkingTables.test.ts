import { describe, expect, it } from 'vitest';
import { waitsWithin } from './thinkingTables.ts';

describe('the waits of tables', () => {
  it('are the times between moves, without those that were forced', () => {
    const even = [0, 1000, 2000, 2004, 3000, 4000];
    expect(waitsWithin([even, even], 0, 4000)).toEqual({ medianMs: 1000, longestMs: 1000, fewest: 4, most: 4 });
  });

  it('show a table that is served less often', () => {
    const waits = waitsWithin(
      [
        [0, 1000, 2000, 3000],
        [0, 3000],
      ],
      0,
      3000,
    );
    expect(waits).toEqual({ medianMs: 1000, longestMs: 3000, fewest: 1, most: 3 });
  });

  it('are the whole time for a table that never moves', () => {
    expect(waitsWithin([[0, 1000, 2000], []], 0, 2000).longestMs).toBe(2000);
  });
});
