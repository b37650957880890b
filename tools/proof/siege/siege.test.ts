import { describe, expect, it } from 'vitest';
import { ATTACKS, BRIEF_ATTACKS } from './attacks.ts';
import { type Figures, p99Of, pooled, spread, spreads } from './figures.ts';
import { frame } from './rawSocket.ts';

describe('attacks', () => {
  it('have names of their own, and the quick form has only known ones', () => {
    const names = ATTACKS.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(BRIEF_ATTACKS.filter((name) => !names.includes(name))).toEqual([]);
  });
});

describe('waiting times', () => {
  const waits = Array.from({ length: 200 }, (_, i) => ({ ms: i < 197 ? 10 : 500, starved: i < 197 ? 0 : 480 }));

  it('are judged by the clock on a machine of our own', () => {
    expect(spread(waits)).toMatchObject({ count: 200, p50: 10, p99: 500, p99Given: 20, most: 500 });
    expect(p99Of(spread(waits), 0.05)).toBe(500);
  });

  it('leave out the time without a core if other programs use the machine', () => {
    expect(p99Of(spread(waits), 0.5)).toBe(20);
  });

  it('are endless if there are none', () => {
    expect(spread([]).p99).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('rounds of an attack', () => {
  const round = (slow: number): Figures => {
    const acks = Array.from({ length: 140 }, (_, i) => ({ ms: i < 140 - slow ? 10 : 500, starved: 0 }));
    const seen = { acks, health: acks, faults: [] };
    return {
      attack: 'flood',
      seconds: 7,
      tally: { sent: 100, accepted: 40, refused: 60, cut: 0, notes: {} },
      alive: true,
      rssMb: 200 + slow,
      inside: { loopMs: 10 * slow, slowCommits: slow },
      seen,
      ...spreads(seen),
      others: 0,
      faults: [],
    };
  };

  it('are judged by all their waiting times together', () => {
    expect(round(2).acks.p99).toBe(500);
    expect(pooled([round(2), round(0)]).acks).toMatchObject({ count: 280, p99: 10, most: 500 });
    expect(pooled([round(2), round(2), round(2)]).acks.p99).toBe(500);
  });

  it('add up what was sent and keep the worst of the rest', () => {
    expect(pooled([round(2), round(1)])).toMatchObject({
      seconds: 14,
      tally: { sent: 200, accepted: 80, refused: 120 },
      rssMb: 202,
      inside: { loopMs: 20, slowCommits: 3 },
    });
  });
});

describe('frames', () => {
  it.each([
    [10, 6],
    [200, 8],
    [70_000, 14],
  ])('of %i bytes have a header of %i', (length, header) => {
    expect(frame({ opcode: 1, data: Buffer.alloc(length) })).toHaveLength(length + header);
  });

  it('can announce more than they have', () => {
    expect(frame({ opcode: 1, length: 2n ** 40n }).readBigUInt64BE(2)).toBe(2n ** 40n);
  });
});
