import { describe, expect, it } from 'vitest';
import { makeDelivery } from './delivery.ts';

/** Deferred work that the test runs turn by turn. */
function turns(): { readonly defer: (work: () => void) => void; next(): boolean } {
  const deferred: (() => void)[] = [];
  return {
    defer: (work) => void deferred.push(work),
    next() {
      const works = deferred.splice(0);
      for (const work of works) work();
      return works.length > 0;
    },
  };
}

function numbered(count: number, name: string): string[] {
  return Array.from({ length: count }, (_, at) => `${name}${at}`);
}

describe('delivery', () => {
  it('sends to a few at once', () => {
    const { defer, next } = turns();
    const sent: string[] = [];
    makeDelivery(defer).send('t', numbered(50, 'a'), (one) => sent.push(one));
    expect(sent).toHaveLength(50);
    expect(next()).toBe(false);
  });

  it('sends to many in slices, and keeps the order of what comes later', () => {
    const { defer, next } = turns();
    const delivery = makeDelivery(defer);
    const sent: string[] = [];
    delivery.send('crowd', numbered(120, 'a'), (one) => sent.push(one));
    expect(sent).toHaveLength(50);
    delivery.send('crowd', numbered(3, 'b'), (one) => sent.push(one));
    expect(sent).toHaveLength(50);
    while (next());
    expect(sent).toEqual([...numbered(120, 'a'), ...numbered(3, 'b')]);
  });

  it('does not keep other tables waiting', () => {
    const { defer } = turns();
    const delivery = makeDelivery(defer);
    const sent: string[] = [];
    delivery.send('crowd', numbered(500, 'a'), (one) => sent.push(one));
    delivery.send('few', numbered(2, 'b'), (one) => sent.push(one));
    expect(sent.slice(50)).toEqual(['b0', 'b1']);
  });

  it('sends larger slices while the backlog is large', () => {
    const { defer, next } = turns();
    const delivery = makeDelivery(defer);
    const sent: string[] = [];
    for (let times = 0; times < 100; times++) delivery.send('crowd', numbered(500, 'a'), (one) => sent.push(one));
    let count = 0;
    while (next()) count++;
    expect(sent).toHaveLength(50_000);
    expect(count).toBeLessThan(300);
  });
});
