import { describe, expect, it } from 'vitest';
import { readReport } from './lighthouse.ts';

describe('a report', () => {
  it('becomes scores of a hundred and a list of what costs points', () => {
    const report = {
      categories: {
        performance: { score: 0.914, auditRefs: [ref('speed', 10), ref('hint', 0)] },
        accessibility: { score: null, auditRefs: [ref('order', 3), ref('speed', 1)] },
      },
      audits: {
        speed: { score: 0.5, displayValue: '350 ms' },
        hint: { score: 0 },
        order: { score: 0, details: { items: [{ node: { snippet: '<h3>' } }] } },
      },
    };
    expect(readReport(report)).toEqual({
      scores: { performance: 91, accessibility: 0 },
      faults: ['speed 350 ms', 'order <h3>'],
    });
  });
});

function ref(id: string, weight: number) {
  return { id, weight };
}
