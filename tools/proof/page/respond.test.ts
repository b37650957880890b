import { describe, expect, it } from 'vitest';
import { summarize } from './respond.ts';

describe('summarize', () => {
  it('reports the median, the 95th percentile and the maximum', () => {
    const clicks = Array.from({ length: 20 }, (_, at) => ({ what: `click ${at}`, ms: 20 * (20 - at) }));
    expect(summarize(clicks)).toEqual({
      clicks: 20,
      medianMs: 200,
      p95Ms: 380,
      worst: { what: 'click 0', ms: 400 },
    });
  });

  it('never passes without a click', () => {
    expect(summarize([]).p95Ms < 100).toBe(false);
  });
});
