import { describe, expect, it } from 'vitest';
import { makeConnectionCounter } from './connectionCounter.ts';
import { makeBucket, makeBuckets } from './limits.ts';

describe('a bucket', () => {
  it('allows a burst, then a steady rate', () => {
    const bucket = makeBucket(3, 2);
    const taken = (now: number, times: number): number =>
      Array.from({ length: times }, () => bucket.take(now)).filter(Boolean).length;
    expect(taken(1000, 5)).toBe(3);
    expect(taken(1400, 5)).toBe(0);
    expect(taken(1500, 5)).toBe(1);
    expect(taken(9000, 9)).toBe(3);
  });

  it('gains nothing from a clock that is set back', () => {
    const bucket = makeBucket(1, 1);
    expect(bucket.take(5000)).toBe(true);
    expect(bucket.take(1000)).toBe(false);
    expect(bucket.take(5500)).toBe(false);
    expect(bucket.take(6000)).toBe(true);
  });
});

describe('buckets', () => {
  it('are separate for each address', () => {
    const buckets = makeBuckets(1, 1);
    expect([buckets.take('a', 0), buckets.take('a', 0), buckets.take('b', 0)]).toEqual([true, false, true]);
  });

  it('are dropped once they are full again, not before', () => {
    const buckets = makeBuckets(2, 1);
    for (let i = 0; i < 100; i++) buckets.take(`${i}`, 10_000);
    buckets.take('0', 11_500);
    expect(buckets.size()).toBe(100);
    buckets.take('late', 12_001);
    expect(buckets.size()).toBe(2);
  });
});

describe('the connection counter', () => {
  const connections = makeConnectionCounter(2);
  const from = (remoteAddress: string, forwarded?: string): string =>
    connections.addressOf({
      socket: { remoteAddress },
      headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    } as unknown as Parameters<typeof connections.addressOf>[0]);

  it('limits each address, and frees a place when a connection closes', () => {
    expect([connections.enter('a'), connections.enter('a'), connections.enter('a'), connections.enter('b')]).toEqual([
      true,
      true,
      false,
      true,
    ]);
    connections.leave('a');
    expect([connections.enter('a'), connections.enter('a')]).toEqual([true, false]);
  });

  it('trusts only a proxy on this machine, and only the address it saw itself', () => {
    expect(from('1.2.3.4', '9.9.9.9')).toBe('1.2.3.4');
    expect(from('127.0.0.1', '8.8.8.8, 9.9.9.9')).toBe('9.9.9.9');
    expect(from('::ffff:127.0.0.1', '9.9.9.9')).toBe('9.9.9.9');
    expect(from('::1')).toBe('::1');
  });
});
