import { describe, expect, it } from 'vitest';
import { addVisitor, listVisitors, visitorCount } from './visitors.ts';

describe('visitors of a Location', () => {
  it('are none at first', () => {
    expect(visitorCount(0)).toBe(0);
    expect(listVisitors(0)).toEqual([]);
  });

  it('are counted and listed in order of arrival', () => {
    const arrivals = [4, 0, 3, 1, 2];
    let visitors = 0;
    for (const [before, seat] of arrivals.entries()) {
      visitors = addVisitor(visitors, seat);
      expect(visitorCount(visitors)).toBe(before + 1);
      expect(listVisitors(visitors)).toEqual(arrivals.slice(0, before + 1));
    }
  });
});
